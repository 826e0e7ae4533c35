const SIX_DIGITS = /^[0-9]{6}$/;

/**
 * The six digits of a typed or pasted code, which may have gaps or full-width digits; undefined if it is not a code.
 */
export function readCode(text: string): string | undefined {
  const code = text.normalize('NFKC').replace(/[\s-]/g, '');
  return SIX_DIGITS.test(code) ? code : undefined;
}
