/** Marks all that an element shows, ready to be copied by hand. */
export function selectText(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
}
