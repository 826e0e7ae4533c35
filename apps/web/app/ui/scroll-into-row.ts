/** Scrolls a row that is wider than its place, so that one of its children stands in the middle; the page stays. */
export function scrollIntoRow(child: HTMLElement): void {
  const { parentElement: row, offsetLeft, offsetWidth } = child;
  // Also from right to left, where both sides count below zero.
  if (row) row.scrollLeft = offsetLeft + (offsetWidth - row.clientWidth) / 2;
}
