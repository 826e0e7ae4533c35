import { allMatches } from '../../text/all-matches.ts';
import { foldText, typedBetween } from '../../text/fold-text.ts';
import { findGroups, jsonLexiconOf } from '../json-cues.ts';
import { bracketed } from '../json-draft.ts';
import type { JsonObject, JsonValue } from '../json-value.ts';
import { typeOfField } from '../known-fields.ts';
import type { JsonReading } from '../read-request.ts';
import { matchOf } from './clause-role.ts';
import { keyOf, LIST_MARK } from './find-fields.ts';
import { type GivenValue, readValue } from './read-value.ts';

/** The data that a request sends, and the parts it is said not to have. */
export type Body = { fields: JsonObject; limits: string[]; hasSpokenNames: boolean };

const ADDRESS_LIST = /(?<!·)·{8,}(?!·)[^.:;。·\n]{0,80}:\s?((?:\([^()\n]{0,200}\)|[^.:;。\n(]){2,300})/dg;
const METHOD = /^(?:an? )?(?:get|post|put|patch|delete)\b/;
const POINT_IN_NUMBER = /(?<=\d)[.:](?=\d)/g;
/** "key: value", if a value shows that the colon does not start a list. */
const COLON_IN_PAIR = /(?<=[\p{L}\p{N}_]):(?=\s?(?:-?\d|true\b|false\b|null\b|·+(?:\s*[,.;]|\s|$)))/gu;
/** Neither a letter nor a mark that ends a list. */
const STAND_IN = '\u2024';
const MAX_FIELDS = 24;
const MAX_NAME_WORDS = 3;
const ARRAY = /\((?:array|list|liste|lista|массив)\b/i;

/** The data that a request sends: after its address and a colon, or as the words of the language list it. */
export function findBody(asked: JsonReading): Body {
  const { patterns } = jsonLexiconOf(asked.json.words);
  const shown = asked.visible.replace(POINT_IN_NUMBER, STAND_IN).replace(COLON_IN_PAIR, STAND_IN);
  for (const pattern of [ADDRESS_LIST, patterns.bodyList]) {
    for (const { indices } of allMatches(shown, pattern)) {
      const span = indices?.[1];
      if (span === undefined || METHOD.test(shown.slice(...span))) continue;
      const body = readPieces(typedBetween(asked.folded, ...span), asked);
      if (Object.keys(body.fields).length > 0) return body;
    }
  }
  return { fields: {}, limits: [], hasSpokenNames: false };
}

/** The list ends at the first piece that is not a field: uncertain parts stay in the words of the request. */
function readPieces(typed: string, asked: JsonReading): Body {
  const { fieldJoiner, fieldLead, exclusion } = jsonLexiconOf(asked.json.words).patterns;
  const outside = new RegExp(`(?:${fieldJoiner.source})(?![^(]{0,200}\\))`, 'iu');
  const pieces = typed
    .split(LIST_MARK)
    .flatMap((piece) => piece.split(outside))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const body: Body = { fields: {}, limits: [], hasSpokenNames: false };
  const denied: string[] = [];
  for (const piece of pieces.slice(0, MAX_FIELDS)) {
    const folding = foldText(piece);
    const exclusionMatch = matchOf(exclusion, folding.text);
    if (exclusionMatch?.index === 0) {
      body.limits.push(piece);
      const span = exclusionMatch.indices?.[1];
      if (span !== undefined) denied.push(typedBetween(folding, ...span));
      continue;
    }
    const lead = matchOf(fieldLead, folding.text)?.[0].length ?? 0;
    const text = typedBetween(folding, lead, folding.text.length).trim();
    if (text === '') continue;
    if (findGroups(asked.json.words, folding.text).some(({ group }) => group === 'authorized')) continue;
    const field = fieldOf(text, asked);
    if (field === null) break;
    const [name, value] = field;
    if (!Object.hasOwn(body.fields, name)) body.fields[name] = value;
    if (!text.startsWith(name)) body.hasSpokenNames = true;
  }
  // "Without insurance" next to values is also a value; next to bare names it may limit any of them.
  const hasValues = Object.values(body.fields).some((value) => !String(value).startsWith('['));
  for (const thing of hasValues ? denied : []) {
    const key = thing.split(/\s+/).length > 1 ? null : ownKey(thing, asked);
    if (key !== null && !Object.hasOwn(body.fields, key.name)) body.fields[key.name] = false;
  }
  return body;
}

function fieldOf(text: string, asked: JsonReading): [string, JsonValue] | null {
  const given = readValue(text);
  if (given !== null) return givenField(given, asked);
  const name = text.replace(/(?<!\s)\s*\(.*$/, '').replace(/[[\]]/g, '');
  const words = name.split(/\s+/).length;
  if (words > MAX_NAME_WORDS || /\d/.test(name)) return null;
  const key = ownKey(name, asked);
  if (key === null) return null;
  const gap = bracketed(name);
  return [key.name, ARRAY.test(text) ? [gap] : gap];
}

/** Known codes ("postcode") stay text, whatever they look like. */
function givenField({ name, value, unit }: GivenValue, asked: JsonReading): [string, JsonValue] | null {
  const key = ownKey(name, asked);
  if (key === null) return null;
  const suffix = unit === '' ? '' : `_${foldText(unit).text}`;
  const isCode = typeof value === 'number' && key.known !== null && typeOfField(key.name, key.known).type === 'string';
  return [`${key.name}${suffix}`, isCode ? String(value) : value];
}

function ownKey(name: string, asked: JsonReading): { name: string; known: string | null } | null {
  const key = keyOf(foldText(name).text, { index: 0, isOwnKey: true }, asked);
  return key.name === 'field_1' ? null : key;
}
