/** Ids that a page with a long text has already. */
const TAKEN = ['contents', 'next', 'faq', 'announcer', 'main'];

/**
 * Names for the headings of one text, to be linked: their own words, in any script, the second of two alike with a
 * number. A heading keeps its name when another is added elsewhere.
 */
export function headingIds(): (heading: string) => string {
  const known = new Set(TAKEN);
  return (heading) => {
    const name = nameOf(heading);
    let id = name;
    for (let number = 2; known.has(id); number += 1) id = `${name}-${number}`;
    known.add(id);
    return id;
  };
}

/** Letters and digits, in words that hyphens part; it begins with a letter, as an id of HTML should. */
function nameOf(heading: string): string {
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return /^\p{L}/u.test(words) ? words : ['part', words].filter(Boolean).join('-');
}
