import { foldText, typedBetween } from '../../text/fold-text.ts';
import { findGroups, type GroupHit, jsonLexiconOf } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import { matchOf } from './clause-role.ts';

export type NamedField = {
  name: string;
  description: string;
  /** Which of the fields that every language knows it is. */
  known: string | null;
  /** What each of its entries holds, where it is a list. */
  parts: readonly NamedField[];
};
type FieldList = { fields: NamedField[]; list: { start: number; end: number } | null };
type Lists = 'fieldHeading' | 'fieldList' | 'bodyList';

const MAX_FIELDS = 24;
const MAX_PARTS = 8;
const MAX_KEY_CHARS = 40;
/** Marks between fields; those in brackets belong to one of them. */
const LIST_MARK = /\s*(?:[,،、，;；\n•](?![^(\n]{0,200}\))|(?:^|\s)[-*]\s)\s*/;
const IN_BRACKETS = /^([^()]{1,80}?)\s*\(([^()]{1,200})\)\s*$/;
const ADDRESS_LIST = /(?<!·)·{8,}(?!·)[^.:;。·\n]{0,80}:\s?((?:\([^()\n]{0,200}\)|[^.:;。；\n(]){2,300})/dg;
/** What a bracket says of the form of a value, and not of its parts. */
const FORM = /^(?:array|list|e\.g|for example|iso|z\. ?b|string|number|integer|int|bool|date|optional|required)\b/i;
const PLAIN_KEY = /^[a-z][a-z0-9_]*$/;

/** The fields that a text lists, each with a key and in the words that were typed. */
export function findFields(asked: JsonReading, lists: readonly Lists[]): FieldList {
  for (const list of lists) {
    const span = spanOf(asked, list);
    if (span === null) continue;
    const fields = fieldsIn(typedBetween(asked.folded, ...span), asked, list === 'bodyList' ? 'own' : 'known');
    if (fields.length > 0) return { fields, list: { start: span[0], end: span[1] } };
  }
  return { fields: [], list: null };
}

/** What a request sends: after its address and a colon, or as the words of the language list it. */
export function findBody(asked: JsonReading): NamedField[] {
  const span = matchOf(ADDRESS_LIST, asked.visible)?.indices?.[1];
  if (span === undefined) return findFields(asked, ['bodyList']).fields;
  return fieldsIn(typedBetween(asked.folded, ...span), asked, 'own');
}

export function hasFieldHeading(asked: JsonReading): boolean {
  const span = spanOf(asked, 'fieldHeading');
  return span !== null && LIST_MARK.test(typedBetween(asked.folded, ...span));
}

/** A list that begins with an instruction ("input is …") is none. */
function spanOf({ visible, json }: JsonReading, list: Lists): [number, number] | null {
  const { patterns } = jsonLexiconOf(json.words);
  const span = matchOf(patterns[list], visible)?.indices?.[1];
  if (span === undefined) return null;
  const first = visible.slice(...span).split(LIST_MARK)[0] ?? '';
  return list === 'fieldHeading' && matchOf(patterns.instruction, first) !== null ? null : span;
}

function fieldsIn(typed: string, asked: JsonReading, keys: 'own' | 'known'): NamedField[] {
  const { json } = asked;
  const { fieldLead, fieldJoiner } = jsonLexiconOf(json.words).patterns;
  const outside = new RegExp(`(?:${fieldJoiner.source})(?![^(]*\\))`, 'iu');
  const pieces = typed
    .split(LIST_MARK)
    .flatMap((piece) => piece.split(outside))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const listed = keys === 'own' ? withoutRemarks(pieces) : pieces;
  const isOwnKey = keys === 'own' || pieces.every((piece) => PLAIN_KEY.test(piece.replace(/\s*\(.*$/, '')));
  const taken = new Set<string>();
  return listed.slice(0, MAX_FIELDS).flatMap((piece, index) => {
    const folding = foldText(piece);
    const lead = matchOf(fieldLead, folding.text)?.[0].length ?? 0;
    const description = typedBetween(folding, lead, folding.text.length).trim();
    const isSecret = keys === 'own' && findGroups(json.words, folding.text).some(({ group }) => group === 'authorized');
    if (description === '' || isSecret) return [];
    const [, head = description, inside = ''] = IN_BRACKETS.exec(description) ?? [];
    const { name, known } = keyOf(foldText(head).text, { index, isOwnKey }, asked);
    const isForm = inside === '' || FORM.test(inside) || !LIST_MARK.test(inside);
    const parts = isForm ? [] : fieldsIn(inside, asked, keys).slice(0, MAX_PARTS);
    return [{ name: unique(name, taken), description, known, parts }];
  });
}

/** Where the first names are Latin, what is not is a remark on the request: "city, days，需要api key". */
function withoutRemarks(pieces: readonly string[]): readonly string[] {
  const isName = (piece: string | undefined) => /^[a-z][\w .=-]*(?:\s*\(.*)?$/i.test(piece ?? '');
  const end = pieces.findIndex((piece) => !isName(piece));
  return isName(pieces[0]) && end > 0 ? pieces.slice(0, end) : pieces;
}

/** The English key where the word is known, else the word itself in Latin letters, else a number. A service's own names go first. */
function keyOf(
  folded: string,
  { index, isOwnKey }: { index: number; isOwnKey: boolean },
  { json }: JsonReading,
): { name: string; known: string | null } {
  const best = findGroups(json.words, folded)
    .filter(({ group }) => group.startsWith('field:'))
    .reduce<GroupHit | null>(
      (longest, hit) => (longest === null || sizeOf(hit) > sizeOf(longest) ? hit : longest),
      null,
    );
  const snake = folded
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, MAX_KEY_CHARS);
  const isReadable = /^[a-z]/.test(snake) && !/[^\p{ASCII}]/u.test(folded);
  const isMost = best !== null && sizeOf(best) * 2 >= folded.trim().length;
  const known = best !== null && isMost ? best.group.slice('field:'.length) : null;
  // "Issue date" is one of the dates, and says which.
  const isNarrower = known !== null && snake.endsWith(`_${known}`);
  if (isReadable && (isOwnKey || isNarrower || known === null)) return { name: snake, known };
  return { name: known ?? `field_${index + 1}`, known };
}

function sizeOf({ start, end }: GroupHit): number {
  return end - start;
}

function unique(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`;
  taken.add(free);
  return free;
}
