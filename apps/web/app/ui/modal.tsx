import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type ModalProps = {
  title: string;
  closeLabel: string;
  onClose(): void;
  /** There is much to read before anything is filled in: it begins at its title instead of at its first field. */
  isReadFirst?: boolean;
  children: ReactNode;
};

/** A dialog that is open as long as it is rendered. Whatever had the focus gets it back. */
export function Modal({ title, closeLabel, onClose, isReadFirst = false, children }: ModalProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(isReadFirst ? 'h2' : 'input:not([hidden]), textarea')?.focus();
    // A dialog only restores the focus if it is closed before it is removed.
    return () => dialog?.close();
  }, [isReadFirst]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[94dvh] w-[min(34rem,94vw)] max-w-none overflow-y-auto border border-edge bg-paper text-ink backdrop:bg-sunk/80"
    >
      <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-2">
        <h2 id={titleId} tabIndex={-1} className="pt-2 text-lg">
          {title}
        </h2>
        <Button tone="icon" aria-label={closeLabel} onClick={() => ref.current?.close()} className="shrink-0">
          <Icon name="close" />
        </Button>
      </div>
      <div className="grid gap-4 p-5">{children}</div>
    </dialog>
  );
}
