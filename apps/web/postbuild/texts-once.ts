import { parseFragment } from 'parse5';

const STREAM = /window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/;
const SHARED = /<pre [^>]*data-once=""[^>]*>[\s\S]*?<\/pre>/g;
/** Shorter ones are not worth a mark. */
const MIN_CHARS = 200;

/** Puts the texts back where their marks stand, in the form of JSON in which the stream has them. */
const RESTORE = [
  String.raw`(s=>s.replace(/\x01(\d+)\x01/g,(m,i)=>`,
  'JSON.stringify(document.querySelectorAll("pre[data-once]")[i].textContent).slice(1,-1)))',
].join('');

/**
 * Takes long texts out of the data that a page brings for the app where they stand in the page anyway, to be read without
 * it: each <pre data-once>. The script that hands the data over reads them there, before anything can change them.
 */
export function withTextsOnce(html: string): string {
  const [call, literal] = STREAM.exec(html) ?? [];
  const texts = [...html.matchAll(SHARED)].map(([pre]) => textOf(pre));
  if (call === undefined || literal === undefined || texts.length === 0) return html;
  const stream = texts.reduce((shorter, text, index) => {
    const written = JSON.stringify(text).slice(1, -1);
    return text.length < MIN_CHARS ? shorter : shorter.replace(`"${written}"`, `"\u0001${index}\u0001"`);
  }, JSON.parse(literal) as string);
  const inScript = JSON.stringify(stream).replaceAll('<', String.raw`\u003c`);
  return html.replace(call, () => call.replace(literal, () => `${RESTORE}(${inScript})`));
}

/** The text that a browser finds in it. */
function textOf(pre: string): string {
  type Node = { value?: string; childNodes?: Node[] };
  const read = ({ value, childNodes = [] }: Node): string => value ?? childNodes.map(read).join('');
  return read(parseFragment(pre) as Node);
}
