/** Scrolls a row that is wider than its place, so that one of its children is centered; the page does not scroll. */
export function scrollIntoRow(child: HTMLElement): void {
  const { parentElement: row, offsetLeft, offsetWidth } = child;
  // Also from right to left, where both sides count below zero.
  if (row) row.scrollLeft = offsetLeft + (offsetWidth - row.clientWidth) / 2;
}
