import type { JsonObject, JsonValue } from '@wordlamp/engine/json';

export type Schema = JsonObject | boolean;
export type SchemaNode = { path: readonly string[]; schema: JsonObject };

const ONE = new Set(
  'additionalItems unevaluatedItems items contains additionalProperties unevaluatedProperties propertyNames not if then else'.split(
    ' ',
  ),
);
const LISTS = new Set(['prefixItems', 'items', 'allOf', 'anyOf', 'oneOf']);
const MAPS = new Set(['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas', 'dependencies']);
/** Keywords whose subschemas apply to the same value as the schema itself. */
const SAME_VALUE = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
]);

export function isSchema(value: JsonValue | undefined): value is Schema {
  return typeof value === 'boolean' || isSchemaObject(value);
}

export function isSchemaObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema and all schemas in it, where keywords have schemas; the values of `enum` and `default` are data. */
export function schemaNodes(schema: Schema): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const open: { path: readonly string[]; value: Schema }[] = [{ path: [], value: schema }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, value } = next;
    if (typeof value === 'boolean') continue;
    nodes.push({ path, schema: value });
    open.push(
      ...childrenOf(value)
        .map((child) => ({ path: [...path, ...child.path], value: child.schema }))
        .reverse(),
    );
  }
  return nodes;
}

/** Subschemas that apply to the same value, without those behind `$ref`. */
export function schemasOfSameValue(schema: JsonObject): Schema[] {
  return childrenOf(schema).flatMap(({ path, schema }) => (SAME_VALUE.has(path[0] ?? '') ? [schema] : []));
}

/**
 * A copy for the library: without data that it would take for schemas, and with plain references instead of dynamic
 * ones, which are equivalent within one document.
 */
export function copyForLibrary(schema: Schema): Schema {
  const copy = structuredClone(schema);
  for (const { schema: node } of schemaNodes(copy)) {
    for (const key of Object.keys(node)) if (key === 'example' || key.startsWith('x-')) delete node[key];
    rename(node, '$dynamicAnchor', '$anchor');
    rename(node, '$dynamicRef', '$ref');
    rename(node, '$recursiveRef', '$ref');
  }
  return copy;
}

function rename(node: JsonObject, from: string, to: string): void {
  const value = node[from];
  if (value === undefined || node[to] !== undefined) return;
  node[to] = value;
  delete node[from];
}

function childrenOf(schema: JsonObject): { path: string[]; schema: Schema }[] {
  return Object.entries(schema).flatMap(([key, value]) => {
    if (ONE.has(key) && isSchema(value)) return [{ path: [key], schema: value }];
    if (LISTS.has(key) && Array.isArray(value)) return placed(key, Object.entries(value));
    if (MAPS.has(key) && isSchemaObject(value)) return placed(key, Object.entries(value));
    return [];
  });
}

function placed(key: string, entries: [string, JsonValue][]): { path: string[]; schema: Schema }[] {
  return entries.flatMap(([name, value]) => (isSchema(value) ? [{ path: [key, name], schema: value }] : []));
}
