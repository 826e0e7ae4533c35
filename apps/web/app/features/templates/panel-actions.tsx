import type { ReactNode } from 'react';

/** What was said last; a new object each time, so that the same words are read out again. */
export type Said = { text: string };

type PanelActionsProps = { said: Said | undefined; children: ReactNode };

/**
 * What can be done with what was filled in, always in view unless the window is so low that it would cover the fields.
 * The result of an action is announced here: the page behind a dialog, with its notices, is inert.
 */
export function PanelActions({ said, children }: PanelActionsProps) {
  return (
    <div className="bottom-0 -mx-4 mt-6 grid gap-2 border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:-mx-6 md:px-6 [@media(height>=40rem)]:sticky">
      <div className="flex flex-wrap gap-2">{children}</div>
      <div role="status" className="min-h-lh text-sm text-ink-2">
        {said && <p>{said.text}</p>}
      </div>
    </div>
  );
}
