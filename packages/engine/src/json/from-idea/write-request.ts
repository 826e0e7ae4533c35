import { countWords } from '../../count-words.ts';
import type { LanguageCode } from '../../languages.ts';
import { findCorrections } from '../../reading/find-corrections.ts';
import { typedAt } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { MAX_THIN_WORDS } from '../../reading/thin-idea.ts';
import { asSentence } from '../../spelling/as-sentence.ts';
import { spellerFor } from '../../spelling/spell.ts';
import { fillSpans } from '../../text/fill-spans.ts';
import type { JsonCue } from '../../words/json-reading-words.ts';
import type { CardId, KindId, SaidId, TraitId } from '../cards/card-ids.ts';
import type { JsonCardWords } from '../cards/card-words.ts';
import { findJsonCards, type JsonCards } from '../cards/find-json-cards.ts';
import { filled, type JsonObject } from '../json-value.ts';
import { englishKeyOf } from './english-key-of.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import type { FieldList } from './find-fields.ts';
import { givesValues } from './gives-values.ts';
import { hasWrittenKey } from './has-written-key.ts';
import type { ArtefactKind } from './kind-of-idea.ts';
import { namesDay } from './names-day.ts';
import { namesGuest } from './names-guest.ts';
import { namesTextLanguage } from './names-text-language.ts';
import { schemaOf } from './schema-of.ts';
import { switchesOff } from './switches-off.ts';
import type { JsonFromIdea } from './write-json-from-idea.ts';

/** The request as typed, what to return, and an expert's additions for this kind of work. */
export function writeRequest({ asked }: JsonFromIdea, found: JsonCards, words: JsonCardWords): JsonObject {
  const { kind, output, cards, said } = found;
  const spell = spellerFor(asked.reading.folded.original, asked.words.spelling);
  return filled({
    task: asSentence(spell(typedAt(asked.reading, asked.reading.body)), asked.words.spelling),
    input: takesInput(asked, kind, said) ? '{{input}}' : undefined,
    output: words.outputs[output],
    rules: cards.map((id) => words.lines[id]),
  });
}

/** An artifact that contains the whole request; if it reads values, with what a schema cannot express. */
export function withCards(
  object: JsonObject,
  { asked, list }: JsonFromIdea,
  { cards, said }: JsonCards,
  words: JsonCardWords,
): JsonObject {
  const { output_schema, rules, ...rest } = object;
  if (list === null || output_schema === undefined) return object;
  const isNullable = list.isNullable || !said.has('missing');
  const lines = cards.filter((id) => !IN_SCHEMA.includes(id)).map((id) => words.lines[id]);
  return filled({
    ...rest,
    output: words.outputs.fits,
    output_schema: schemaOf(list.fields, { ...list, isNullable, words: asked.words }),
    rules: [...(Array.isArray(rules) ? rules : []), ...lines],
  });
}

const IN_SCHEMA: readonly CardId[] = [
  'date',
  'date-read',
  'time',
  'yes-no',
  'silent',
  'allowed',
  'identifier',
  'entries',
  'keys',
];

/** @param own the language of the idea, where it is known */
export function cardsFor(
  { asked, kind, list, isNamed, isRead }: JsonFromIdea,
  words: JsonCardWords,
  own?: LanguageCode,
): JsonCards {
  const { reading } = asked;
  const { visible, exclusions } = reading;
  const all = { start: 0, end: visible.length };
  const topics = jsonHitsIn(asked, all, ['phone', 'email']).filter((place) => isTopic(reading, place));
  const banned = [...exclusions.map(({ place }) => place), ...topics].map(({ start, end }) => ({
    index: start,
    0: visible.slice(start, end),
  }));
  const startOf = (cue: JsonCue) => jsonHitsIn(asked, all, [cue])[0]?.start ?? Number.POSITIVE_INFINITY;
  // "JSON de mes réservations": what the JSON is of, not where it comes from.
  const ofJson = new Set(cuesIn(asked, all, ['json']).map(({ end }) => end + 1));
  const sources = jsonHitsIn(asked, all, ['source']).filter(({ start }) => !ofJson.has(start));
  const sourceAt = sources[0]?.start ?? Number.POSITIVE_INFINITY;
  const source = {
    spoken: visible,
    visible: fillSpans(visible, banned, '¤'),
    kind: cardKindOf(kind, isRead, namesDay(visible, asked.words) || namesGuest(asked)),
    isNamed,
    isRead,
    extractedAt: startOf('extract'),
    // "メールから": what comes before it is the source.
    sourceAt: asked.isVerbLast && sourceAt < visible.length ? 0 : sourceAt,
    ...traitsOf(asked, list, own),
  };
  return findJsonCards(source, words);
}

function cardKindOf(kind: ArtefactKind, isRead: boolean, isFilled: boolean): KindId {
  if (kind === 'extraction' && !isRead) return 'task';
  return kind === 'function' && isFilled ? 'call' : kind;
}

/** Texts supplied with the prompt; quoted or pasted text in the request is already there. */
function takesInput({ reading }: Asked, kind: KindId, said: ReadonlySet<SaidId>): boolean {
  const { quotations, folded } = reading;
  const isQuoted = quotations.some(({ start, end }) => end - start > MAX_NAME_CHARS);
  const isPasted = /\n\s*\n/.test(folded.original) || hasPrices(folded.text);
  return TAKING.includes(kind) && !isQuoted && !isPasted && !said.has('here');
}

/** Two prices after a colon are from a receipt. */
function hasPrices(text: string): boolean {
  const colon = text.search(/[:：](?!\d)/u);
  return colon >= 0 && (text.slice(colon).match(/\d[.,]\d\d(?![\d.,])/g) ?? []).length > 1;
}

