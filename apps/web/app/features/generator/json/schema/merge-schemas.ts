import type { JsonObject, JsonValue } from '@wordlamp/engine/json';
import { isSchemaObject, type Schema } from './schema-nodes.ts';

const GREATER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
const LESSER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];
/** If both have a schema for the same key, a value has to fit both. */
const MAPS = ['properties', 'patternProperties'];
const SCHEMAS = ['items', 'additionalProperties', 'contains'];

/** Merges two schemas for the same value; keywords that cannot be merged are taken from the second. */
export function mergeSchemas(one: Schema, other: Schema): Schema {
  if (one === false || other === false) return false;
  if (one === true) return other;
  if (other === true) return one;
  const merged: JsonObject = { ...one, ...other };
  for (const key of Object.keys(one)) {
    const [a, b] = [one[key], other[key]];
    if (a !== undefined && b !== undefined) merged[key] = mergeValues(key, a, b);
  }
  return merged;
}

function mergeValues(key: string, a: JsonValue, b: JsonValue): JsonValue {
  if (key === 'type') return mergeTypes([a].flat(), [b].flat());
  if (key === 'required') return [...new Set([a, b].flat())];
  if (key === 'enum' && Array.isArray(a) && Array.isArray(b)) {
    const texts = b.map((choice) => JSON.stringify(choice));
    return a.filter((choice) => texts.includes(JSON.stringify(choice)));
  }
  if (GREATER.includes(key)) return Number(a) > Number(b) ? a : b;
  if (LESSER.includes(key)) return Number(a) < Number(b) ? a : b;
  if (MAPS.includes(key) && isSchemaObject(a) && isSchemaObject(b)) {
    const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return Object.fromEntries(names.map((name) => [name, both(a[name], b[name])]));
  }
  if (SCHEMAS.includes(key) && !Array.isArray(a) && !Array.isArray(b)) return both(a, b);
  return b;
}

function both(a: JsonValue | undefined, b: JsonValue | undefined): JsonValue {
  if (a === undefined || b === undefined) return a ?? b ?? true;
  return { allOf: [a, b] };
}

function mergeTypes(a: readonly JsonValue[], b: readonly JsonValue[]): JsonValue {
  const isIn = (type: JsonValue, types: readonly JsonValue[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return [...new Set([...a.filter((type) => isIn(type, b)), ...b.filter((type) => isIn(type, a))])];
}
