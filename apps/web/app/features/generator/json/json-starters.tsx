import { useTranslation } from 'react-i18next';

const STARTERS = ['starterData', 'starterSteps', 'starterImage'] as const;

type JsonStartersProps = { onStarter(text: string): void };

/** What the sheet shows before there is a result: three descriptions to begin with. */
export function JsonStarters({ onStarter }: JsonStartersProps) {
  const { t } = useTranslation('jsonGenerator');
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
