import type { JsonObject, JsonValue } from '@wordlamp/engine/json';
import type { CompiledSchema } from './compile-schema.ts';
import { mergeSchemas } from './merge-schemas.ts';
import { numberExample } from './number-example.ts';
import { isSchema, isSchemaObject, type Schema } from './schema-nodes.ts';
import { stringExample } from './string-example.ts';

/** Below this depth optional keys are left out, so that recursive schemas terminate. */
const MAX_FREE_DEPTH = 4;
const MAX_DEPTH = 30;
const MAX_VALUES = 2000;
/** Combinations of `anyOf` and `oneOf` branches that are tried for one value. */
const MAX_WAYS = 16;
const MAX_ITEMS = 20;

/** A deterministic example for a schema; it may not be valid, since some schemas cannot be satisfied by rules. */
export function buildExample(compiled: CompiledSchema): JsonValue {
  return new ExampleBuilder(compiled).valueFor(compiled.root, 0, 0) ?? null;
}

class ExampleBuilder {
  private values = 0;
  private readonly compiled: CompiledSchema;

  constructor(compiled: CompiledSchema) {
    this.compiled = compiled;
  }

  /** undefined if no value is valid. @param order its index among values that have to differ */
  valueFor(schema: Schema, depth: number, order: number): JsonValue | undefined {
    this.values += 1;
    if (depth > MAX_DEPTH || this.values > MAX_VALUES) return undefined;
    let first: JsonValue | undefined;
    for (const way of this.waysOf(schema).slice(0, MAX_WAYS)) {
      for (const value of this.candidates(way, depth, order)) {
        if (this.compiled.misfit(value, schema) === undefined) return value;
        first ??= value;
      }
    }
    return first;
  }

  /** The schema with references and branches resolved, once for each combination of branches. */
  private waysOf(schema: Schema): Schema[] {
    if (!isSchemaObject(schema)) return [schema];
    const { $ref, allOf, anyOf, oneOf, ...own } = schema;
    let ways: Schema[] = [own];
    const combine = (branches: readonly Schema[]) => {
      ways = ways.flatMap((way) => branches.map((branch) => mergeSchemas(way, branch))).slice(0, MAX_WAYS);
    };
    const target = $ref === undefined ? undefined : this.compiled.target(schema);
    if (target !== undefined) combine(this.waysOf(target));
    for (const part of schemasIn(allOf)) combine(this.waysOf(part));
    for (const choice of [anyOf, oneOf]) {
      if (Array.isArray(choice)) combine(schemasIn(choice).flatMap((branch) => this.waysOf(branch)));
    }
    return ways;
  }

  private *candidates(way: Schema, depth: number, order: number): Generator<JsonValue> {
    if (way === false) return;
    if (way === true) return yield order === 0 ? 'text' : `text ${order + 1}`;
    if (way.const !== undefined) return yield way.const;
    const given = [...listOf(way.examples), ...(way.default === undefined ? [] : [way.default])];
    yield* given.slice(order);
    const choices = listOf(way.enum);
    if (Array.isArray(way.enum))
      return yield* [...choices.slice(order), ...choices.slice(0, order)].slice(0, MAX_ITEMS);
    for (const type of typesOf(way)) yield this.valueOfType(type, way, depth, order);
  }

  private valueOfType(type: JsonValue, way: JsonObject, depth: number, order: number): JsonValue {
    switch (type) {
      case 'object':
        return this.objectFor(way, depth, order);
      case 'array':
        return this.arrayFor(way, depth, order);
      case 'number':
      case 'integer':
        return numberExample(way, type === 'integer', order);
      case 'boolean':
        return order % 2 === 0;
      case 'null':
        return null;
      default:
        return stringExample(way, order);
    }
  }

  private objectFor(way: JsonObject, depth: number, order: number): JsonObject {
    const properties = isSchemaObject(way.properties) ? way.properties : {};
    const required = listOf(way.required).map(String);
    const free = depth < MAX_FREE_DEPTH ? Object.keys(properties).filter((key) => !required.includes(key)) : [];
    const most = typeof way.maxProperties === 'number' ? Math.max(0, way.maxProperties - required.length) : free.length;
    // In the order of the schema, which readers expect.
    const wanted = new Set([...required, ...free.slice(0, most)]);
    const keys = [
      ...Object.keys(properties).filter((key) => wanted.has(key)),
      ...required.filter((key) => !Object.hasOwn(properties, key)),
    ];
    const entries = keys.map((key) => [key, this.valueFor(schemaOfKey(way, key), depth + 1, order)] as const);
    const object = Object.fromEntries(entries.filter((entry): entry is [string, JsonValue] => entry[1] !== undefined));
    const least = typeof way.minProperties === 'number' ? Math.min(way.minProperties, MAX_ITEMS) : 0;
    for (let extra = 1; Object.keys(object).length < least && extra <= MAX_ITEMS; extra += 1) {
      const value = this.valueFor(schemaOfKey(way, `key_${extra}`), depth + 1, order);
      if (value !== undefined) object[`key_${extra}`] = value;
    }
    return object;
  }

  private arrayFor(way: JsonObject, depth: number, order: number): JsonValue[] {
    const first = schemasIn(Array.isArray(way.items) ? way.items : way.prefixItems);
    const rest = Array.isArray(way.items) ? way.additionalItems : way.items;
    const contained = isSchema(way.contains) ? way.contains : undefined;
    const least = Math.max(Number(way.minItems ?? 0), contained === undefined ? 0 : Number(way.minContains ?? 1));
    const most = typeof way.maxItems === 'number' ? way.maxItems : MAX_ITEMS;
    const wanted =
      rest === false || depth >= MAX_FREE_DEPTH ? Math.max(least, first.length) : Math.max(least, first.length, 1);
    const isUnique = way.uniqueItems === true;
    const items: JsonValue[] = [];
    for (let index = 0; index < Math.min(wanted, most, MAX_ITEMS); index += 1) {
      const schema = first[index] ?? mergeSchemas(isSchema(rest) ? rest : true, contained ?? true);
      const value = this.valueFor(schema, depth + 1, isUnique ? index : order);
      if (value !== undefined) items.push(value);
    }
    return items;
  }
}

/** What a value under a key has to fit. */
function schemaOfKey(way: JsonObject, key: string): Schema {
  const own = isSchemaObject(way.properties) && Object.hasOwn(way.properties, key) ? way.properties[key] : undefined;
  const byPattern = Object.entries(isSchemaObject(way.patternProperties) ? way.patternProperties : {})
    .filter(([pattern]) => new RegExp(pattern, 'u').test(key))
    .map(([, schema]) => schema);
  const named = [own, ...byPattern].filter(isSchema);
  if (named.length === 0) return isSchema(way.additionalProperties) ? way.additionalProperties : true;
  return named.length === 1 ? (named[0] ?? true) : { allOf: named };
}

/** The types that may be tried: null last; inferred from the keywords if none is named. */
function typesOf(way: JsonObject): JsonValue[] {
  if (way.type !== undefined) {
    const types = [way.type].flat();
    return [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
  }
  const has = (...keys: string[]) => keys.some((key) => way[key] !== undefined);
  if (has('properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties')) return ['object'];
  if (has('items', 'prefixItems', 'minItems', 'contains')) return ['array'];
  if (has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf')) return ['number'];
  return ['string'];
}

function schemasIn(list: JsonValue | undefined): Schema[] {
  return listOf(list).filter(isSchema);
}

function listOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}
