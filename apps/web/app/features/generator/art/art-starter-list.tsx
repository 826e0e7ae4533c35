import { useTranslation } from 'react-i18next';
import type { ArtChoices } from './art-choices.ts';
import { ART_STARTERS } from './art-starters.ts';

type ArtStarterListProps = { onStarter(choices: ArtChoices): void };

/** What the sheet shows before there is a prompt. */
export function ArtStarterList({ onStarter }: ArtStarterListProps) {
  const { t } = useTranslation('artGenerator');
  return (
    <>
      <p className="mb-4 max-w-measure text-ink-2">{t('sheetHint')}</p>
      <ul>
        {ART_STARTERS.map(({ title, details, choices }) => (
          <li key={title} className="border-b border-line first:border-t">
            <button
              type="button"
              onClick={() => onStarter({ ...choices, details: t(details) })}
              className="min-h-11 w-full py-2.5 text-start underline decoration-line decoration-1 underline-offset-4 hover:text-primary hover:decoration-current"
            >
              {t(title)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
