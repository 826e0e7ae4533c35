import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { HUE_EDGE, HUE_TEXT, HUE_TINT, type Hue } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';

const TOOLS = [
  { page: 'aiGenerator', hue: 'text' },
  { page: 'artGenerator', hue: 'art' },
  { page: 'jsonGenerator', hue: 'json' },
  { page: 'videoGenerator', hue: 'video' },
] as const satisfies { page: string; hue: Hue }[];

/** The beginning of what each generator writes; the route's loader has them written while the site is built. */
export type ToolSamples = Readonly<Record<Hue, string>>;
type ToolCardsProps = { samples: ToolSamples };

/** The way to each generator, in its hue, with a sample of its work. */
export function ToolCards({ samples }: ToolCardsProps) {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {TOOLS.map(({ page, hue }) => (
        <li key={page} className="grid">
          <Link
            to={pathOf(page, code)}
            className={`group flex gap-4 border border-line border-s-6 bg-card p-5 hover:border-edge ${HUE_EDGE[hue]}`}
          >
            <Icon name={hue} className={`mt-1 ${HUE_TEXT[hue]}`} />
            <div className="grid content-start gap-1">
              <h3 className="text-lg underline-offset-4 group-hover:underline">{t(`${hue}ToolTitle`)}</h3>
              <p className="text-ink-2">{t(`${hue}ToolHint`)}</p>
              <p
                dir="auto"
                className={`mt-2 px-3 py-2 font-mono text-sm whitespace-pre-line wrap-anywhere ${HUE_TINT[hue]}`}
              >
                {samples[hue]}
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