const TAKING: readonly KindId[] = ['extraction', 'classification', 'conversion', 'translation'];
const MAX_NAME_CHARS = 40;

const VALUES = /[\p{L}\p{N}]\s?\/\s?[\p{L}\p{N}-]{1,20}\s?\/\s?[\p{L}\p{N}]/u;
/** "dd/mm/yyyy" is not a choice of three. */
const NOTATION = /(\p{L})\1?\/(\p{L})\2?\/(\p{L})\3{1,3}(?!\p{L})/gu;
/** A date in its output format. */
const DATE = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d\s?年\s?\d/u;
/** "300 g = 3", "300g이면 3": an example of how a quantity is turned into another. */
const CONVERTED = /\d\s?\p{L}{1,7}?\s?(?:[=→]|->|=>|이면|면|なら|は|就是|就写|算)\s?\d/u;
const MARK = /[,;、，；،؛・\n]/gu;
/** In scripts without spaces, a space parts the things of a list. */
const GAP =
  /(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])[ \u3000](?=[\p{Script=Han}\p{Script=Katakana}])/gu;
const MIN_MARKS = 2;

/** "The phone number, since it is private, …" up to the ban that it is the topic of. */
function isTopic({ visible, exclusions }: Asked['reading'], { end }: Place): boolean {
  return exclusions.some(
    ({ place: { start } }) => start - end <= MAX_TOPIC_CHARS && TOPIC.test(visible.slice(end, start)),
  );
}

const TOPIC = /^(?:は|은|는)[^、。，,.はを]*$/u;
const MAX_TOPIC_CHARS = 21;

/** "At 9, nee 10": a figure in place of a figure. */
function isOfFigures(visible: string, { start, end }: Place): boolean {
  const before = visible.slice(Math.max(0, start - FIGURE_REACH), start);
  return (
    /\d\s?[\p{L}%€]{0,6}[\s,.…–-]*$/u.test(before) &&
    /^[\s,…]*(?:\p{L}{1,4}\s)?\d/u.test(visible.slice(end, end + FIGURE_REACH))
  );
}

const FIGURE_REACH = 24;

/** Names that many records have ("name", "price"): a thing is described, not listed. */
function hasUsualFields({ words }: Asked, list: FieldList | null): boolean {
  const usual = list?.fields.filter(({ name, type }) => type !== 'string' || englishKeyOf(name, words) !== null) ?? [];
  return usual.length >= MIN_USUAL;
}

const MIN_USUAL = 2;
/** Words for fields of their own kind: "date amount card or cash", without a mark between them. */
const FIELD_HITS: readonly JsonCue[] = ['date', 'amount', 'phone', 'email', 'time', 'link'];

function traitsOf(
  asked: Asked,
  fields: FieldList | null,
  own?: LanguageCode,
): { traits: Set<TraitId>; said: Set<SaidId> } {
  const { reading } = asked;
  const { body, visible } = reading;
  const text = visible.slice(body.start, body.end);
  const isWanted = (place: Place) =>
    !reading.exclusions.some(({ place: banned }) => overlaps(banned, place)) && !isTopic(reading, place);
  const hits = (...cues: Parameters<typeof jsonHitsIn>[2]) => jsonHitsIn(asked, body, cues).some(isWanted);
  const cues = (...named: Parameters<typeof cuesIn>[2]) => cuesIn(asked, body, named).length > 0;
  const yesNo = [...jsonHitsIn(asked, body, ['yes-no']), ...cuesIn(asked, body, ['boolean'])];
  const isList = fields !== null || [MARK, GAP].some((mark) => (text.match(mark) ?? []).length >= MIN_MARKS);
  const isThin = countWords(text) <= MAX_THIN_WORDS;
  const traits: [TraitId, boolean][] = [
    ['list', isList],
    ['thin', isThin],
    ['fieldless', isThin && !isList && jsonHitsIn(asked, body, FIELD_HITS).length < MIN_USUAL],
    ['usual-fields', hasUsualFields(asked, fields)],
    ['digits', /\d/.test(text)],
    ['two-figures', (text.match(/\d[\d.,:]*/g) ?? []).length > 1],
    ['figures', givesValues(asked)],
    ['json', cues('json')],
    ['excludes', reading.exclusions.length > 0],
    ['condition', cues('condition')],
    ['two-conditions', cuesIn(asked, body, ['condition']).length > 1],
    ['values', hits('one-of') || VALUES.test(text.replace(NOTATION, ' '))],
    // "Yes/no/abstained" is not a boolean.
    ['third-value', yesNo.some(({ start, end }) => visible[end] === '/' || visible[start - 1] === '/')],
    [
      'unit',
      cuesIn(asked, body, ['unit']).some(({ start }) => /\d\s?$/u.test(visible.slice(Math.max(0, start - 2), start))),
    ],
    ['off', switchesOff(asked)],
    [
      'corrected',
      findCorrections(reading, asked.words).some((one) => !one.isBan && (!one.isBetween || isOfFigures(visible, one))),
    ],
    ['language', namesTextLanguage(text, own)],
    ['date', hits('date')],
    ['money', hits('amount')],
    ['identifier', hits('phone')],
    ['yes-no', yesNo.length > 0],
    ['entries', hits('list-of')],
    ['required', hits('required')],
  ];
  const said: [SaidId, boolean][] = [
    ['missing', hits('null-when-missing') || cues('nullable')],
    ['date-form', DATE.test(text)],
    ['number-form', hits('in-cents')],
    ['convert', hits('in-cents') || CONVERTED.test(text)],
    ['keys', cues('english', 'ascii') || hasWrittenKey(asked, body)],
  ];
  const held = <Id>(pairs: readonly [Id, boolean][]) => new Set(pairs.filter(([, is]) => is).map(([id]) => id));
  return { traits: held(traits), said: held(said) };
}
