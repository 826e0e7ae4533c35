import { isObject, type JsonObject, type JsonValue } from '../json-value.ts';
import type { ExtractionField } from './write-data-extraction.ts';

const KNOWN_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
/** Levels of a schema that are taken over; what is deeper becomes text. */
const MAX_LEVELS = 4;

/** The fields of a schema that was handed in, by its own names. */
export function fieldsOfSchema(properties: JsonObject): ExtractionField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    description: isObject(schema) && typeof schema.description === 'string' ? schema.description : name,
    schema: strictSchema(schema, MAX_LEVELS),
  }));
}

function typeOf(schema: JsonValue): string {
  const type = isObject(schema) ? schema.type : undefined;
  const first = Array.isArray(type) ? type.find((candidate) => candidate !== 'null') : type;
  return KNOWN_TYPES.find((known) => known === first) ?? 'string';
}

/** The same shape in the subset that strict structured output accepts. */
function strictSchema(schema: JsonValue, levels: number): JsonObject {
  const type = typeOf(schema);
  if (!isObject(schema) || levels === 0 || (type !== 'object' && type !== 'array')) {
    const choices = isObject(schema) && Array.isArray(schema.enum) ? { enum: schema.enum } : {};
    return { type: [type === 'object' || type === 'array' ? 'string' : type, 'null'], ...choices };
  }
  if (type === 'array') return { type, items: strictSchema(schema.items ?? {}, levels - 1) };
  const { properties } = schema;
  if (!isObject(properties) || Object.keys(properties).length === 0) return { type: ['string', 'null'] };
  return {
    type,
    additionalProperties: false,
    required: Object.keys(properties),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, child]) => [name, strictSchema(child, levels - 1)]),
    ),
  };
}
