import { dereference, type Schema as LibrarySchema, type OutputUnit, validate } from '@cfworker/json-schema';
import type { JsonObject, JsonValue } from '@wordlamp/engine/json';
import { type Draft, draftOf } from './drafts.ts';
import {
  copyForLibrary,
  isSchema,
  isSchemaObject,
  type Schema,
  type SchemaNode,
  schemaNodes,
  schemasOfSameValue,
} from './schema-nodes.ts';

export type SchemaProblem =
  /** Something that the draft does not allow; an invalid pattern; a `$ref` that leads back to itself. */
  | { kind: 'wrong' | 'pattern' | 'loop'; path: readonly string[] }
  | { kind: 'ref'; path: readonly string[]; ref: string }
  | { kind: 'draft'; declared: string }
  | { kind: 'large' };

export type CompiledSchema = {
  draft: Draft;
  root: Schema;
  /** The location where a value violates one of the schemas, root or not; undefined if it fits. */
  misfit(value: JsonValue, schema: Schema): readonly string[] | undefined;
  /** The target of a schema's `$ref`. */
  target(schema: JsonObject): Schema | undefined;
};

/** Maximum nesting of a schema; each level takes several calls in the library. */
const MAX_DEPTH = 100;
/**
 * Maximum number of schemas for one value, with references followed. Only exponentially nested references need more.
 */
const MAX_JUDGES = 1000;
const MAX_NODES = 5000;

/** Validates a schema, which the library does not: by the meta-schema of its draft, and by following each `$ref`. */
export function compileSchema(given: JsonValue): CompiledSchema | { draft: Draft | undefined; problem: SchemaProblem } {
  if (isDeep(given)) return { draft: undefined, problem: { kind: 'large' } };
  const draft = draftOf(given);
  if (draft === undefined) return { draft, problem: { kind: 'draft', declared: String(Object(given).$schema) } };
  const fault = metaFault(given, draft);
  if (fault !== undefined) return { draft, problem: fault };
  if (!isSchema(given)) return { draft, problem: { kind: 'wrong', path: [] } };
  const root = copyForLibrary(given);
  const lookup = addressesOf(root, draft);
  if (lookup === undefined) return { draft, problem: { kind: 'wrong', path: [] } };
  const target = (schema: JsonObject) => targetOf(schema, lookup);
  const nodes = reachableNodes(root, target);
  if (nodes.length > MAX_NODES) return { draft, problem: { kind: 'large' } };
  const problem = patternFault(nodes) ?? refFault(nodes, target) ?? loopFault(nodes, target, draft);
  if (problem !== undefined) return { draft, problem };
  return {
    draft,
    root,
    target,
    misfit(value, schema) {
      const { valid, errors } = validate(value, asLibrarySchema(schema), draft.rules, lookup);
      return valid ? undefined : deepestOf(errors).path;
    },
  };
}

/** The library keeps the address of a reference in its own key, which does not show in copies. */
function targetOf(schema: JsonObject, lookup: Lookup): Schema | undefined {
  const address: unknown = Reflect.get(schema, '__absolute_ref__');
  return typeof address === 'string' ? (lookup[address] as Schema | undefined) : undefined;
}

type Lookup = Record<string, LibrarySchema | boolean>;

/** Schemas by their addresses, the draft's own among them; undefined if two have the same. */
function addressesOf(root: Schema, draft: Draft): Lookup | undefined {
  const lookup = Object.create(null);
  try {
    dereference(asLibrarySchema(root), lookup);
    dereference(draft.metaSchema, lookup);
    return lookup;
  } catch {
    // The library throws for a duplicate or malformed address; the error reaches the caller.
    return undefined;
  }
}

/** The library's type is wider than a checked schema. */
function asLibrarySchema(schema: Schema): LibrarySchema {
  return schema as LibrarySchema;
}

