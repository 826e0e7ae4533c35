import type { PageCss } from './page-css.ts';
import { splitFaces } from './split-faces.ts';

type SplitStyles = {
  /** The page up to and including its heading and the paragraph under it; without a heading, the whole page. */
  beginning: string;
  /** The rules that can match in the beginning, and all font faces of the page. */
  first: string;
  end: string;
  /** All rules of the page but its font faces; empty if there is no end. */
  rest: string;
};

const BEGINNING = /^[\s\S]*?<\/h1>(?:<p[ >][\s\S]*?<\/p>)?/;

/**
 * Splits a page and its CSS so that a browser can paint the heading from the first packets, which hold some 8 kB over a new
 * connection. The rest repeats the first rules: those of one layer count in their order, and a repeated text costs
 * next to nothing when it is compressed. Font faces are not repeated, since browsers would load them again.
 */
export function splitStyles(html: string, pageCss: PageCss): SplitStyles {
  const whole = splitFaces(pageCss(html));
  const beginning = BEGINNING.exec(html)?.[0] ?? html;
  const end = html.slice(beginning.length);
  const first = `${splitFaces(pageCss(beginning)).sheet}${whole.faces}`;
  return { beginning, first, end, rest: end && whole.sheet };
}
