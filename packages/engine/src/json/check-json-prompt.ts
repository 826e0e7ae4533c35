import { checkOf } from '../check.ts';
import { hardTokens } from '../text/slots/hard-tokens.ts';
import { checkSchema, checkSteps } from './check-references.ts';
import type { JsonCheck } from './json-check.ts';
import { isEmpty, isObject, type JsonObject, type JsonValue, leavesOf } from './json-value.ts';
import { JSON_PROMPT_TYPES, type JsonPromptType } from './prompt-types.ts';
import { isKept, namedPlaceholders } from './seal-envelope.ts';
import { listedPlaceholders, wrongEnvelopeKeys } from './test-json-prompt.ts';

export type JsonCheckInput = {
  /** Each piece passed in. */
  sources: readonly string[];
  code: string | null;
  /** Words for things that pixels cannot show and that appear neither in the sources nor in the measurements. */
  contentIn: (text: string) => string[];
  hasImage: boolean;
};

/** The order in which readers expect the keys of every object. */
const KEY_ORDER = ['type', 'version', 'language', 'title', 'prompt', 'source'];
const LAST_KEYS = ['constraints', 'output', 'assumptions', 'placeholders', 'metadata'];
const BLOCKS: Readonly<Record<JsonPromptType, readonly string[]>> = {
  image_generation: ['image', 'parameters', 'reference_analysis'],
  video_generation: ['video', 'parameters'],
  workflow: ['workflow'],
  data_extraction: ['extraction'],
  api_request: ['request'],
  code_task: ['code', 'task'],
  text_task: ['task', 'reference_analysis'],
};
const MAX_OWN_LEAVES = 30;
const MAX_DEPTH = 3;
/** Keys whose values are identifiers for a program: counted as structure, not as words. */
const STRUCTURE =
  /^(?:id|name|key|type|uses|produces|required|kind|format|input_types|engine|version|language|line|lines)$/;
/** Mirrored keys, measurements and input may be large. */
const MIRRORED = /^(?:output_schema|placeholders|code|reference_analysis|palette|body|query|inputs)$/;
const HEADER_NAME = /^(?:Accept|Content-Type|Authorization|X-Api-Key)$/;

/** A long quotation is a text to work on. */
const QUOTED = /^["“„«「『][\s\S]{30,}["“”»」』]$/u;
/** A body may contain null, and an enum accepts it. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['body', 'query', 'enum']);

/** Everything a program can check in an object of the seven types. */
export function checkJsonPrompt(object: JsonObject, input: JsonCheckInput): JsonCheck[] {
  const leaves = leavesOf(object);
  const texts = leaves.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const claims = leaves.flatMap(({ path, value }) =>
    typeof value === 'string' && !path.includes('method') ? [value] : [],
  );
  const { sources } = input;
  const prose = sources.filter((source) => source !== input.code);
  return [
    checkOf('strict-json', isObject(roundTrip(object)) ? [] : ['object']),
    checkOf('key-order', misplaced(object)),
    checkOf(
      'key-names',
      keysOf(object).filter((key) => !/^[a-z][a-z0-9_]*$/.test(key) && !HEADER_NAME.test(key)),
    ),
    checkOf('types', wrongEnvelopeKeys(object)),
    checkOf('block', missingBlock(object)),
    checkOf(
      'input-kept',
      sources.filter((source) => !isKept(source, object)),
    ),
    checkOf(
      'facts-kept',
      prose.flatMap(hardTokens).filter((token) => !texts.some((text) => says(text, token))),
    ),
    checkOf('standalone-prompt', isStandalone(object, prose) ? [] : ['prompt']),
    checkOf(
      'no-empty-values',
      leaves.filter(({ path, value }) => isEmpty(value) && !path.some((key) => MAY_BE_EMPTY.has(key))).map(pathOf),
    ),
    checkOf('leaf-count', atMost(countOwnLeaves(object, sources), MAX_OWN_LEAVES)),
    checkOf('depth', leaves.filter(isTooDeep).map(pathOf)),
    checkOf('placeholders', unmirrored(object, input.code)),
    checkOf('references', checkSteps(object)),
    checkOf('strict-schema', checkSchema(object)),
    checkOf('honest', input.hasImage ? claims.flatMap(input.contentIn) : []),
  ];
}

function roundTrip(object: JsonObject): JsonValue {
  return JSON.parse(JSON.stringify(object)) as JsonValue;
}

function misplaced(object: JsonObject): string[] {
  const type = JSON_PROMPT_TYPES.find((known) => known === object.type);
  const order = [...KEY_ORDER, ...(type === undefined ? [] : BLOCKS[type]), ...LAST_KEYS];
  const places = Object.keys(object).map((key) => order.indexOf(key));
  return Object.keys(object).filter((_, index) => {
    const place = places[index] ?? -1;
    return place < 0 || place < (places[index - 1] ?? 0);
  });
}

function keysOf(object: JsonObject): string[] {
  const free = ['body', 'query', 'output_schema', 'source_json'];
  return [...new Set(leavesOf(object).flatMap(({ path }) => path.slice(0, firstOf(path, free))))].filter(
    (key) => !/^\d+$/.test(key),
  );
}

function firstOf(path: readonly string[], free: readonly string[]): number {
  const at = path.findIndex((key) => free.includes(key));
  return at < 0 ? path.length : at;
}

function missingBlock(object: JsonObject): string[] {
  const type = JSON_PROMPT_TYPES.find((known) => known === object.type);
  const main = type === undefined ? undefined : BLOCKS[type][0];
  return main !== undefined && isObject(object[main]) ? [] : [String(main)];
}

/** A quotation counts as present if its words are, since a pasted text has its own marks. */
function says(text: string, token: string): boolean {
  return text.includes(token) || (QUOTED.test(token) && text.includes(token.slice(1, -1).trim()));
}

/**
 * The facts from the text are also in the prompt, so that it can be pasted alone; `source` has what had to be split.
 */
function isStandalone({ prompt, source }: JsonObject, prose: readonly string[]): boolean {
  if (source !== undefined) return true;
  return typeof prompt === 'string' && prose.flatMap(hardTokens).every((token) => says(prompt, token));
}

/** Leaves that are neither input nor structure. */
function countOwnLeaves(object: JsonObject, sources: readonly string[]): number {
  const isGiven = (value: JsonValue) => sources.some((source) => source.includes(String(value)));
  return leavesOf(object).filter(({ path, value }) => {
    const key = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    return !STRUCTURE.test(key) && !path.some((part) => MIRRORED.test(part)) && !isGiven(value);
  }).length;
}

function isTooDeep({ path }: { path: readonly string[] }): boolean {
  const keys = path.filter((key) => !/^\d+$/.test(key));
  return (
    keys.length > MAX_DEPTH && !path.includes('output_schema') && !path.includes('body') && !path.includes('query')
  );
}

function unmirrored(object: JsonObject, code: string | null): string[] {
  const keys = listedPlaceholders(object);
  const named = namedPlaceholders(object, code);
  return [...named.filter((name) => !keys.includes(name)), ...keys.filter((key) => !named.includes(key))];
}

function pathOf({ path }: { path: readonly string[] }): string {
  return path.join('.');
}

function atMost(count: number, limit: number): string[] {
  return count > limit ? [`${count} > ${limit}`] : [];
}
