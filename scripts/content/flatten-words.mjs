/**
 * Dotted keys of nested words: `{ a: { b: 'x' } }` becomes `a.b` → `x`, as i18next reads them.
 * @param {object} words @returns {Map<string, unknown>}
 */
export function flattenWords(words) {
  /** @type {[string, unknown][]} */
  const entries = Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? [...flattenWords(value)].map(([inner, text]) => /** @type {[string, unknown]} */ ([`${key}.${inner}`, text]))
      : [[key, value]],
  );
  return new Map(entries);
}
