import { findPlaceholders } from '../placeholders.ts';
import type { JsonWords } from '../words/json-words.ts';
import type { JsonDraft } from './json-draft.ts';
import { filled, isObject, type JsonObject, type JsonValue, leavesOf, sameJson } from './json-value.ts';
import type { JsonReading } from './read-request.ts';

export const ENVELOPE_VERSION = '1.0';
/** Says which rules wrote an object; it grows when the same request gives another one. */
const ENGINE = 'embedded-1';
const MIN_PASTE_CHARS = 12;
const QUOTES_AROUND = /^\s*["“”„«»「」『』]|["“”„«»「」『』]\s*$/gu;
const MAX_CONSTRAINTS = 6;
const MAX_ASSUMPTIONS = 3;
/** Keys whose values are code or data as handed in: brackets in them are syntax. */
const OPAQUE = /^(?:snippet|source_json|given_schema)$/;

/** A bracket with a quoted value in it is a list, not a gap to be filled in. */
const DATA = /^\s*["'“«„]|["']\s*,/;

/** Puts the keys that every object has around the block of its type, in the order in which they are read. */
export function sealEnvelope(draft: JsonDraft, asked: JsonReading): JsonObject {
  const body: JsonObject = {
    ...draft.blocks,
    constraints: limitsOf(draft.constraints, asked),
    output: draft.output,
    ...filled({ assumptions: draft.assumptions.slice(0, MAX_ASSUMPTIONS) }),
  };
  const lost = asked.sources.filter((source) => !isKept(source, [draft.prompt, body]));
  const head: JsonObject = {
    type: draft.type,
    version: ENVELOPE_VERSION,
    language: asked.language,
    title: draft.title,
    prompt: draft.prompt,
    ...filled({ source: lost.length === 1 ? (lost[0] ?? '') : lost }),
  };
  const placeholders = describePlaceholders({ ...head, ...body }, asked.code?.source ?? null, asked.json.words);
  return {
    ...head,
    ...body,
    ...filled({ placeholders }),
    metadata: { input_types: asked.inputTypes, word_count: asked.words, engine: ENGINE },
  };
}

/** What people asked for themselves is never cut; the usual limits fill up what is left. */
function limitsOf(constraints: readonly string[], { sources }: JsonReading): string[] {
  const limits = [...new Set(constraints)];
  const isOwn = (limit: string) => sources.some((source) => source.includes(limit));
  const usual = limits
    .filter((limit) => !isOwn(limit))
    .slice(0, Math.max(0, MAX_CONSTRAINTS - limits.filter(isOwn).length));
  return limits.filter((limit) => isOwn(limit) || usual.includes(limit));
}

/** Whether a text stands whole in one of the values. */
export function isKept(source: string, values: JsonValue): boolean {
  const texts = leavesOf(values).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  if (texts.some((text) => text.includes(source))) return true;
  const given = parsed(source);
  if (given !== null) return objectsIn(values).some((object) => sameJson(object, given));
  // A text that was pasted below a request stands in a value of its own, and the request in another.
  return texts
    .filter((text) => text.length >= MIN_PASTE_CHARS && source.includes(text))
    .some((paste) => {
      const around = source.split(paste).map((piece) => piece.replace(QUOTES_AROUND, '').trim());
      return around.length === 2 && around.every((piece) => texts.some((text) => text.includes(piece)));
    });
}

function parsed(source: string): JsonObject | null {
  try {
    const value = JSON.parse(source) as JsonValue;
    return isObject(value) ? value : null;
  } catch {
    // Most sources are no JSON.
    return null;
  }
}

/** An object, and all objects in it. */
function objectsIn(value: JsonValue): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** Names of all brackets that are to be filled in, outside of code. */
export function namedPlaceholders(object: JsonObject, code: string | null): string[] {
  const texts = leavesOf(object).flatMap(({ path, value }) =>
    typeof value === 'string' && path[0] !== 'placeholders' && !isCodePath(path) ? [value] : [],
  );
  const names = texts.flatMap((text) => {
    const prose = code === null ? text : text.split(code).join(' ');
    return findPlaceholders(prose)
      .map((placeholder) => placeholder.text.slice(1, -1))
      .filter((name) => !DATA.test(name));
  });
  return [...new Set(names)];
}

/** Whether what stands there is code or data as it was handed in. */
export function isCodePath(path: readonly string[]): boolean {
  return path.some((key) => OPAQUE.test(key));
}

/** @param code as it was handed in: brackets in it are syntax */
export function describePlaceholders(object: JsonObject, code: string | null, words: JsonWords): JsonObject[] {
  return namedPlaceholders(object, code).map((key) => ({
    key,
    description: describePlaceholder(key, words),
    required: true,
  }));
}

function describePlaceholder(key: string, { placeholders }: JsonWords): string {
  const known = Object.values(placeholders).find(({ name }) => name === key);
  return known?.description ?? placeholders.own.description;
}
