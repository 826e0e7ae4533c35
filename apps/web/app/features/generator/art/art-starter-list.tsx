import { useTranslation } from '../../../i18n/use-translation.ts';
import { Starters } from '../starters.tsx';
import type { ArtChoices } from './art-choices.ts';
import { ART_STARTERS } from './art-starters.ts';

type ArtStarterListProps = { onStarter(choices: ArtChoices): void };

/** Three pictures to begin with. */
export function ArtStarterList({ onStarter }: ArtStarterListProps) {
  const { t } = useTranslation('artGenerator');
  const starters = ART_STARTERS.map(({ title, details, choices }) => ({
    id: title,
    text: t(title),
    onStart: () => onStarter({ ...choices, details: t(details) }),
  }));
  return <Starters hint={t('sheetHint')} starters={starters} />;
}
