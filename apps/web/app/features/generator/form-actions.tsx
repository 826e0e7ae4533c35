import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { GenerateButton } from './generate-button.tsx';

type FormActionsProps = {
  isReady: boolean;
  isWorking: boolean;
  hasText: boolean;
  handOver: { isPending: boolean; cancel(): void };
  removal: { clear(): void; undo(): void; isUndoOffered: boolean; setIsPaused(isPaused: boolean): void };
};

/** Generate, and beside it what can be done now. On phones the row stays above the tabs, unless the field is being filled. */
export function FormActions({ isReady, isWorking, hasText, handOver, removal }: FormActionsProps) {
  const { t } = useTranslation('generator');
  const pause = () => removal.setIsPaused(true);
  const resume = () => removal.setIsPaused(false);
  return (
    <div className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-4 py-2 group-has-[textarea:focus]:static lg:static">
      <GenerateButton isReady={isReady} isWorking={isWorking} />
      {handOver.isPending && (
        <Button tone="quiet" onClick={handOver.cancel}>
          {t('handOverCancel')}
        </Button>
      )}
      {hasText && !handOver.isPending && (
        <Button tone="text" onClick={removal.clear}>
          {t('clear')}
        </Button>
      )}
      {removal.isUndoOffered && (
        <Button
          tone="text"
          onClick={removal.undo}
          onPointerEnter={pause}
          onPointerLeave={resume}
          onFocus={pause}
          onBlur={resume}
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
