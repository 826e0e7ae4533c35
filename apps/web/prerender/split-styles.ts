import type { PageCss } from './page-css.ts';
import { splitFaces } from './split-faces.ts';

type SplitStyles = {
  /** The page up to what stands close under its heading; without a heading, the whole page. */
  beginning: string;
  /** The rules that can match in the beginning, and all font faces of the page. */
  first: string;
  end: string;
  /** All rules of the page but its font faces; empty if there is no end. */
  rest: string;
};

const HEADING_END = '</h1>';
/**
 * What is close under the heading: the first field, entry of a list or paragraph, one of which may be the largest text. A table
 * of contents does not count, since its entries repeat each other and hardly take room when they are compressed.
 */
const NEAR = /^(?:<nav[ >][\s\S]*?<\/nav>|[\s\S]){0,2500}/;
const TEXT_END = /<\/(?:h1|p|textarea)>/g;

/**
 * Splits a page and its CSS so that a browser can paint its beginning from the first packets, which hold 9 kB of it over a
 * new connection. The rest repeats the first rules: those of one layer count in their order, and a repeated text costs
 * next to nothing when it is compressed. Font faces are not repeated, since browsers would load them again.
 */
export function splitStyles(html: string, pageCss: PageCss): SplitStyles {
  const whole = splitFaces(pageCss(html));
  const heading = html.indexOf(HEADING_END);
  const [near = ''] = heading < 0 ? [] : (NEAR.exec(html.slice(heading))?.[0] ?? '').split('<noscript>', 1);
  const last = [...near.matchAll(TEXT_END)].at(-1);
  const beginning = last === undefined ? html : html.slice(0, heading + last.index + last[0].length);
  const end = html.slice(beginning.length);
  const first = `${splitFaces(pageCss(beginning)).sheet}${whole.faces}`;
  return { beginning, first, end, rest: end && whole.sheet };
}
