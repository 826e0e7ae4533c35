import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { GENERATORS } from '../../layout/generators.ts';
import { pathOf } from '../../site-paths.ts';
import { HUE_EDGE, HUE_TEXT } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';

const OPEN = { text: 'openText', art: 'openArt', json: 'openJson', video: 'openVideo' } as const;
const POINTS = ['first', 'second', 'third'] as const;

/** The four generators with what each can do. */
export function FeatureCards() {
  const { t } = useTranslation(['features', 'shell']);
  const { code } = useLanguage();
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {GENERATORS.map(({ hue, page }) => (
        <li
          key={hue}
          className={`flex flex-col items-start gap-3 border border-line border-s-6 bg-card p-5 md:p-6 ${HUE_EDGE[hue]}`}
        >
          <h2 className="flex items-center gap-3 text-xl">
            <Icon name={hue} className={HUE_TEXT[hue]} />
            {t(`tool.${hue}.title`)}
          </h2>
          <p className="text-ink-2">{t(`tool.${hue}.text`)}</p>
          <ul className="grid grow content-start gap-2">
            {POINTS.map((point) => (
              <li key={point} className="flex gap-2">
                <Icon name="check" className={`mt-1 ${HUE_TEXT[hue]}`} />
                {t(`tool.${hue}.${point}`)}
              </li>
            ))}
          </ul>
          <Link
            to={pathOf(page, code)}
            className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
          >
            {t(`shell:${OPEN[hue]}`)}
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
