import type { JsonObject, JsonValue } from '@wordlamp/engine/json';

type Placed = { path: readonly string[]; value: JsonValue };
export type FoundSchema = Placed & {
  /** Examples that the prompt itself gives in addition to the schema. */
  examples: readonly Placed[];
};

/** Keys whose value is always taken for a schema, such as those that the engine writes. */
const SURE_KEY = /^(?:output|given|input|response|json)_?schema$/i;
const MAYBE_KEY = /(?:^|_)schema$|[a-z]Schema$/;
const SCHEMA_KEYWORDS = ['type', 'properties', '$ref', 'anyOf', 'allOf', 'oneOf', 'enum', 'const', 'items', '$schema'];
const EXAMPLE_KEY = /^(?:(?:output|input|response)_)?examples?(?:_output)?$/i;
/** Deeper objects are not looked into. */
const MAX_DEPTH = 40;

/** The JSON Schemas that a prompt holds, as values or as texts; a schema within a schema is part of it. */
export function findSchemas(prompt: JsonObject): FoundSchema[] {
  return schemasIn({ path: [], value: prompt });
}

function schemasIn({ path, value }: Placed): FoundSchema[] {
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([key, child]): FoundSchema[] => {
    const placed = { path: [...path, key], value: read(child, key) };
    if (isWrapper(key, placed.value) || !isSchema(key, placed.value)) return schemasIn(placed);
    return [{ ...placed, examples: examplesIn({ path, value }) }];
  });
}

/** A schema may be stored as the submitted text. */
function read(value: JsonValue, key: string): JsonValue {
  if (typeof value !== 'string' || !MAYBE_KEY.test(key) || !value.trimStart().startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value; // not JSON: reported when the schema is compiled
  }
}

function isSchema(key: string, value: JsonValue): boolean {
  if (SURE_KEY.test(key)) return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (typeof value.$schema === 'string') return true;
  return MAYBE_KEY.test(key) && SCHEMA_KEYWORDS.some((keyword) => Object.hasOwn(value, keyword));
}

/** The format of model APIs: `json_schema: { name, strict, schema }`. */
function isWrapper(key: string, value: JsonValue): boolean {
  if (!MAYBE_KEY.test(key) || typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return typeof value.schema === 'object' && !SCHEMA_KEYWORDS.some((keyword) => Object.hasOwn(value, keyword));
}

function examplesIn({ path, value }: Placed): Placed[] {
  return Object.entries(value ?? {}).flatMap(([key, example]: [string, JsonValue]): Placed[] => {
    if (!EXAMPLE_KEY.test(key) || typeof example !== 'object' || example === null) return [];
    const place = [...path, key];
    if (!key.endsWith('s') || !Array.isArray(example)) return [{ path: place, value: example }];
    return example.map((one, index) => ({ path: [...place, String(index)], value: one }));
  });
}
