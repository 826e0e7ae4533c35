/** CSS pixels between a menu and what it belongs to, and the edges of the window. */
const GAP = 6;
const EDGE = 8;

/** Puts a menu that is fixed to the window above or below its button, where there is more room, and within the window. */
export function placeBeside(menu: HTMLElement, anchor: HTMLElement): void {
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
