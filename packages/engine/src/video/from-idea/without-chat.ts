import REMARKS from '../../words/chat-remarks.json' with { type: 'json' };

const START = String.raw`(?<=^|[,;.!?…、。，；！？،؛\n]\s*)`;
const END = String.raw`(?=\s*(?:$|[,;.!?…、。，；！？،؛)\n]))`;
const word = (pattern: string) => String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`;
const anyOf = (patterns: readonly string[]) => patterns.join('|');
/** In Chinese nothing parts a remark from the words before it. */
const loose = (pattern: string) => (/^\p{Script=Han}/u.test(pattern) ? pattern : word(pattern));

const { attached, anywhere, atEdge, atEnd } = REMARKS;
const REMARK = new RegExp(
  anyOf([
    ...attached,
    ...anywhere.map((pattern) => word(pattern)),
    ...atEdge.flatMap((pattern) => [`${START}${word(pattern)}`, `${loose(pattern)}${END}`]),
    ...atEnd.map((pattern) => `${pattern}${END}`),
  ]),
  'giu',
);
const QUOTED = /("[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』)/u;
const MARK_BEFORE = /[\s,;、，；،]*$/u;
const MARK_AFTER = /^[\s,;、，；،]*/u;

/** The idea without laughter and the like ("lol", "ㅋㅋ"), which describe nothing. A quoted line may laugh. */
export function withoutChat(idea: string): string {
  const parts = idea.split(QUOTED);
  const kept = parts.map((text, index) => (index % 2 === 1 ? text : plain(text))).join('');
  return /[\p{L}\p{N}]/u.test(kept) ? kept : idea;
}

function plain(text: string): string {
  let rest = text;
  for (const match of [...text.matchAll(REMARK)].toReversed()) {
    const before = rest.slice(0, match.index);
    const after = rest.slice(match.index + match[0].length);
    const isFirst = before.trim() === '';
    // Of the marks around a remark one is enough.
    if (isFirst) rest = before + after.replace(MARK_AFTER, '');
    else if (/^\s*[\p{L}\p{N}(]/u.test(after)) rest = before + after.replace(/^\s+/u, before.endsWith(' ') ? '' : ' ');
    else rest = before.replace(MARK_BEFORE, '') + after;
  }
  return rest;
}
