type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to an input method. 229 is what browsers send for keys that it has taken; Safari sends it after it
 * says that composing is over.
 */
export function isComposing({ isComposing, keyCode }: Key): boolean {
  return isComposing || keyCode === 229;
}
