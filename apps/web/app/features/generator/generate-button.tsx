import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useIsApple } from './use-is-apple.ts';

type GenerateButtonProps = { isReady: boolean; isWorking: boolean };

/** Both labels stand in the same place, so that the button keeps its width. */
export function GenerateButton({ isReady, isWorking }: GenerateButtonProps) {
  const { t } = useTranslation('generator');
  const isApple = useIsApple();
  const layer = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-3';
  return (
    <Button type="submit" tone="main" isReady={isReady} aria-keyshortcuts="Control+Enter Meta+Enter">
      <span className="grid">
        <span className={`${layer} ${isWorking ? 'invisible' : ''}`}>
          {t('generate')}
          <span
            aria-hidden="true"
            dir="ltr"
            className="min-w-14 rounded-[4px] border border-current px-1.5 py-0.5 text-center font-mono text-xs font-normal pointer-coarse:hidden"
          >
            {isApple ? '⌘↵' : 'Ctrl ↵'}
          </span>
        </span>
        <span className={`${layer} ${isWorking ? '' : 'invisible'}`}>
          <Spinner />
          {t('generating')}
        </span>
      </span>
    </Button>
  );
}
