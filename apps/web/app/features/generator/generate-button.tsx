import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SteadyLabel } from '../../ui/steady-label.tsx';
import { useIsApple } from '../../ui/use-is-apple.ts';

type GenerateButtonProps = { label: string; isReady: boolean; isWorking: boolean };

export function GenerateButton({ label, isReady, isWorking }: GenerateButtonProps) {
  const { t } = useTranslation('generator');
  const isApple = useIsApple();
  const shortcut = (
    <span
      aria-hidden="true"
      dir="ltr"
      className="ms-1 min-w-14 rounded-[4px] border border-current px-1.5 py-0.5 text-center font-mono text-xs font-normal max-sm:hidden pointer-coarse:hidden"
    >
      {isApple ? '⌘' : t('controlKey')} ↵
    </span>
  );
  return (
    <Button type="submit" tone="main" isReady={isReady} aria-keyshortcuts="Control+Enter Meta+Enter">
      <SteadyLabel
        isOn={isWorking}
        on={
          <>
            <Spinner />
            {t('generating')}
          </>
        }
        off={
          <>
            {label}
            {shortcut}
          </>
        }
      />
    </Button>
  );
}
