import { foldText, typedBetween } from '../../text/fold-text.ts';
import type { Material } from '../../text/split-material.ts';
import type { JsonWords } from '../../words/json-words.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject, type JsonValue } from '../json-value.ts';
import { isMeasure, typeOfField } from '../known-fields.ts';
import type { JsonReading } from '../read-request.ts';
import { ruledOut } from '../ruled-out.ts';
import { splitClauses } from '../split-clauses.ts';
import { titleOf } from '../title-of.ts';
import { matchOf } from './clause-role.ts';
import { findFields, type NamedField } from './find-fields.ts';

export type ExtractionField = {
  name: string;
  type: string;
  description: string;
  format?: string | undefined;
  /** A source without it is wrong; else null stands for what is missing. */
  isRequired: boolean;
  allowed: readonly JsonValue[];
  schema: JsonObject;
};
type Wanted = {
  fields: readonly ExtractionField[];
  /** Where the list of the fields stands in the folded idea; what follows are rules. */
  list: { start: number; end: number } | null;
  /** The schema as it was handed in, or ''. */
  schema: string;
};

const MAX_RULES = 5;
const MAX_RULE_CHARS = 160;
/** What is asked for, before what is said about it. */
const OPENING = /^[^\n]{0,80}[:：]\s+(?=\S)/;

/** Fields from what the text lists; a strict schema for them. */
export function writeDataExtraction(asked: JsonReading): JsonDraft {
  const { fields, list } = findFields(asked, ['fieldHeading', 'fieldList', 'bodyList']);
  return draftExtraction(asked, { fields: fields.map(fieldFor), list, schema: '' });
}

function fieldFor({ name, description, known, parts }: NamedField): ExtractionField {
  const inner = parts.map(fieldFor);
  const { type, format } = parts.length > 0 ? { type: 'array', format: undefined } : typeOfField(name, known);
  const schema: JsonObject =
    parts.length > 0 ? { type: ['array', 'null'], items: schemaFor(inner) } : { type: [type, 'null'] };
  return { name, type, description, format: format ?? dateIn(description), isRequired: false, allowed: [], schema };
}

function dateIn(description: string): 'date' | undefined {
  return /\(\s*iso(?: ?8601)?\s*\)/i.test(description) ? 'date' : undefined;
}

export function draftExtraction(asked: JsonReading, wanted: Wanted): JsonDraft {
  const { idea, json, pack, variant, reading } = asked;
  const { words } = json;
  const { colon } = pack.typography;
  const own = words.types.data_extraction;
  const found = wanted.fields;
  const fields = found.length > 0 ? found : [unnamedField(words)];
  const isList = found.length > 0 && wanted.schema === '' && hasManyRecords(asked, wanted);
  const material = sourceIn(asked, found);
  const text = material !== null ? material.text : bracketed(words.placeholders.source.name);
  const stated = material === null ? statedRules(asked, wanted) : [];
  const usual = rulesFor(fields, stated, words).filter(
    (rule) => !(isRewritten(asked, wanted, stated) && rule === words.extraction.rules[0]),
  );
  const rules = [...stated, ...usual];
  return {
    type: 'data_extraction',
    title: shortTitle(titleOf(idea)) ?? own.title,
    prompt: joinLines([
      pickWording(own.opening, variant),
      labelled(words.labels.idea, material !== null ? reading.command : idea, pack.typography),
      `${words.labels.fields}${pack.typography.colonBeforeList}`,
      ...fields.map((field) => `- ${sayField(field, colon)}`),
      `${words.labels.rules}${pack.typography.colonBeforeList}`,
      ...usual.map((rule) => `- ${rule}`),
      `<source>\n${text}\n</source>`,
    ]),
    blocks: {
      extraction: filled({
        given_schema: wanted.schema,
        source: { kind: 'text', text },
        fields: fields.map(({ name, type, description, format, isRequired, allowed }) =>
          filled({
            name,
            type,
            description: isName(description, name) ? undefined : description,
            required: isRequired,
            format,
            allowed: [...allowed],
          }),
        ),
        rules,
        output_schema: isList ? listSchema(fields) : schemaFor(fields),
      }),
    },
    constraints: [...(stated.length > 0 ? [] : ruledOut(asked)), ...own.constraints],
    output: filled({
      format: words.formats.json,
      language: languageOf(asked),
      length: reading.slots.length ?? undefined,
    }),
    assumptions: [],
  };
}

