import { useTranslation } from '../../../i18n/use-translation.ts';
import { Starters } from '../starters.tsx';

const STARTERS = ['starter1', 'starter2', 'starter3'] as const;

type StarterListProps = { onStarter(idea: string): void };

/** Three ideas to begin with. */
export function StarterList({ onStarter }: StarterListProps) {
  const { t } = useTranslation('textGenerator');
  const starters = STARTERS.map((id) => ({ id, text: t(id), onStart: () => onStarter(t(id)) }));
  return <Starters hint={t('sheetHint')} starters={starters} />;
}
