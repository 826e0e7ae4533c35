/** */
export const MAX_TITLE_CHARS = 60;

/** The first sentence of an idea, cut at a word boundary if too long; null if the idea has no letters. */
export function titleOf(idea: string): string | null {
  if (!/\p{L}/u.test(idea)) return null;
  const sentences = idea
    .split(/(?<=[.!?])\s|[。！？;；\n]/u)
    .map((piece) => piece.replace(/(?<![.;:：\s])[.;:：\s]+$/, '').trim());
  const sentence = sentences.find((candidate) => /\p{L}/u.test(candidate)) ?? idea;
  if (sentence.length <= MAX_TITLE_CHARS) return sentence;
  const commas = [
    ...sentence.slice(0, MAX_TITLE_CHARS).matchAll(/[,،、，](?!\d)|(?<!\d)[,،、，]|\s\(|:\s|\s[–—-]\s/g),
  ].map(({ index }) => index);
  const comma = commas.findLast((index) => index >= MIN_CLAUSE_CHARS && isClosed(sentence.slice(0, index)));
  const colon = sentence.slice(0, MAX_TITLE_CHARS).search(/[:：]\s/);
  if (colon >= MIN_CLAUSE_CHARS && isClosed(sentence.slice(0, colon))) return sentence.slice(0, colon).trim();
  if (comma !== undefined) return sentence.slice(0, comma).trim();
  return cutAtWord(sentence);
}

const MIN_CLAUSE_CHARS = 20;
const MIN_WORDS_CHARS = 30;

/** No quotation or bracket is left open. */
function isClosed(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/"/g) % 2 === 0 && count(/[(«「『“„]/g) <= count(/[)»」』”“]/g);
}

function cutAtWord(text: string): string {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length >= MAX_TITLE_CHARS) break;
    cut += character;
  }
  const space = cut.lastIndexOf(' ');
  return `${(space >= MIN_WORDS_CHARS ? cut.slice(0, space) : cut).trimEnd()}…`;
}
