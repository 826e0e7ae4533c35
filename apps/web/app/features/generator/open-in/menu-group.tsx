import type { ReactNode } from 'react';

/** The classes of a menu item. */
export const MENU_ITEM =
  'flex min-h-11 w-full items-center rounded-control px-3 py-1.5 text-start hover:bg-sunk focus-visible:-outline-offset-3 pointer-fine:min-h-9';

type MenuGroupProps = { label: string; children: ReactNode };

/** A labeled group of similar menu items. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="px-3 pt-1 text-xs text-ink-2">
        {label}
      </p>
      {children}
    </div>
  );
}
