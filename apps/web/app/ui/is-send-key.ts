import type { KeyboardEvent } from 'react';

/** Ctrl or ⌘ with Enter: once for each press, and never while an input method composes. */
export function isSendKey({ key, ctrlKey, metaKey, repeat, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !repeat && !isComposing(nativeEvent);
}

// 229 is what browsers send for keys that an input method has taken; Safari sends it after it says that composing is over.
function isComposing({ isComposing, keyCode }: KeyboardEvent['nativeEvent']): boolean {
  return isComposing || keyCode === 229;
}
