import type { ReadingWords } from '../../words/reading-words.ts';
import { filled, type JsonObject, type JsonValue } from '../json-value.ts';
import type { FieldList } from './find-fields.ts';
import type { IdeaField } from './idea-field.ts';
import { keyOf, plainKey } from './key-of.ts';
import { typedValue } from './values-in.ts';

type Told = Pick<FieldList, 'isNullable' | 'isEnglish' | 'isPlain'> & { words: ReadingWords };

/** A strict schema of the fields. */
export function schemaOf(fields: readonly IdeaField[], told: Told): JsonObject {
  const keyed = fields.map((field) => ({ field, key: keyIn(field.name, told) }));
  return {
    type: 'object',
    properties: Object.fromEntries(keyed.map(({ field, key }) => [key, propertyOf(field, key, told)])),
    required: keyed.filter(({ field }) => !field.isOptional).map(({ key }) => key),
    additionalProperties: false,
  };
}

function keyIn(name: string, { words, isEnglish, isPlain }: Told): string {
  const key = keyOf(name, words, isEnglish);
  return isPlain ? plainKey(key, words.json.article.includes('der')) : key;
}

function propertyOf(field: IdeaField, key: string, told: Told): JsonObject {
  const { type, format, allowed, parts, isCount, minimum, maximum, pattern, example, fallback } = field;
  const isNullable = told.isNullable || field.isNullable;
  const values = allowed.filter((value) => value.toLowerCase() !== 'null');
  const mayBeNull = isNullable || values.length < allowed.length;
  const choices: JsonValue[] = values.map((value) => typedValue(value, type));
  if (type === 'object') {
    const inner = schemaOf(parts, told);
    return {
      ...inner,
      type: mayBeNull ? ['object', 'null'] : 'object',
      ...filled({ description: descriptionOf(field, key, told) }),
    };
  }
  return {
    type: mayBeNull ? [type, 'null'] : type,
    ...filled({
      description: descriptionOf(field, key, told),
      ...(type === 'array' ? { items: parts.length === 0 ? { type: 'string' } : schemaOf(parts, told) } : {}),
      minItems: field.entries,
      maxItems: field.entries,
      format: format ?? undefined,
      pattern,
      enum: choices.length === 0 ? undefined : mayBeNull ? [...choices, null] : choices,
      examples: example === undefined ? undefined : [typedValue(example, type)],
    }),
    ...(minimum !== undefined ? { minimum } : isCount && type === 'integer' ? { minimum: 0 } : {}),
    ...(maximum === undefined ? {} : { maximum }),
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}

/** The name if the key has another form, and the descriptions that have no keyword. */
function descriptionOf({ name, note }: IdeaField, key: string, told: Told): string | undefined {
  const isSame = key === keyOf(name, told.words) && saysTheSame(name, key);
  const parts = [...(isSame ? [] : [name]), ...(note === '' ? [] : [note])];
  return parts.length === 0 ? undefined : parts.join(': ');
}

/** A key with all the words of its name, except small ones and endings, is a complete description. */
function saysTheSame(name: string, key: string): boolean {
  const stems = key
    .toLowerCase()
    .split('_')
    .map((part) => part.slice(0, MIN_STEM_CHARS));
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > MIN_STEM_CHARS);
  return words.length === 0 || words.every((word) => stems.some((stem) => word.startsWith(stem)));
}

const MIN_STEM_CHARS = 3;
