import { foldText, typedBetween } from '../../text/fold-text.ts';
import { findGroups, type GroupHit, jsonLexiconOf } from '../json-cues.ts';
import { type FieldType, typeOfField } from '../known-fields.ts';
import type { JsonReading } from '../read-request.ts';
import { matchOf } from './clause-role.ts';
import { bindPhrases, formOf, KINDS, nameOfBoolean, unbind } from './field-form.ts';

export type NamedField = {
  name: string;
  description: string;
  type: FieldType;
  /** The values listed in brackets. */
  allowed: readonly string[];
  /** The matching language-independent field. */
  known: string | null;
  /** The content of each entry, if it is a list. */
  parts: readonly NamedField[];
};
type FieldList = { fields: NamedField[]; list: { start: number; end: number } | null };
type Lists = 'fieldHeading' | 'fieldList' | 'bodyList';

const MAX_FIELDS = 100;
const MAX_PARTS = 24;
const MAX_KEY_WORDS = 3;
const MAX_FIELD_WORDS = 7;
/** What an inflection may add to a stem. */
const MAX_ENDING_CHARS = 3;
const MAX_KEY_CHARS = 40;
/** Separators between fields; those in brackets belong to one field. */
export const LIST_MARK = /(?<!\s)\s*(?:(?:,(?!\d)|(?<!\d),|[،、，;；\n•])(?![^(（\n]{0,200}[)）])|(?:^|\s)[-*]\s)\s*/;
const IN_BRACKETS = /^([^()（）]{1,80}?)\s*[(（]([^()（）]{1,200})[)）]\s*$/;
/** A bracket that describes the format of a value, not its parts. */
const FORM = /^(?:array|list|e\.g|for example|iso|z\. ?b|string|number|integer|int|bool|date|optional|required)\b/i;
/** Unless a bracket or a yes/no follows. */
const WRITTEN_KEY = /^([a-z0-9]+(?:_[a-z0-9]+)+)\s+(?![(（])(?!\p{L}+(?:\s|\/)\p{L}+(?:\s|\/)\p{L}+$)\S/u;
const PLAIN_KEY = /^[a-z][a-z0-9_]*$/;

/** The fields listed in a text, each with a key and as typed. */
export function findFields(asked: JsonReading, lists: readonly Lists[]): FieldList {
  const found = lists.flatMap((list) => {
    const span = spanOf(asked, list);
    if (span === null) return [];
    const fields = fieldsIn(typedBetween(asked.folded, ...span), asked, list === 'bodyList' ? 'own' : 'known');
    if (list === 'fieldHeading' && fields.some(isProse)) return [];
    return fields.length > 0 ? [{ fields, list: { start: span[0], end: span[1] } }] : [];
  });
  const [first, ...others] = found;
  if (first === undefined) return { fields: [], list: null };
  // "Extract name and date as JSON: Hello, …": the source follows the colon.
  const isDoubtful = !first.fields.every(({ name }) => PLAIN_KEY.test(name) && name.split('_').length <= MAX_KEY_WORDS);
  const before = others.find(({ fields, list }) => list.end <= first.list.start && fields.length > 1);
  return isDoubtful && before !== undefined ? before : first;
}

/** A field never starts with a digit and is never as long as a sentence. */
function isProse({ description }: NamedField): boolean {
  return /^\d/.test(description) || description.replace(/[(（].*$/u, '').split(/\s+/).length > MAX_FIELD_WORDS;
}

export function hasFieldHeading(asked: JsonReading): boolean {
  const span = spanOf(asked, 'fieldHeading');
  return span !== null && LIST_MARK.test(typedBetween(asked.folded, ...span));
}

/** A list that starts with an instruction ("input is …") is not a list of fields. */
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
  const outside = new RegExp(`(?:${fieldJoiner.source})(?![^(（]{0,200}[)）])`, 'iu');
  const pieces = bindPhrases(typed)
    .split(LIST_MARK)
    // after a comma too, "and" is not part of a name
    .flatMap((piece) => ` ${piece}`.split(outside))
    .map((piece) => unbind(piece).trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const listed = keys === 'own' ? withoutRemarks(pieces) : pieces;
  const isOwnKey = keys === 'own' || pieces.every((piece) => PLAIN_KEY.test(piece.replace(/(?<!\s)\s*\(.*$/, '')));
  const taken = new Set<string>();
  return listed.slice(0, MAX_FIELDS).flatMap((piece, index) => {
    const folding = foldText(piece);
    const lead = matchOf(fieldLead, folding.text)?.[0].length ?? 0;
    const said = typedBetween(folding, lead, folding.text.length).trim();
    // After a key in code style, the following text is not part of the field.
    const description = WRITTEN_KEY.exec(said)?.[1] ?? said;
    const isSecret = keys === 'own' && findGroups(json.words, folding.text).some(({ group }) => group === 'authorized');
    if (description === '' || isSecret) return [];
    const either = nameOfBoolean(description);
    const stated = whetherIn(description, asked) ?? whetherIn(either ?? '', asked);
    if (stated !== null) {
      const name = unique(stateKey(stated, index, asked), taken);
      return [{ name, description, type: { type: 'boolean' }, allowed: [], known: null, parts: [] }];
    }
    const [, head = either ?? description, inside = ''] = either === null ? (IN_BRACKETS.exec(description) ?? []) : [];
    const folded = foldText(head).text;
    const { name, known } = keyOf(folded, { index, isOwnKey }, asked);
    const allowed = choicesIn(inside, name, asked);
    const isForm = inside === '' || allowed.length > 0 || FORM.test(inside) || !LIST_MARK.test(inside);
    const parts = isForm ? [] : fieldsIn(inside, asked, keys).slice(0, MAX_PARTS);
    const type: FieldType = either === null ? formOf(name, folded, known, asked) : { type: 'boolean' };
    return [{ name: unique(name, taken), description, type, allowed, known, parts }];
  });
}

/** The condition in "whether it is …", folded. */
function whetherIn(text: string, { json }: JsonReading): string | null {
  return matchOf(jsonLexiconOf(json.words).patterns.whether, foldText(text).text)?.[1]?.trim() ?? null;
}

/** The key of a yes/no field starts with "is", in every language: "paid?" → `is_paid`. */
function stateKey(stated: string, index: number, asked: JsonReading): string {
  if (findGroups(asked.json.words, stated).some(({ group }) => group === 'field:is_paid')) return 'is_paid';
  const { name } = keyOf(stated, { index, isOwnKey: true }, asked);
  return name.startsWith('field_') ? name : `is_${name}`;
}

/** "Refund, exchange or repair" are values to choose from, and so is any list after a kind or a state. */
function choicesIn(inside: string, name: string, { json }: JsonReading): string[] {
  const { choice, fieldJoiner } = jsonLexiconOf(json.words).patterns;
  const folding = foldText(inside);
  const isChoice = matchOf(choice, folding.text) !== null || /\s[|/]\s|\w[|/]\w/.test(inside) || KINDS.test(name);
  if (!isChoice) return [];
  const tail = new RegExp(`(?:${choice.source})\\s*$`, 'u').exec(folding.text);
  const values = typedBetween(folding, 0, tail?.index ?? folding.text.length)
    .split(/\s*[,،、，;；|/・]\s*/)
    .flatMap((value) => value.split(new RegExp(`(?:${choice.source})|(?:${fieldJoiner.source})`, 'iu')))
    .map((value) => value.replace(/^(?:or|oder|ou)\s/i, '').trim())
    .filter((value) => value !== '');
  return values.length > 1 ? values : [];
}

/** If the first names are Latin, anything else is a remark on the request: "city, days，需要api key". */
function withoutRemarks(pieces: readonly string[]): readonly string[] {
  const isName = (piece: string | undefined) => /^[a-z][\w .=-]*(?:\s*\(.*)?$/i.test(piece ?? '');
  const end = pieces.findIndex((piece) => !isName(piece));
  return isName(pieces[0]) && end > 0 ? pieces.slice(0, end) : pieces;
}

/**
 * The English key of a known word, otherwise the word itself in Latin letters, otherwise a number. A service's own
 * names take precedence.
 */
export function keyOf(
  folded: string,
  { index, isOwnKey }: { index: number; isOwnKey: boolean },
  { json }: JsonReading,
): { name: string; known: string | null } {
  const found = findGroups(json.words, folded).filter(
    (hit) => hit.group.startsWith('field:') && hit.group !== 'field:is_paid' && !isPartOfWord(hit, folded),
  );
  const best = found.reduce<GroupHit | null>(
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
  // "Issue date" is one of the dates, and specifies which.
  const isNarrower = known !== null && snake.endsWith(`_${known}`);
  if (isReadable && (isOwnKey || isNarrower || known === null)) return { name: snake, known };
  // "返信期限" is a 期限: the last word determines the type.
  const edge = found.find(({ end }) => end === folded.trimEnd().length) ?? found.find(({ start }) => start === 0);
  const last = edge?.group.slice('field:'.length) ?? null;
  return { name: known ?? last ?? `field_${index + 1}`, known: known ?? last };
}

/** "Steuersatz" is not a tax: the end of a word determines an amount or a date. */
function isPartOfWord({ group, end }: GroupHit, text: string): boolean {
  const rest = /^[a-z]*/.exec(text.slice(end))?.[0] ?? '';
  return rest.length > MAX_ENDING_CHARS && typeOfField('', group.slice('field:'.length)).type !== 'string';
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
