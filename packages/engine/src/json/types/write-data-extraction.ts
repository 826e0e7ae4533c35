import type { Material } from '../../text/split-material.ts';
import type { JsonWords } from '../../words/json-words.ts';
import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject } from '../json-value.ts';
import { typeOfField } from '../known-fields.ts';
import type { JsonReading } from '../read-request.ts';
import { ruledOut } from '../ruled-out.ts';
import { titleOf } from '../title-of.ts';
import { findFields, type NamedField } from './find-fields.ts';

export type ExtractionField = NamedField & { type: string; format?: string | undefined; schema?: JsonObject };

/** Fields from what the text lists; a strict schema for them. */
export function writeDataExtraction(asked: JsonReading): JsonDraft {
  const named = findFields(asked, 'fieldList').map((field) => ({ ...field, ...typeOfField(field.name) }));
  return draftExtraction(asked, named);
}

export function draftExtraction(asked: JsonReading, found: readonly ExtractionField[]): JsonDraft {
  const { idea, json, pack, variant, reading } = asked;
  const { words } = json;
  const own = words.types.data_extraction;
  const fields = found.length > 0 ? found : [unnamedField(words)];
  const isList = found.length > 0 && asked.hits.some(({ group }) => group === 'many');
  const material = sourceIn(asked, found);
  const text = material !== null ? material.text : bracketed(words.placeholders.source.name);
  const rules = rulesFor(fields, words);
  return {
    type: 'data_extraction',
    title: titleOf(idea) ?? own.title,
    prompt: joinLines([
      pickWording(own.opening, variant),
      labelled(words.labels.idea, material !== null ? reading.command : idea, pack.typography),
      `${words.labels.fields}${pack.typography.colonBeforeList}`,
      ...fields.map(({ name, type, description }) => `- ${name} (${type})${pack.typography.colon}${description}`),
      `${words.labels.rules}${pack.typography.colonBeforeList}`,
      ...rules.map((rule) => `- ${rule}`),
      `<source>\n${text}\n</source>`,
    ]),
    blocks: {
      extraction: {
        source: { kind: 'text', text },
        fields: fields.map(({ name, type, description, format }) =>
          filled({ name, type, description, required: true, format }),
        ),
        rules: [...rules],
        output_schema: isList ? listSchema(fields) : schemaFor(fields),
      },
    },
    constraints: [...ruledOut(asked), ...own.constraints],
    output: { format: words.formats.json },
    assumptions: [],
  };
}

/** Material after a colon is the source, unless it is the list of fields itself. */
function sourceIn({ reading }: JsonReading, fields: readonly ExtractionField[]): Material | null {
  const { material, command } = reading;
  if (material?.kind !== 'text') return null;
  const isList = fields.some(
    ({ description }) => !command.includes(description) && material.text.includes(description),
  );
  return isList ? null : material;
}

function unnamedField({ placeholders }: JsonWords): ExtractionField {
  return { name: 'field_1', type: 'string', description: bracketed(placeholders.field.name) };
}

function rulesFor(fields: readonly ExtractionField[], { extraction }: JsonWords): string[] {
  const dates = fields.filter(({ format }) => format === 'date').map(({ name }) => `${name}: ${extraction.date}`);
  const amounts = fields.filter(({ type }) => type === 'number').map(({ name }) => `${name}: ${extraction.amount}`);
  return [...extraction.rules, ...dates.slice(0, 1), ...amounts.slice(0, 1)];
}

/** The subset that strict structured output accepts: every key required, nothing beside them, null for what is absent. */
function schemaFor(fields: readonly ExtractionField[]): JsonObject {
  return {
    type: 'object',
    additionalProperties: false,
    required: fields.map(({ name }) => name),
    properties: Object.fromEntries(fields.map(({ name, type, schema }) => [name, schema ?? { type: [type, 'null'] }])),
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
