/** Bodies below this are read in a millisecond whatever they hold. */
const SHORT_BYTES = 64 * 1024;
/** Of each mark. Our longest bodies are one long text, a picture, and a dozen fields. */
const MOST_MARKS = 10_000;
const MARKS = Buffer.from('"[{,\\');

/**
 * Whether a JSON text is long and built of very many parts: reading a million keys would hold the event loop for a
 * second, and no request of ours needs them.
 */
export function isOverbuilt(json: Buffer): boolean {
  return json.length > SHORT_BYTES && MARKS.some((mark) => hasMore(json, mark, MOST_MARKS));
}

function hasMore(bytes: Buffer, mark: number, most: number): boolean {
  let count = 0;
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
