import { isObject, type JsonObject, type JsonValue } from '../json-value.ts';
import { isMoney } from '../known-fields.ts';
import type { ExtractionField } from './extraction-rules.ts';

const KNOWN_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
/** Depth to which a schema is copied; anything deeper becomes text. */
const MAX_LEVELS = 4;

/** The fields of a supplied schema, with its own names. */
export function fieldsOfSchema(properties: JsonObject, required: readonly JsonValue[]): ExtractionField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    description: isObject(schema) && typeof schema.description === 'string' ? schema.description : name,
    isRequired: required.includes(name),
    isSum: typeOf(schema) === 'number' && isMoney(name, null),
    allowed: isObject(schema) && Array.isArray(schema.enum) ? schema.enum.filter((choice) => choice !== null) : [],
    format: isObject(schema) && typeof schema.format === 'string' ? schema.format : undefined,
    schema: strictSchema(schema, { levels: MAX_LEVELS, isNullable: !required.includes(name) }),
  }));
}

function typeOf(schema: JsonValue): string {
  const type = isObject(schema) ? schema.type : undefined;
  const first = Array.isArray(type) ? type.find((candidate) => candidate !== 'null') : type;
  return KNOWN_TYPES.find((known) => known === first) ?? 'string';
}

/** The same shape in the subset that strict structured output accepts: optional values become nullable. */
function strictSchema(schema: JsonValue, { levels, isNullable }: { levels: number; isNullable: boolean }): JsonObject {
  const given = isObject(schema) ? schema : {};
  const { properties } = given;
  const isShape = isObject(properties) && Object.keys(properties).length > 0;
  const kind = typeOf(schema);
  const type = levels === 0 || (kind === 'object' && !isShape) ? (isDeep(kind) ? 'string' : kind) : kind;
  const typed = { type: isNullable || acceptsNull(given) ? [type, 'null'] : type };
  if (type === 'array') {
    return { ...typed, items: strictSchema(given.items ?? {}, { levels: levels - 1, isNullable: false }) };
  }
  if (type !== 'object' || !isObject(properties)) return { ...typed, ...choicesOf(given, Array.isArray(typed.type)) };
  const required = Array.isArray(given.required) ? given.required : [];
  return {
    ...typed,
    additionalProperties: false,
    required: Object.keys(properties),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, child]) => [
        name,
        strictSchema(child, { levels: levels - 1, isNullable: !required.includes(name) }),
      ]),
    ),
  };
}

function isDeep(type: string): boolean {
  return type === 'object' || type === 'array';
}

function acceptsNull({ type }: JsonObject): boolean {
  return Array.isArray(type) && type.includes('null');
}

/** An enum without null would reject the null that the type accepts. */
function choicesOf(schema: JsonObject, isNullable: boolean): JsonObject {
  if (!Array.isArray(schema.enum)) return {};
  return { enum: isNullable ? [...schema.enum.filter((choice) => choice !== null), null] : schema.enum };
}
