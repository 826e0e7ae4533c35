import { isObject, type JsonObject, type JsonValue, leavesOf } from './json-value.ts';
import { JSON_PROMPT_TYPES } from './prompt-types.ts';
import { ENVELOPE_VERSION, isCodePath, namedPlaceholders } from './seal-envelope.ts';
import { MAX_TITLE_CHARS } from './title-of.ts';

/** Problems that keep a program from running a prompt. */
export type JsonTestFinding =
  | { problem: 'key-missing' | 'wrong-type'; key: string }
  /** A bracket that `placeholders` does not list. */
  | { problem: 'placeholder-unlisted'; key: string }
  /** Listed, but there is no such bracket. */
  | { problem: 'placeholder-unused'; key: string };

type Rules = Readonly<Record<string, (value: JsonValue) => boolean>>;

const isText = (value: JsonValue | undefined) => typeof value === 'string' && value.trim() !== '';
const isNumber = (value: JsonValue | undefined) => typeof value === 'number';
const isTextList = (min: number, max: number) => (value: JsonValue) =>
  Array.isArray(value) && value.length >= min && value.length <= max && value.every((item) => typeof item === 'string');

const REQUIRED: Rules = {
  type: (type) => JSON_PROMPT_TYPES.some((known) => known === type),
  version: (version) => version === ENVELOPE_VERSION,
  language: isText,
  title: (title) => isText(title) && String(title).length <= MAX_TITLE_CHARS,
  prompt: isText,
  constraints: isTextList(1, 6),
  output: (output) => isObject(output) && isText(output.format),
  metadata: (metadata) => isObject(metadata) && isNumber(metadata.word_count),
};
const OPTIONAL: Rules = {
  assumptions: isTextList(1, 3),
  placeholders: (list) => Array.isArray(list) && list.every((entry) => isObject(entry) && isText(entry.key)),
};
/** The envelope of prompts that a page creates when the server is unreachable. */
const STAND_IN_TYPE = 'json-prompt';
const REQUIRED_OF_STAND_IN: Rules = {
  prompt: (prompt) => typeof prompt === 'string',
  timestamp: isText,
  source: isText,
  metadata: (metadata) => isObject(metadata) && isNumber(metadata.wordCount) && isText(metadata.inputType),
};

/**
 * Checks that a program that reads our envelope can run an object: its required keys are present, all have the right
 * type, and every [placeholder] in its texts is listed.
 * @returns no findings if it can
 */
export function testJsonPrompt(object: JsonObject): JsonTestFinding[] {
  // A schema, or a task that says in a sentence what to return, has no envelope, since none of our programs runs it.
  const hasKey = ['version', 'prompt', 'constraints'].some((key) => Object.hasOwn(object, key));
  const isPrompt = hasKey || (Object.hasOwn(object, 'output') && typeof object.task !== 'string');
  if (!isPrompt && Object.keys(object).length > 0 && object.type !== STAND_IN_TYPE) return [];
  if (object.type === STAND_IN_TYPE) return testKeys(object, REQUIRED_OF_STAND_IN, {});
  return [...testKeys(object, REQUIRED, OPTIONAL), ...testPlaceholders(object)];
}

/** Keys of the envelope whose values have the wrong type; missing ones count too. */
export function wrongEnvelopeKeys(object: JsonObject): string[] {
  return testKeys(object, REQUIRED, OPTIONAL).map(({ key }) => key);
}

function testKeys(object: JsonObject, required: Rules, optional: Rules): JsonTestFinding[] {
  return Object.entries({ ...required, ...optional }).flatMap(([key, isRight]): JsonTestFinding[] => {
    const value = Object.hasOwn(object, key) ? object[key] : undefined;
    if (value === undefined) return key in required ? [{ problem: 'key-missing', key }] : [];
    return isRight(value) ? [] : [{ problem: 'wrong-type', key }];
  });
}

/** Names of the brackets that the user still has to fill in. */
export function placeholdersLeft(object: JsonObject): string[] {
  const code = leavesOf(object).find(({ path, value }) => typeof value === 'string' && isCodePath(path))?.value;
  return namedPlaceholders(object, typeof code === 'string' && code !== '' ? code : null);
}

function testPlaceholders(object: JsonObject): JsonTestFinding[] {
  const named = placeholdersLeft(object);
  const listed = listedPlaceholders(object);
  return [
    ...named
      .filter((key) => !listed.includes(key))
      .map((key): JsonTestFinding => ({ problem: 'placeholder-unlisted', key })),
    ...listed
      .filter((key) => !named.includes(key))
      .map((key): JsonTestFinding => ({ problem: 'placeholder-unused', key })),
  ];
}

/** The names that an object lists as placeholders. */
export function listedPlaceholders({ placeholders }: JsonObject): string[] {
  return Array.isArray(placeholders) ? placeholders.map((entry) => (isObject(entry) ? String(entry.key) : '')) : [];
}
