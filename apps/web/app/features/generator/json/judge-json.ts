import type { JsonObject, JsonValue } from '@wordlamp/engine/json';
import { findJsonError, type JsonPosition } from '@wordlamp/engine/json/find-json-error';

export type JsonVerdict =
  | { status: 'empty' }
  | { status: 'object'; object: JsonObject }
  /** JSON, but a list, a string, a number, true, false or null. */
  | { status: 'not-object' }
  | { status: 'not-json'; position: JsonPosition };

export function judgeJson(text: string): JsonVerdict {
  if (text.trim() === '') return { status: 'empty' };
  const position = findJsonError(text);
  if (position !== null) return { status: 'not-json', position };
  const value: JsonValue = JSON.parse(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { status: 'object', object: value } : { status: 'not-object' };
}
