import { findPlaceholders } from '../placeholders.ts';
import type { JsonWords } from '../words/json-words.ts';
import type { JsonDraft } from './json-draft.ts';
import { filled, isObject, type JsonObject, type JsonValue, leavesOf, sameJson } from './json-value.ts';
import type { JsonReading } from './read-request.ts';

export const ENVELOPE_VERSION = '1.0';
/** The version of the rules that wrote an object; incremented when the same request gives a different one. */
const ENGINE = 'embedded-1';
const MIN_PASTE_CHARS = 12;
const QUOTES_AROUND = /^\s*["“”„«»「」『』]|["“”„«»「」『』]\s*$/gu;
const MAX_CONSTRAINTS = 6;
const MAX_ASSUMPTIONS = 3;
/** Keys whose values are verbatim code or data: brackets in them are syntax. */
const OPAQUE = /^(?:snippet|source_json|given_schema)$/;

/** A bracket with a quoted value in it is a list, not a gap to fill in. */
const DATA = /^\s*["'“«„]|["']\s*,/;

/** Adds the keys that every object has to the block of its type, in reading order. */
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

/** The user's own limits are never cut; the usual limits fill the remaining places. */
function limitsOf(constraints: readonly string[], { sources }: JsonReading): string[] {
  const limits = [...new Set(constraints)];
  const isOwn = (limit: string) => sources.some((source) => source.includes(limit));
  const usual = limits
    .filter((limit) => !isOwn(limit))
    .slice(0, Math.max(0, MAX_CONSTRAINTS - limits.filter(isOwn).length));
  return limits.filter((limit) => isOwn(limit) || usual.includes(limit));
}

/** True if a value contains the whole text. */
export function isKept(source: string, values: JsonValue): boolean {
  const texts = leavesOf(values).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  if (texts.some((text) => text.includes(source))) return true;
  const given = parsed(source);
  if (given !== null) return objectsIn(values).some((object) => sameJson(object, given));
  // A text pasted below a request has its own value, separate from the request.
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
    // Most sources are not JSON.
    return null;
  }
}

/** An object, and all objects in it. */
function objectsIn(value: JsonValue): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** Names of all brackets to be filled in, outside of code. */
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

/** True if the value is verbatim code or data. */
export function isCodePath(path: readonly string[]): boolean {
  return path.some((key) => OPAQUE.test(key));
}

/** @param code verbatim: brackets in it are syntax */
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
