import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { GenerateButton } from './generate-button.tsx';

type Removal = { clear(): void; undo(): void; isUndoOffered: boolean; setIsPaused(isPaused: boolean): void };
type FormActionsProps = {
  generateLabel: string;
  clearLabel: string;
  isReady: boolean;
  isWorking: boolean;
  /** Whether there is anything to clear. */
  isFilled: boolean;
  handOver: { isPending: boolean; cancel(): void };
  removal: Removal;
  /** If the form is longer than the window, the row stays in view on desktops, too. */
  isFormLong?: boolean;
};

/**
 * The Generate button, and next to it the other actions. On phones the row stays above the tabs, unless a field is
 * being filled.
 */
export function FormActions(props: FormActionsProps) {
  const { generateLabel, clearLabel, isReady, isWorking, isFilled, handOver, removal, isFormLong = false } = props;
  const { t } = useTranslation('generator');
  return (
    <div
      className={`sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-4 py-2 group-has-[textarea:focus]:static ${isFormLong ? 'lg:bottom-0' : 'lg:static'}`}
    >
      <GenerateButton label={generateLabel} isReady={isReady} isWorking={isWorking} />
      {handOver.isPending && (
        <Button tone="quiet" onClick={handOver.cancel}>
          {t('handOverCancel')}
        </Button>
      )}
      {isFilled && !handOver.isPending && (
        <Button tone="text" onClick={removal.clear}>
          {clearLabel}
        </Button>
      )}
      <UndoButton removal={removal} label={t('undo')} />
    </div>
  );
}