function metaFault(given: JsonValue, { metaSchema, rules }: Draft): SchemaProblem | undefined {
  const { valid, errors } = validate(given, metaSchema, rules, dereference(metaSchema));
  if (valid) return undefined;
  const { path, unit } = deepestOf(errors);
  return { kind: unit?.error.includes('"regex"') ? 'pattern' : 'wrong', path };
}

/** The deepest location is the cause; the outer ones only repeat it. */
function deepestOf(errors: readonly OutputUnit[]): { path: readonly string[]; unit: OutputUnit | undefined } {
  const depth = ({ instanceLocation }: OutputUnit) => instanceLocation.split('/').length;
  const [first, ...others] = errors;
  const unit = others.reduce<OutputUnit | undefined>(
    (deepest, other) => (deepest !== undefined && depth(other) >= depth(deepest) ? other : deepest),
    first,
  );
  return { path: unit === undefined ? [] : keysOf(unit.instanceLocation), unit };
}

/** The keys of a JSON pointer in an address: `#/a/b~1c%20d`. */
function keysOf(location: string): string[] {
  return location
    .split('/')
    .slice(1)
    .map((key) => decodeURI(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The meta-schemas before draft-07 do not define these keys. */
function patternFault(nodes: readonly SchemaNode[]): SchemaProblem | undefined {
  for (const { path, schema } of nodes) {
    const patterns = isSchemaObject(schema.patternProperties) ? Object.keys(schema.patternProperties) : [];
    const wrong = patterns.find((pattern) => !isPattern(pattern));
    if (wrong !== undefined) return { kind: 'pattern', path: [...path, 'patternProperties', wrong] };
  }
  return undefined;
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false; // throws for an invalid pattern
  }
}

function refFault(nodes: readonly SchemaNode[], target: CompiledSchema['target']): SchemaProblem | undefined {
  const lost = nodes.find(({ schema }) => schema.$ref !== undefined && target(schema) === undefined);
  return lost && { kind: 'ref', path: [...lost.path, '$ref'], ref: String(lost.schema.$ref) };
}

/** All schemas that a value may meet: those that references lead to may be at places where keywords have none. */
function reachableNodes(root: Schema, target: CompiledSchema['target']): SchemaNode[] {
  const known = new Set<JsonObject>();
  const nodes = schemaNodes(root);
  for (const { schema } of nodes) {
    if (known.has(schema)) continue;
    known.add(schema);
    const referred = target(schema);
    if (isSchemaObject(referred) && !known.has(referred)) nodes.push(...schemaNodes(referred));
  }
  return nodes;
}

/** A schema that applies itself to the same value would recurse forever. */
function loopFault(
  nodes: readonly SchemaNode[],
  target: CompiledSchema['target'],
  { rules }: Draft,
): SchemaProblem | undefined {
  const judges = new Map<JsonObject, number | 'open'>();
  let looping: JsonObject | undefined;

  function countJudges(schema: Schema | undefined, from: JsonObject): number {
    if (!isSchemaObject(schema)) return 1;
    const known = judges.get(schema);
    if (known === 'open') looping ??= from;
    if (known !== undefined) return known === 'open' ? 1 : known;
    judges.set(schema, 'open');
    const count = judgesOf(schema).reduce<number>((sum, other) => sum + countJudges(other, schema), 1);
    judges.set(schema, count);
    return count;
  }

  function judgesOf(schema: JsonObject): (Schema | undefined)[] {
    if (schema.$ref === undefined) return schemasOfSameValue(schema);
    return [target(schema), ...(rules === '4' || rules === '7' ? [] : schemasOfSameValue(schema))];
  }

  const isTooMuch = nodes.some(({ schema }) => countJudges(schema, schema) > MAX_JUDGES);
  if (looping !== undefined) return { kind: 'loop', path: nodes.find(({ schema }) => schema === looping)?.path ?? [] };
  return isTooMuch ? { kind: 'large' } : undefined;
}

function isDeep(value: JsonValue, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeep(child, levels - 1));
}
