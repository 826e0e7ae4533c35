/** @typedef {import('./read-page.mjs').Page} Page */

/** Headings out of order and pictures without a text. @param {readonly Page[]} pages */
export function findOutlineFaults(pages) {
  return pages.flatMap(({ path, headings, images }) => {
    const top = headings.filter(({ level }) => level === 1);
    const jumps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
    return [
      ...(top.length === 1 ? [] : [`has ${top.length} headings of the first level`]),
      ...jumps.map(({ level, text }) => `the heading “${text}” skips a level to ${level}`),
      ...headings.filter(({ text }) => text.trim() === '').map(({ level }) => `a heading of level ${level} is empty`),
      ...images.filter(({ alt }) => alt === undefined).map(({ src }) => `a picture has no text: ${src || 'a drawing'}`),
    ].map((fault) => `${path}: ${fault}`);
  });
}
