import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';

const STARTERS = [
  { idea: 'starterEmail', name: 'starterEmailShort' },
  { idea: 'starterPlan', name: 'starterPlanShort' },
  { idea: 'starterCode', name: 'starterCodeShort' },
] as const;

/** Three ideas that lead to the generator, which writes them at once. */
export function Starters() {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p id="starters" className="text-sm text-ink-2">
        {t('startersLabel')}
      </p>
      <ul aria-labelledby="starters" className="flex flex-wrap gap-2">
        {STARTERS.map(({ idea, name }) => (
          <li key={idea}>
            <Link
              to={pathOf('aiGenerator', code)}
              state={{ prompt: t(idea) }}
              title={t(idea)}
              className="inline-flex min-h-11 items-center rounded-chip border border-edge bg-card px-4 text-sm text-ink hover:bg-sunk"
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
