const PAIRS: readonly (readonly [string, string])[] = [
  ['[', ']'],
  ['(', ')'],
  ['«', '»'],
  ['「', '」'],
  ['“', '”'],
];

/** Brackets, quotation marks, fences and tags that open and do not close. */
export function brokenMarks(text: string): string[] {
  const broken: string[] = [];
  const count = (mark: string) => text.split(mark).length - 1;
  for (const [open, close] of PAIRS) if (count(open) > count(close)) broken.push(open);
  if (count('```') % 2 === 1) broken.push('```');
  for (const [, tag] of text.matchAll(/^<([a-z_\d]+)>$/gm)) if (!text.includes(`</${tag}>`)) broken.push(`<${tag}>`);
  return broken;
}
