/**
 * Collects what is typed from now on instead of letting it go to the field that has the focus.
 * @returns a function that ends it and answers the text
 */
export function collectTyped(): () => string {
  let text = '';
  const listening = new AbortController();
  function take(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length === 1) text += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  addEventListener('keydown', take, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    return text;
  };
}
