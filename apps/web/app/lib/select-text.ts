/** Selects the contents of an element, to be copied manually. */
export function selectText(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
}
