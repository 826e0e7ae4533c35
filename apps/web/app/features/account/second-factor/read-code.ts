const SIX_DIGITS = /^[0-9]{6}$/;

/** The six digits of a code as somebody types or pastes it, with gaps or in full width; undefined where it is none. */
export function readCode(text: string): string | undefined {
  const code = text.normalize('NFKC').replace(/[\s-]/g, '');
  return SIX_DIGITS.test(code) ? code : undefined;
}
