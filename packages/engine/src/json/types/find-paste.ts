import { typedBetween } from '../../text/fold-text.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import { matchOf } from './clause-role.ts';

/** A text to work on, pasted below or after the request. */
export type Paste = { text: string; start: number };

/** After a sentence, a colon or a line; longer than a name. */
const QUOTED_END =
  /(?:^|[:.!?。：\n])[^\S\n]*("[^"]{40,20000}"|“[^”]{40,20000}”|„[^“”]{40,20000}[“”]|«[^»]{40,20000}»|「[^」]{12,20000}」|『[^』]{12,20000}』)\s*$/du;
const BLANK_LINE = /\n[ \t]*\n\s*(?=\S)/g;
/** How far after the fields the colon may be: "as JSON:". */
const MAX_COLON_CHARS = 40;
const MIN_PASTE_CHARS = 30;
/** An instruction is recognizable from its first words. */
const FIRST_CHARS = 60;
/** A separate sentence, or something only found in prose. */
const IS_PROSE = /[.!?。！？]\s*(?:$|\s)|\n|。/u;

/** @param list range of the fields in the folded text; the pasted text follows it */
export function findPaste(asked: JsonReading, list: { end: number } | null): Paste | null {
  const { text } = asked.folded;
  const quoted = QUOTED_END.exec(text)?.indices?.[1];
  if (quoted !== undefined && quoted[0] > 0) {
    return { text: typedBetween(asked.folded, quoted[0] + 1, quoted[1] - 1).trim(), start: quoted[0] };
  }
  if (list === null) return null;
  BLANK_LINE.lastIndex = list.end;
  const blank = BLANK_LINE.exec(text);
  const colon = text.slice(list.end, list.end + MAX_COLON_CHARS).search(/[:：](?=\s)|：/);
  const starts = [blank === null ? -1 : blank.index + blank[0].length, colon < 0 ? -1 : list.end + colon + 1];
  for (const start of starts) {
    const tail = text.slice(start);
    if (start < 0 || tail.trim().length < MIN_PASTE_CHARS || !IS_PROSE.test(tail)) continue;
    const { instruction } = jsonLexiconOf(asked.json.words).patterns;
    if (matchOf(instruction, tail.slice(0, FIRST_CHARS)) !== null) continue;
    return { text: typedBetween(asked.folded, start, text.length).trim(), start };
  }
  return null;
}