/** Within the list of the fields a plural names a field, and not the records. */
function hasManyRecords({ hits }: JsonReading, { list }: Wanted): boolean {
  return hits.some(
    ({ group, start }) => group === 'many' && (list === null || start < list.start || start >= list.end),
  );
}

/** What is said of the output ahead of its fields ("in German, at most 200 words") asks for more than a copy. */
function isRewritten({ idea }: JsonReading, { list }: Wanted, stated: readonly string[]): boolean {
  return list !== null && stated.some((rule) => idea.indexOf(rule) < list.start);
}

function languageOf({ reading }: JsonReading): string | undefined {
  return reading.slots.resultLanguage ?? undefined;
}

function sayField({ name, type, description, allowed }: ExtractionField, colon: string): string {
  const choices = allowed.length === 0 ? '' : `${colon}${allowed.map(String).join(' | ')}`;
  return `${name} (${type})${choices}${isName(description, name) ? '' : `${colon}${description}`}`;
}

/** A description that only repeats the key says nothing. */
function isName(description: string, name: string): boolean {
  return description.toLowerCase().replace(/[\s-]+/g, '_') === name;
}

/** A title that had to be cut says less than the name of the job. */
function shortTitle(title: string | null): string | null {
  return title?.endsWith('…') ? null : title;
}

/** What the words say about the result, beside its fields: clauses that instruct before the list, and all sentences after it. */
function statedRules(asked: JsonReading, { list }: Wanted): string[] {
  if (list === null) return [];
  const { folded, visible, json } = asked;
  const { instruction } = jsonLexiconOf(json.words).patterns;
  const pieces: { start: number; end: number }[] = [];
  for (const { start, end, opensSentence } of splitClauses(visible, [])) {
    const last = pieces.at(-1);
    const isAfter = start >= list.end;
    if (isAfter && !opensSentence && last !== undefined && last.start >= list.end) last.end = end;
    else if (isAfter || (end <= list.start && matchOf(instruction, visible.slice(start, end)) !== null))
      pieces.push({ start, end });
  }
  return pieces
    .map(({ start, end }) =>
      (start >= list.end
        ? typedBetween(folded, start, end)
        : typedBetween(folded, start, end).replace(OPENING, '')
      ).trim(),
    )
    .filter((rule) => /\p{L}/u.test(rule) && rule.length <= MAX_RULE_CHARS)
    .slice(0, MAX_RULES);
}

/** Material after a colon is the source, unless it is the list of fields itself or says what to do. */
function sourceIn({ reading, json }: JsonReading, fields: readonly ExtractionField[]): Material | null {
  const { material, command } = reading;
  if (material?.kind !== 'text') return null;
  if (matchOf(jsonLexiconOf(json.words).patterns.instruction, foldText(material.text).text) !== null) return null;
  const isList = fields.some(
    ({ description }) => !command.includes(description) && material.text.includes(description),
  );
  return isList ? null : material;
}

function unnamedField({ placeholders }: JsonWords): ExtractionField {
  return {
    name: 'field_1',
    type: 'string',
    description: bracketed(placeholders.field.name),
    isRequired: false,
    allowed: [],
    schema: { type: ['string', 'null'] },
  };
}

/** Of the usual rules, null is left out where the words have a rule for it. */
function rulesFor(fields: readonly ExtractionField[], stated: readonly string[], { extraction }: JsonWords): string[] {
  const isNullSaid = stated.some((rule) => /\bnull\b/i.test(rule));
  const usual = extraction.rules.filter((rule) => !isNullSaid || !rule.includes('null'));
  const dates = fields.filter(({ format }) => format === 'date').map(({ name }) => `${name}: ${extraction.date}`);
  const amounts = fields
    .filter(({ type, name }) => type === 'number' && !isMeasure(name))
    .map(({ name }) => `${name}: ${extraction.amount}`);
  return [...usual, ...dates.slice(0, 1), ...amounts.slice(0, 1)];
}

/** The subset that strict structured output accepts: every key required, nothing beside them, null for what is absent. */
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
