import type { Schema as LibrarySchema, SchemaDraft } from '@cfworker/json-schema';
import type { JsonObject, JsonValue } from '@wordlamp/engine/json';
import draft201909 from './meta/2019-09.json' with { type: 'json' };
import draft202012 from './meta/2020-12.json' with { type: 'json' };
import draft4 from './meta/draft-04.json' with { type: 'json' };
import draft6 from './meta/draft-06.json' with { type: 'json' };
import draft7 from './meta/draft-07.json' with { type: 'json' };

/** A version of JSON Schema, with its meta-schema. */
export type Draft = {
  name: string;
  /** The rules by which the library validates. */
  rules: SchemaDraft;
  /**
   * The official meta-schema without its comments. Those of 2019-09 and 2020-12 are merged from their vocabularies,
   * with a plain `$ref` for each dynamic one, which the library does not support.
   */
  metaSchema: LibrarySchema;
};

const asSchema = (meta: object): LibrarySchema => structuredClone(meta);

const DRAFT_4: Draft = { name: 'draft-04', rules: '4', metaSchema: asSchema(draft4) };
const DRAFT_7: Draft = { name: 'draft-07', rules: '7', metaSchema: asSchema(draft7) };
const DRAFT_2020: Draft = { name: '2020-12', rules: '2020-12', metaSchema: asSchema(draft202012) };

const DECLARED: Readonly<Record<string, Draft>> = {
  'json-schema.org/draft-04/schema': DRAFT_4,
  'json-schema.org/draft-06/schema': { name: 'draft-06', rules: '7', metaSchema: asSchema(draft6) },
  'json-schema.org/draft-07/schema': DRAFT_7,
  'json-schema.org/draft/2019-09/schema': { name: '2019-09', rules: '2019-09', metaSchema: asSchema(draft201909) },
  'json-schema.org/draft/2020-12/schema': DRAFT_2020,
};

/** The draft that a schema declares, or whose keywords it uses; undefined if it declares one that is not known. */
export function draftOf(schema: JsonValue): Draft | undefined {
  const declared = Object(schema).$schema;
  if (typeof declared === 'string') {
    const address = declared.replace(/^https?:\/\//, '').replace(/#$/, '');
    return Object.hasOwn(DECLARED, address) ? DECLARED[address] : undefined;
  }
  if (
    usesKeyword(
      schema,
      (node) => typeof node.exclusiveMinimum === 'boolean' || typeof node.exclusiveMaximum === 'boolean',
    )
  )
    return DRAFT_4;
  return usesKeyword(schema, (node) => Array.isArray(node.items)) ? DRAFT_7 : DRAFT_2020;
}

function usesKeyword(value: JsonValue, has: (node: JsonObject) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && has(value)) return true;
  return Object.values(value).some((child) => usesKeyword(child, has));
}
