import type { JsonObject, JsonValue } from '@wordlamp/engine/json';
import { buildExample } from './build-example.ts';
import { type CompiledSchema, compileSchema, type SchemaProblem } from './compile-schema.ts';
import type { FoundSchema } from './find-schemas.ts';
import { schemaNodes } from './schema-nodes.ts';

export type ExampleReport =
  /** The prompt's own example, or a generated one; `misfit` is where it violates the schema. */
  | { kind: 'given'; path: readonly string[]; misfit: readonly string[] | undefined }
  | { kind: 'made'; value: JsonValue }
  /** No value is valid: the schema contradicts itself. */
  | { kind: 'impossible'; misfit: readonly string[] }
  /** No valid value was found by rules; there may be one. */
  | { kind: 'unknown' };
export type SchemaReport = {
  path: readonly string[];
  draft: string | undefined;
  outcome: { kind: 'fails'; problem: SchemaProblem } | { kind: 'compiles'; examples: readonly ExampleReport[] };
};

/** Keywords for which examples are only guessed; then a misfit does not mean that the schema is wrong. */
const UNDECIDED = [
  ...['not', 'if', 'anyOf', 'oneOf', 'contains', 'propertyNames', 'pattern', 'patternProperties', 'format'],
  ...['dependencies', 'dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['uniqueItems', 'multipleOf', 'maxProperties', 'minProperties'],
];
/** Longer lists and texts are not made. */
const LARGE = 20;

/** Compiles a schema, and validates an example against it. */
export function testSchema({ path, value, examples }: FoundSchema): SchemaReport {
  const compiled = compileSchema(value);
  if ('problem' in compiled)
    return { path, draft: compiled.draft?.name, outcome: { kind: 'fails', problem: compiled.problem } };
  const given = [...examples, ...ownExamples({ path, value })];
  return {
    path,
    draft: compiled.draft.name,
    outcome: {
      kind: 'compiles',
      examples: given.length === 0 ? [madeExample(compiled)] : given.map((example) => tryExample(compiled, example)),
    },
  };
}

type Example = { path: readonly string[]; value: JsonValue };

/** The schema's own examples of its whole value. */
function ownExamples({ path, value }: Example): Example[] {
  const { examples }: JsonObject = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  if (!Array.isArray(examples)) return [];
  return examples.map((example, index) => ({ path: [...path, 'examples', String(index)], value: example }));
}

function tryExample({ misfit, root }: CompiledSchema, { path, value }: Example): ExampleReport {
  const at = misfit(value, root);
  return { kind: 'given', path, misfit: at && [...path, ...at] };
}

function madeExample(compiled: CompiledSchema): ExampleReport {
  const value = buildExample(compiled);
  const misfit = compiled.misfit(value, compiled.root);
  if (misfit === undefined) return { kind: 'made', value };
  return isDecided(compiled) ? { kind: 'impossible', misfit } : { kind: 'unknown' };
}

function isDecided({ root }: CompiledSchema): boolean {
  return schemaNodes(root).every(
    ({ schema }) =>
      !UNDECIDED.some((keyword) => Object.hasOwn(schema, keyword)) &&
      Number(schema.minItems ?? 0) <= LARGE &&
      Number(schema.minLength ?? 0) <= LARGE,
  );
}
