import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** CSS pixels between a menu and what it belongs to, and the edges of the window. */
const GAP = 6;

const EDGE = 8;

const ITEMS = '[role=menuitem]';

/**
 * A menu following the ARIA practices: one item has the focus, arrows move it, Escape and a press elsewhere close it.
 */
export function useMenu(
  menuRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const menu = menuRef.current;
    if (!menu || !anchorRef.current) return;
    // In the top layer, since the sheet's clipped corner would clip the menu, too. Old browsers show it in its place.
    menu.showPopover?.();
    placeBeside(menu, anchorRef.current);
    itemsOf(menu)[0]?.focus({ preventScroll: true });
  }, [menuRef, anchorRef]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (menuRef.current?.contains(target) || anchorRef.current?.contains(target));
    document.addEventListener('pointerdown', ({ target }) => isInside(target) || close(), { signal });
    window.addEventListener('resize', () => close(), { signal });
    // The button that the menu is anchored to scrolls away.
    window.addEventListener('scroll', () => close(), { signal, passive: true });
    return () => listening.abort();
  }, [menuRef, anchorRef]);

  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    const next = itemFor(event.key, itemsOf(event.currentTarget));
    const isLeft = event.key === 'Escape' || event.key === 'Tab';
    if (isLeft) onClose();
    next?.focus();
    // Tab continues from the button, which has the focus again.
    if (next || event.key === 'Escape') event.preventDefault();
  }

  return { moveByKey };
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(ITEMS)];
}

function itemFor(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const place = items.findIndex((item) => item.matches(':focus'));
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'ArrowDown') return items[(place + 1) % items.length];
  return key === 'ArrowUp' ? items.at(place - 1) : undefined;
}

/** Puts a menu that is fixed to the window above or below its button, where there is more room, and within the window. */
function placeBeside(menu: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = top > clientHeight - bottom;
  const room = (isAbove ? top : clientHeight - bottom) - GAP - EDGE;
  menu.style.maxBlockSize = `${room}px`;
  menu.style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
  menu.style.bottom = isAbove ? `${clientHeight - top + GAP}px` : 'auto';
  const width = menu.offsetWidth;
  const wanted = getComputedStyle(anchor).direction === 'rtl' ? right - width : left;
  menu.style.left = `${Math.max(EDGE, Math.min(wanted, clientWidth - width - EDGE))}px`;
}
