import type { CodeLanguage } from './code-report.ts';

/** No function head is longer; one that is not closed by then is something else. */
const MAX_HEAD_CHARS = 1000;
const MAX_NAME_CHARS = 40;
const TYPE_FIRST: readonly string[] = ['java', 'csharp', 'c', 'cpp'];
/** Languages that put the type after the name, separated by a space only. */
const NAME_FIRST: readonly CodeLanguage[] = ['go'];

/** Offset of the bracket that closes the one at `open`, or null. */
export function closingBracket(bare: string, open: number): number | null {
  let depth = 0;
  const end = Math.min(bare.length, open + MAX_HEAD_CHARS);
  for (let at = open; at < end; at += 1) {
    const character = bare.charAt(at);
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

/** Names of the parameters between two brackets, without types and defaults. */
export function parameterNames(list: string, language: CodeLanguage): string[] {
  return splitAtCommas(list).flatMap((piece) => {
    const name = nameOf(piece.trim(), language).slice(0, MAX_NAME_CHARS);
    return name === '' || name === 'void' || name === '/' || name === '*' ? [] : [name];
  });
}

function splitAtCommas(list: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const character = list.charAt(at);
    if ('([{<'.includes(character)) depth += 1;
    else if (')]}>'.includes(character) && list[at - 1] !== '=') depth -= 1;
    else if (character === ',' && depth <= 0) {
      pieces.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...pieces, list.slice(start)];
}

function nameOf(piece: string, language: CodeLanguage): string {
  const bare = piece.split('=', 1)[0]?.trim() ?? '';
  if (TYPE_FIRST.includes(language)) return /(\w+)(?:\[\w*\])*$/.exec(bare)?.[1] ?? '';
  if (language === 'php') return /\$\w+/.exec(bare)?.[0] ?? '';
  if (NAME_FIRST.includes(language)) return /^\w+/.exec(bare)?.[0] ?? '';
  if (/^[{[]/.test(bare))
    return bare.slice(0, Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1).replace(/\s+/g, ' ');
  const declared = bare.split(':', 1)[0]?.replace(/\?$/, '').trim() ?? '';
  return declared.split(/\s+/).at(-1) ?? '';
}
