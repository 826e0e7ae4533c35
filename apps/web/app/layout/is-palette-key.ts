import { isComposing } from '../ui/is-composing.ts';

const APPLE = /Mac|iPhone|iPad/;

/**
 * Ctrl with K, ⌘ with K on Apple's systems, where Ctrl with K deletes the rest of a line. By the key's position on
 * keyboards of other scripts.
 */
export function isPaletteKey(event: KeyboardEvent, userAgent = navigator.userAgent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  const [modifier, other] = APPLE.test(userAgent) ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return isK && modifier && !other && !altKey && !shiftKey && !isComposing(event);
}
