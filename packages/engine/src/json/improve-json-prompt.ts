import type { JsonWords } from '../words/json-words.ts';
import { bracketed } from './json-draft.ts';
import { filled, isEmpty, isObject, type JsonObject, type JsonValue } from './json-value.ts';
import { JSON_PROMPT_TYPES, type JsonPromptType } from './prompt-types.ts';
import type { JsonReading } from './read-request.ts';
import { describePlaceholders, ENVELOPE_VERSION } from './seal-envelope.ts';

/** Preferences for which every prompt of the kind has a value. */
const DEFAULTS: Readonly<Record<string, JsonValue>> = {
  version: '1.0',
  duration_seconds: 8,
  aspect_ratio: '16:9',
  count: 1,
};
const VIDEO_KEYS = ['camera_motion', 'camera', 'audio', 'dialogue', 'camera_angle'];
const IMAGE_KEYS = ['image', 'negative_prompt', 'lighting', 'composition', 'aspect_ratio'];

/**
 * The same keys in the same order; only empty ones get a value: a preference, or a placeholder, which is listed last.
 */
export function improveJsonPrompt(object: JsonObject, { json, language }: JsonReading): JsonObject {
  const { name } = json.words.placeholders.fillIn;
  const fill = (value: JsonValue, key: string): JsonValue => {
    if (isEmpty(value)) return key === 'language' ? language : (DEFAULTS[key] ?? bracketed(`${name}: ${plain(key)}`));
    if (Array.isArray(value)) return value.map((item) => fill(item, key));
    return isObject(value) ? fillAll(value) : value;
  };
  const fillAll = (parent: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(parent).map(([key, value]) => [key, fill(value, key)]));
  const isOurs = JSON_PROMPT_TYPES.some((type) => type === object.type) && object.version === ENVELOPE_VERSION;
  return isOurs ? withPlaceholders(fillAll(object), json.words) : fillAll(object);
}

/** An object with our envelope lists the gaps in its texts, like a newly written one. */
function withPlaceholders(object: JsonObject, words: JsonWords): JsonObject {
  if (Object.hasOwn(object, 'placeholders')) return object;
  return { ...object, ...filled({ placeholders: describePlaceholders(object, null, words) }) };
}

export function typeOfPrompt(object: JsonObject): JsonPromptType {
  const named = JSON_PROMPT_TYPES.find((type) => type === object.type);
  if (named !== undefined) return named;
  if (VIDEO_KEYS.some((key) => Object.hasOwn(object, key))) return 'video_generation';
  return IMAGE_KEYS.some((key) => Object.hasOwn(object, key)) ? 'image_generation' : 'text_task';
}

function plain(key: string): string {
  return key
    .replace(/[[\]\n]/g, ' ')
    .trim()
    .slice(0, 60);
}
