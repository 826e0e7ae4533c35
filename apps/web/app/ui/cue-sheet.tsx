import type { ReactNode, Ref } from 'react';
import { CueLamp, type LampState } from './cue-lamp.tsx';
import { HUE_EDGE, type Hue } from './hue.ts';

type CueSheetProps = {
  /** Unique in the page: the sheet is a region named by its heading. */
  id: string;
  hue: Hue;
  title: string;
  lamp: LampState;
  lampWord: string;
  /** A button by the lamp, for what its word asks for. */
  action?: ReactNode;
  sheetRef: Ref<HTMLElement>;
  children: ReactNode;
};

/** A result as the prompter's paper: a hue at its start edge, a clipped corner and a lamp. */
export function CueSheet({ id, hue, title, lamp, lampWord, action, sheetRef, children }: CueSheetProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      ref={sheetRef}
      aria-labelledby={headingId}
      className={`sheet-corner flex scroll-mt-20 flex-col border border-line border-s-6 bg-card p-5 @container [--surface:var(--color-card)] ${HUE_EDGE[hue]}`}
    >
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3">
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        <span className="ms-auto flex flex-wrap items-center justify-end gap-x-2">
          {action}
          <CueLamp state={lamp} word={lampWord} />
        </span>
      </div>
      {children}
    </section>
  );
}
