import { foldText } from '../../text/fold-text.ts';
import type { FieldCue, JsonCue } from '../../words/json-reading-words.ts';
import type { JsonObject } from '../json-value.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';

/** Words that a schema expresses by being one, or by a keyword. */
const ASKING: readonly JsonCue[] = [
  ...(['extract', 'schema', 'fields', 'source', 'null-when-missing', 'one-of', 'list-of', 'yes-no'] as const),
  ...(['optional', 'required', 'in-cents', 'whole-number'] as const),
];
const TELLING: readonly FieldCue[] = [
  ...(['boolean', 'integer', 'number', 'text', 'nullable', 'only', 'json', 'list', 'filler', 'wanted'] as const),
  ...(['english', 'ascii', 'as', 'amounts', 'origin', 'parts'] as const),
];

/** True if each word of the request is in the object, except small words and those that only ask for it. */
export function holdsAll(asked: Asked, object: JsonObject): boolean {
  const { reading, words } = asked;
  const { body, visible } = reading;
  const said = foldText(JSON.stringify(object)).text;
  let text = visible.slice(body.start, body.end);
  for (const { start, end } of [...jsonHitsIn(asked, body, ASKING), ...cuesIn(asked, body, TELLING)]) {
    text =
      text.slice(0, start - body.start) +
      ' '.repeat(Math.max(0, end - start)) +
      text.slice(Math.max(0, end - body.start));
  }
  const small = new Set([...words.json.article, ...words.fieldWords.particle]);
  const left = text.split(/[^\p{L}\p{M}\p{N}¤]+/u).filter((word) => word !== '' && !small.has(word));
  return left.every((word) => !word.includes('¤') && (said.includes(word) || JOINER.test(word)));
}

/** "And", "y", "и": in an alphabet, so few letters name nothing. */
const JOINER = /^\p{Ll}{1,3}$/u;
