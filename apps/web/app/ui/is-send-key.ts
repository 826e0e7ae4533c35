import type { KeyboardEvent } from 'react';
import { isComposing } from './is-composing.ts';

/** Ctrl or ⌘ with Enter: once for each press, and never while an input method composes. */
export function isSendKey({ key, ctrlKey, metaKey, repeat, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !repeat && !isComposing(nativeEvent);
}
