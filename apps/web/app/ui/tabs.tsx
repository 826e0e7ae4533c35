import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { scrollIntoRow } from './scroll-into-row.ts';

type TabsProps<Id extends string> = {
  /** Unique in the page; the ids of tabs and panels begin with it. */
  name: string;
  /** What assistive technology calls the list of tabs. */
  label: string;
  ids: readonly Id[];
  open: Id;
  onOpen(id: Id): void;
  tab(id: Id): ReactNode;
  /** Closed panels are hidden but keep what they hold. */
  panel(id: Id): ReactNode;
};

/**
 * Tabs as the ARIA practices have them: one stop of the Tab key, arrows move and open in the direction of reading. Where they
 * are wider than their place, they scroll.
 */
export function Tabs<Id extends string>({ name, label, ids, open, onOpen, tab, panel }: TabsProps<Id>) {
  const listRef = useRef<HTMLDivElement>(null);
  const tabId = (id: Id) => `${name}-tab-${id}`;
  const panelId = (id: Id) => `${name}-panel-${id}`;

  function move(event: KeyboardEvent<HTMLElement>): void {
    const next = tabFor(event, ids, open);
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next);
    listRef.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  }

  return (
    <div className="flex min-w-0 grow flex-col">
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        className="scroll-shades relative flex gap-x-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--color-edge)] [scrollbar-width:none]"
      >
        {ids.map((id) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            aria-selected={id === open}
            aria-controls={panelId(id)}
            tabIndex={id === open ? 0 : -1}
            onClick={({ currentTarget }) => {
              onOpen(id);
              scrollIntoRow(currentTarget);
            }}
            onKeyDown={move}
            className="relative flex min-h-11 shrink-0 items-center gap-2 rounded-t-control border border-transparent px-2.5 text-sm text-ink-2 @min-[28rem]:px-3 @min-[28rem]:text-base hover:text-ink aria-selected:border-edge aria-selected:border-b-card aria-selected:bg-card aria-selected:font-semibold aria-selected:text-ink focus-visible:-outline-offset-3"
          >
            {tab(id)}
          </button>
        ))}
      </div>
      {ids.map((id) => (
        <div
          key={id}
          id={panelId(id)}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          hidden={id !== open}
          className="min-w-0 grow flex-col not-[[hidden]]:flex"
        >
          {panel(id)}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads. */
function tabFor<Id extends string>(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  ids: readonly Id[],
  from: Id,
): Id | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  if (key === forward) return ids.at((ids.indexOf(from) + 1) % ids.length);
  return key === back ? ids.at(ids.indexOf(from) - 1) : undefined;
}
