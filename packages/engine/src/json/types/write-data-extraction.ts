import { foldText, typedBetween } from '../../text/fold-text.ts';
import type { JsonWords } from '../../words/json-words.ts';
import type { Typography } from '../../words/text-pack.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject, type JsonValue, sameJson } from '../json-value.ts';
import { isMoney } from '../known-fields.ts';
import type { JsonReading } from '../read-request.ts';
import { ruledOut } from '../ruled-out.ts';
import { MAX_TITLE_CHARS, titleOf } from '../title-of.ts';
import { matchOf } from './clause-role.ts';
import { type ExtractionField, limitsFor, rulesFor, withoutChoices } from './extraction-rules.ts';
import { findFields, type NamedField } from './find-fields.ts';
import { findPaste, type Paste } from './find-paste.ts';
import { isRewritten, statedRules } from './stated-rules.ts';

type Wanted = {
  fields: readonly ExtractionField[];
  /** Range of the field list in the folded idea; rules follow it. */
  list: { start: number; end: number } | null;
  /** The supplied schema, or ''. */
  schema: string;
};

/** A field name, as opposed to its number or a piece of a sentence. */
const IS_KEY = /^(?!field_\d+$)[a-z0-9]+(?:_[a-z0-9]+){0,2}$/;
/** The date format that was requested by name. */
const ISO = /\biso\b/i;
const DATE_FORM = 'YYYY-MM-DD';
/** A year in digits, or a date with a two-digit year ("3.10.25"). */
const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)|(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d\d(?!\d)|(?:令和|平成|昭和)/u;

/** Fields listed in the text, and a strict schema for them. */
export function writeDataExtraction(asked: JsonReading): JsonDraft {
  const { fields, list } = findFields(asked, ['fieldHeading', 'fieldList', 'bodyList']);
  return draftExtraction(asked, { fields: fields.map(fieldFor), list, schema: '' });
}

function fieldFor({ name, description, type: form, allowed, known, parts }: NamedField): ExtractionField {
  const isList = parts.length > 0;
  const { type, format } = isList ? { type: 'array' } : { format: undefined, ...form };
  const schema: JsonObject = isList
    ? { type: ['array', 'null'], items: schemaFor(parts.map(fieldFor)) }
    : filled({ type: [type, 'null'], enum: allowed.length === 0 ? undefined : [...allowed, null] });
  const said = withoutChoices(description, allowed);
  const isSum = type === 'number' && isMoney(name, known);
  return {
    name,
    type,
    description: said,
    format: format ?? dateIn(description),
    isRequired: false,
    isSum,
    allowed,
    schema,
  };
}

function dateIn(description: string): 'date' | undefined {
  return /\(\s*iso(?: ?8601)?\s*\)/i.test(description) ? 'date' : undefined;
}

/** A requested date format is also in the schema; otherwise a date without a year stays as it is. */
function withDate(field: ExtractionField): ExtractionField {
  return field.format === 'date' ? { ...field, schema: { ...field.schema, format: 'date' } } : field;
}

export function draftExtraction(asked: JsonReading, wanted: Wanted): JsonDraft {
  const { idea, json, pack, variant, reading } = asked;
  const { words } = json;
  const { colon } = pack.typography;
  const own = words.types.data_extraction;
  const found = wanted.fields;
  const named = found.length > 0 ? found : [unnamedField(words)];
  const paste = findPaste(asked, wanted.list) ?? (found.length > 0 ? null : materialIn(asked));
  const until = paste?.start ?? asked.visible.length;
  const isList = found.length > 0 && wanted.schema === '' && hasManyRecords(asked, wanted, until);
  const text = paste === null ? bracketed(words.placeholders.source.name) : paste.text;
  const command = paste === null ? idea : typedBetween(asked.folded, 0, paste.start).trim();
  const stated = statedRules(asked, wanted.list, until);
  const dated = paste === null || YEAR.test(paste.text) ? named : named.map(withoutYear);
  const fields = stated.some((rule) => ISO.test(rule)) ? dated.map(withDate) : dated;
  const usual = rulesFor(fields, stated, words, colon, wanted.schema !== '').filter(
    (rule) => !(isRewritten(asked, wanted.list, stated) && rule === words.extraction.rules[0]),
  );
  const rules = [...stated, ...usual];
  const schema = isList ? listSchema(fields) : schemaFor(fields);
  return {
    type: 'data_extraction',
    title: titleFor(command, own.title, found, colon),
    prompt: joinLines([
      pickWording(own.opening, variant),
      labelled(words.labels.idea, command, pack.typography),
      `${isList ? words.extraction.entries : words.labels.fields}${pack.typography.colonBeforeList}`,
      ...fields.map((field) => `- ${sayField(field, pack.typography)}`),
      `${words.labels.rules}${pack.typography.colonBeforeList}`,
      ...usual.map((rule) => `- ${rule}`),
      `<source>\n${text}\n</source>`,
    ]),
    blocks: {
      extraction: filled({
        given_schema: isSameJson(wanted.schema, schema) ? undefined : wanted.schema,
        source: { kind: 'text', text },
        fields: fields.map(({ name, type, description, format, isRequired, allowed }) =>
          filled({
            name,
            type,
            description: isName(description, name) ? undefined : description,
            required: isRequired || undefined,
            nullable: !isRequired || undefined,
            format,
            allowed: [...allowed],
          }),
        ),
        rules,
        output_schema: schema,
      }),
    },
    constraints: [...(stated.length > 0 ? [] : ruledOut(asked)), ...limitsFor(fields, words)],
    output: filled({
      format: 'json',
      language: languageOf(asked),
      length: reading.slots.length ?? undefined,
    }),
    assumptions: [],
  };
}

/**
 * Within the list, a plural names a field and not the records.
 * @param until start of the source, whose own words are irrelevant here
 */
function hasManyRecords({ hits }: JsonReading, { list }: Wanted, until: number): boolean {
  const isListed = (start: number) => list !== null && start >= list.start && start < list.end;
  return hits.some(({ group, start }) => group === 'many' && start < until && !isListed(start));
}

function languageOf({ reading }: JsonReading): string | undefined {
  return reading.slots.resultLanguage ?? undefined;
}

function sayField(
  { name, type, description, allowed, schema }: ExtractionField,
  { colon, comma, semicolon }: Typography,
): string {
  const form = schema.format === 'date' ? `${type}${comma}${DATE_FORM}` : type;
  const said = [isName(description, name) ? '' : description, allowed.map(String).join(' | ')];
  return [`${name} (${form})`, said.filter((part) => part !== '').join(semicolon)]
    .filter((part) => part !== '')
    .join(colon);
}

/** A description that only repeats the key says nothing. */
function isName(description: string, name: string): boolean {
  return description.toLowerCase().replace(/[\s-]+/g, '_') === name;
}

/** A truncated title says less than the names of the fields. */
function titleFor(command: string, name: string, fields: readonly ExtractionField[], colon: string): string {
  const title = titleOf(command);
  const isWhole =
    title !== null &&
    command.replace(/[\s.。:：]+$/u, '').startsWith(title) &&
    !isCut(command, title, fields.length > 1 && fields.every(({ name }) => IS_KEY.test(name)));
  if (isWhole) return title;
  const names = fields.map((field) => field.name);
  while (names.length > 0) {
    const full = `${name}${colon}${names.join(', ')}`;
    if (full.length <= MAX_TITLE_CHARS) return full;
    names.pop();
  }
  return name;
}

/** The sentence continues at the end of the title; after a colon, the fields follow. */
function isCut(command: string, title: string, hasFields: boolean): boolean {
  const rest = command.slice(title.length);
  return title.endsWith('…') || (hasFields ? /^[^.。!?\n]*\p{L}/u : /^[^.。!?\n:：]*\p{L}/u).test(rest);
}

/** Without a named field, material after a colon is the source, unless it is an instruction. */
function materialIn({ reading, json, idea, folded }: JsonReading): Paste | null {
  const { material } = reading;
  if (material?.kind !== 'text') return null;
  const before = foldText(idea.slice(0, idea.lastIndexOf(material.text))).text.length;
  const isTold = matchOf(jsonLexiconOf(json.words).patterns.instruction, folded.text.slice(before)) !== null;
  return isTold ? null : { text: material.text, start: before };
}

function unnamedField({ placeholders }: JsonWords): ExtractionField {
  return {
    name: 'field_1',
    type: 'string',
    description: bracketed(placeholders.field.name),
    isRequired: false,
    isSum: false,
    allowed: [],
    schema: { type: ['string', 'null'] },
  };
}

/** A date without a year in the source cannot be a full date. */
function withoutYear(field: ExtractionField): ExtractionField {
  return field.format === 'date' ? { ...field, format: undefined } : field;
}

function isSameJson(text: string, schema: JsonObject): boolean {
  return text !== '' && sameJson(JSON.parse(text) as JsonValue, schema);
}

/** The subset that strict structured output accepts: every key required, no additional ones, null for absent values. */
function schemaFor(fields: readonly ExtractionField[]): JsonObject {
  return {
    type: 'object',
    additionalProperties: false,
    required: fields.map(({ name }) => name),
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  };
}

function listSchema(fields: readonly ExtractionField[]): JsonObject {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: { items: { type: 'array', items: schemaFor(fields) } },
  };
}
