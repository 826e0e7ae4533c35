import { findJsonError, type JsonPosition } from './find-json-error.ts';
import { isObject, type JsonObject, type JsonValue } from './json-value.ts';
import { JSON_PROMPT_TYPES } from './prompt-types.ts';

export type GivenJson =
  | { kind: 'schema'; properties: JsonObject; required: readonly JsonValue[] }
  | { kind: 'prompt'; object: JsonObject }
  | { kind: 'data'; value: JsonValue }
  | { kind: 'invalid'; position: JsonPosition };

/** Two of these at the top level make an object a prompt. */
const PROMPT_KEYS =
  /^(?:prompt|negative_prompt|subject|action|style|camera(?:_\w+)?|composition|lighting|ambiance|mood|role|task|goal|instructions?|constraints|output(?:_format)?|audience|tone|aspect_ratio|setting|context)$/i;
const MIN_PROMPT_KEYS = 2;
const LOOKS_LIKE_JSON = /^\s*(?:\{\s*(?:["'}]|[A-Za-z_]\w{0,60}\s*:)|\[\s*(?:["{\][]|-?\d))/;
/** Deeper data is shown as is and not inspected. */
const MAX_DEPTH = 40;

/** The kind of JSON in a text; null if it is not JSON and was not meant to be. */
export function readGivenJson(text: string): GivenJson | null {
  if (!LOOKS_LIKE_JSON.test(text)) return null;
  const position = findJsonError(text);
  if (position !== null) return isMeantAsJson(text) ? { kind: 'invalid', position } : null;
  if (depthOf(text) > MAX_DEPTH) return null;
  const value = JSON.parse(text) as JsonValue;
  if (!isObject(value)) return { kind: 'data', value };
  const { properties } = value;
  if (isObject(properties) && (value.type === 'object' || value.$schema !== undefined)) {
    return { kind: 'schema', properties, required: Array.isArray(value.required) ? value.required : [] };
  }
  return isPrompt(value) ? { kind: 'prompt', object: value } : { kind: 'data', value };
}

/** A quoted key before a colon; without one it is a block in some other language. */
function isMeantAsJson(text: string): boolean {
  return /["']\s{0,20}:/.test(text) && !/;\s*$/m.test(text) && !/=>|\bfunction\b/.test(text);
}

function isPrompt(value: JsonObject): boolean {
  const { type, prompt } = value;
  if (typeof prompt === 'string' || JSON_PROMPT_TYPES.some((known) => known === type)) return true;
  return Object.keys(value).filter((key) => PROMPT_KEYS.test(key)).length >= MIN_PROMPT_KEYS;
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const { 0: bracket } of text.matchAll(/[{}[\]]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
