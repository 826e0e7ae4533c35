/** Bidirectional and control characters, which no name or address needs. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const SLOT = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Fills the slots of a text from content/. Values are not expanded again, so `{{…}}` in one of them stays as is.
 * @param writeText how the words themselves are written, and
 * @param writeValue how a value is, after what could turn or break the line has become U+FFFD
 */
export function fillSlots(
  text: string,
  values: Readonly<Record<string, string>>,
  writeText: (text: string) => string,
  writeValue: (value: string) => string,
): string {
  const pieces = text.split(SLOT); // words and names of slots take turns
  return pieces
    .map((piece, index) =>
      index % 2 === 0 ? writeText(piece) : writeValue((values[piece] ?? '').replace(UNSEEN, '\uFFFD')),
    )
    .join('');
}
