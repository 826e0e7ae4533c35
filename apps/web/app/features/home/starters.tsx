import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';

const STARTERS = ['starterEmail', 'starterPlan', 'starterCode'] as const;

/** Three ideas that lead to the generator and are handed over to it. */
export function Starters() {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  return (
    <div className="grid gap-1">
      <p id="starters" className="text-sm text-ink-2">
        {t('startersLabel')}
      </p>
      <ul aria-labelledby="starters" className="grid">
        {STARTERS.map((starter) => (
          <li key={starter}>
            <Link
              to={pathOf('aiGenerator', code)}
              state={{ prompt: t(starter) }}
              className="inline-flex min-h-11 items-center rounded-control py-1.5 text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {t(starter)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
