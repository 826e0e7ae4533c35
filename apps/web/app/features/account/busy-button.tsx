import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SteadyLabel } from '../../ui/steady-label.tsx';

type BusyButtonProps = Omit<ComponentProps<typeof Button>, 'isReady'> & {
  isBusy: boolean;
  /** What it says while it is busy. */
  busy: string;
  children: ReactNode;
};

/** A button that says what is being done while it is done. */
export function BusyButton({ isBusy, busy, children, ...rest }: BusyButtonProps) {
  return (
    <Button isReady={!isBusy} {...rest}>
      <SteadyLabel
        isOn={isBusy}
        on={
          <>
            <Spinner />
            {busy}
          </>
        }
        off={children}
      />
    </Button>
  );
}
