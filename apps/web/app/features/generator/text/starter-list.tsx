import { useTranslation } from 'react-i18next';

const STARTERS = ['starter1', 'starter2', 'starter3'] as const;

type StarterListProps = { onStarter(idea: string): void };

/** What the sheet shows before there is a prompt: three ideas to begin with. */
export function StarterList({ onStarter }: StarterListProps) {
  const { t } = useTranslation('textGenerator');
  return (
    <>
      <p className="mb-4 max-w-measure text-ink-2">{t('sheetHint')}</p>
      <ul>
        {STARTERS.map((starter) => (
          <li key={starter} className="border-b border-line first:border-t">
            <button
              type="button"
              onClick={() => onStarter(t(starter))}
              className="min-h-11 w-full py-2.5 text-start underline decoration-line decoration-1 underline-offset-4 hover:text-primary hover:decoration-current"
            >
              {t(starter)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
