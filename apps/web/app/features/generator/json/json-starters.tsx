import { useTranslation } from '../../../i18n/use-translation.ts';
import { Starters } from '../starters.tsx';

const STARTERS = ['starterData', 'starterSteps', 'starterImage'] as const;

type JsonStartersProps = { onStarter(text: string): void };

/** Three descriptions to begin with. */
export function JsonStarters({ onStarter }: JsonStartersProps) {
  const { t } = useTranslation('jsonGenerator');
  const starters = STARTERS.map((id) => ({ id, text: t(id), onStart: () => onStarter(t(id)) }));
  return <Starters hint={t('sheetHint')} starters={starters} />;
}
