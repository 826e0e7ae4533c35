import { Button } from './button.tsx';

type UndoButtonProps = {
  removal: { undo(): void; isUndoOffered: boolean; setIsPaused(isPaused: boolean): void };
  label: string;
};

/** Undo for as long as it is offered; the offer waits while it is hovered or focused. */
export function UndoButton({ removal, label }: UndoButtonProps) {
  if (!removal.isUndoOffered) return null;
  const pause = () => removal.setIsPaused(true);
  const resume = () => removal.setIsPaused(false);
  return (
    <Button
      tone="text"
      onClick={removal.undo}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {label}
    </Button>
  );
}
