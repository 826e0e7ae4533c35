import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import type { Hue } from '../../ui/hue.ts';
import { TOOL_DRAWINGS } from './drawings.tsx';

const TOOLS = [
  { page: 'aiGenerator', hue: 'text' },
  { page: 'artGenerator', hue: 'art' },
  { page: 'jsonGenerator', hue: 'json' },
  { page: 'videoGenerator', hue: 'video' },
] as const satisfies { page: string; hue: Hue }[];

/** The way to each generator, with a picture of what it makes. */
export function ToolCards() {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
      {TOOLS.map(({ page, hue }) => (
        <li key={page} className="grid">
          <Link
            to={pathOf(page, code)}
            className="group grid content-start gap-2 rounded-control border border-line bg-card p-2.5 hover:border-edge md:gap-3 md:p-4"
          >
            {TOOL_DRAWINGS[hue]}
            <h3 className="text-base underline-offset-4 group-hover:underline md:text-lg">{t(`${hue}ToolTitle`)}</h3>
            <p className="text-sm text-ink-2 max-md:sr-only">{t(`${hue}ToolHint`)}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
