import type { ReactNode } from 'react';

type SteadyLabelProps = { isOn: boolean; on: ReactNode; off: ReactNode };

const LAYER = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

/** One of two labels of a button. Both take the room of the longer one, so that the button keeps its width. */
export function SteadyLabel({ isOn, on, off }: SteadyLabelProps) {
  return (
    <span className="grid">
      <span aria-hidden={!isOn} className={`${LAYER} ${isOn ? '' : 'invisible'}`}>
        {on}
      </span>
      <span aria-hidden={isOn} className={`${LAYER} ${isOn ? 'invisible' : ''}`}>
        {off}
      </span>
    </span>
  );
}
