import { type IdeaReading, readIdea, typedAt } from '../../reading/read-idea.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { readVideoIdea } from '../../video/from-idea/read-video-idea.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { filled, type JsonObject, type JsonValue } from '../json-value.ts';
import type { IdeaField } from './field-at.ts';
import { type FieldList, findFields } from './find-fields.ts';
import { keyOf } from './key-of.ts';
import { type ArtefactKind, kindOfIdea } from './kind-of-idea.ts';

export type JsonFromIdea = { object: JsonObject; kind: ArtefactKind; reading: IdeaReading };

const NULL = /(?<!\p{L})null(?!\p{L})/u;
/** A list of one is hardly one. */
const MIN_FIELDS = 2;

/**
 * The artefact that an idea asks for, at the top level: no envelope, no copy of the idea. Keys are in the person's words.
 * @returns null where it is not certain what is asked for
 */
export function writeJsonFromIdea(idea: string, words: ReadingWords): JsonFromIdea | null {
  const reading = readIdea(idea, words);
  const kind = kindOfIdea(reading);
  if (kind === null) return null;
  return { object: WRITERS[kind](idea, reading, words) ?? taskOf(reading, kind), kind, reading };
}

type Write = (idea: string, reading: IdeaReading, words: ReadingWords) => JsonObject | null;

const WRITERS: Readonly<Record<ArtefactKind, Write>> = {
  scene: (idea, _, words) => sceneOf(idea, words),
  workflow: (_, reading) => workflowOf(reading),
  extraction: (_, reading, words) => fieldsOf(reading, 'extraction', words),
  schema: (_, reading, words) => fieldsOf(reading, 'schema', words),
  config: (_, reading, words) => fieldsOf(reading, 'config', words),
  function: (_, reading, words) => fieldsOf(reading, 'function', words),
};

/** Where no part of it is named, none is made up. */
function taskOf(reading: IdeaReading, kind: ArtefactKind): JsonObject {
  return { task: typedAt(reading, reading.body), output_format: FORMATS[kind] };
}

const FORMATS: Readonly<Record<ArtefactKind, string>> = {
  schema: 'JSON Schema (draft 2020-12)',
  function: 'JSON: name, description, parameters (JSON Schema)',
  config: 'JSON',
  extraction: 'JSON',
  workflow: 'JSON: trigger, steps, rules',
  scene: 'JSON',
};

function fieldsOf(reading: IdeaReading, kind: ArtefactKind, words: ReadingWords): JsonObject | null {
  const list = findFields(reading, words);
  if (list.fields.length < MIN_FIELDS) return null;
  const isNullable = NULL.test(reading.visible) || reading.hits.some(({ group }) => group === 'json.null-when-missing');
  const schema = schemaOf(list, isNullable);
  if (kind === 'schema') {
    const title = list.title === '' ? {} : { title: list.title };
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...title,
      ...schema,
      ...rulesOf(list, '$comment'),
    };
  }
  if (kind === 'function') {
    return filled({
      name: keyOf(list.title, words),
      description: list.title,
      parameters: schema,
      ...rulesOf(list, 'rules'),
    });
  }
  if (kind === 'config') {
    const settings = list.fields.map((field) => settingOf(field, words));
    return { ...(Object.fromEntries(settings) as JsonObject), ...rulesOf(list, '_rules') };
  }
  return filled({ source: list.source, output_schema: schema, ...rulesOf(list, 'rules') });
}

/** "Language de" is a setting with its value, too, where it stands in a list of settings. */
function settingOf({ key, name, value, allowed }: IdeaField, words: ReadingWords): readonly [string, JsonValue] {
  if (value !== undefined) return [key, value];
  if (allowed.length > 0) return [key, [...allowed]];
  const parts = /^(\S.*?)[\s:=]+(\S+)$/u.exec(name);
  return parts?.[1] === undefined ? [key, ''] : [keyOf(parts[1], words), parts[2] ?? ''];
}

function rulesOf({ rules }: FieldList, key: string): JsonObject {
  if (rules.length === 0) return {};
  return { [key]: key === '$comment' ? rules.join('; ') : [...rules] };
}

function schemaOf({ fields }: Pick<FieldList, 'fields'>, isNullable: boolean): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.key, propertyOf(field, isNullable)])),
    required: fields.filter(({ isOptional }) => !isOptional).map(({ key }) => key),
    additionalProperties: false,
  };
}

function propertyOf({ type, format, allowed, name, key, parts }: IdeaField, isNullable: boolean): JsonObject {
  const values: JsonValue[] = isNullable ? [...allowed, null] : [...allowed];
  return filled({
    type: isNullable ? [type, 'null'] : type,
    ...(type === 'array'
      ? { items: parts.length === 0 ? { type: 'string' } : schemaOf({ fields: parts }, isNullable) }
      : {}),
    ...(format === null ? {} : { format }),
    ...(allowed.length === 0 ? {} : { enum: values }),
    ...(name.toLowerCase().replace(/\s+/g, '_') === key ? {} : { description: name }),
  });
}

/** What sets it off, and one step a clause, in order. */
function workflowOf(reading: IdeaReading): JsonObject | null {
  const wanted = reading.clauses.flatMap((clause) => {
    const cut = trimmed(reading.visible, {
      start: Math.max(clause.start, reading.body.start),
      end: Math.min(clause.end, reading.body.end),
    });
    return cut === null ? [] : [cut];
  });
  const isIn = (at: { start: number; end: number }, place: { start: number; end: number }) =>
    place.start <= at.start && at.end <= place.end;
  const trigger = wanted.find((clause) =>
    reading.hits.some((hit) => hit.group === 'json.trigger' && isIn(hit, clause)),
  );
  const rules = wanted.filter(
    (clause) => clause !== trigger && reading.exclusions.some(({ place }) => isIn(place, clause)),
  );
  const steps = wanted
    .filter((clause) => clause !== trigger && !rules.includes(clause))
    .flatMap((clause) => splitAtThen(reading, clause));
  if (steps.length < MIN_FIELDS) return null;
  return filled({
    trigger: trigger === undefined ? undefined : typedAt(reading, trigger),
    steps: steps.map((step, index) => ({ order: index + 1, action: withoutThen(reading, step) })),
    rules: rules.map((rule) => typedAt(reading, rule)),
  });
}

type Place = { start: number; end: number };

function splitAtThen(reading: IdeaReading, clause: Place): Place[] {
  const thens = reading.hits.filter(
    ({ group, start, end }) => group === 'video.then' && start > clause.start && end < clause.end,
  );
  const steps: Place[] = [];
  let { start } = clause;
  for (const end of [...thens.map((then) => then.start), clause.end]) {
    const step = trimmed(reading.visible, { start, end });
    if (step !== null) steps.push(step);
    start = end;
  }
  return steps;
}

/** "And then ping sales" is a step without its two first words, and one before them without its last. */
function withoutThen(reading: IdeaReading, step: Place): string {
  const edges = reading.hits.filter(({ group }) => group === 'video.then' || group === 'joiner');
  const isAt = (one: number, other: number) => Math.abs(one - other) <= 1;
  let { start, end } = step;
  for (const hit of edges) if (isAt(hit.start, start) && hit.end < end) start = hit.end;
  for (const hit of edges.toReversed()) if (isAt(hit.end, end) && hit.start > start) end = hit.start;
  return typedAt(reading, { start, end });
}

function sceneOf(idea: string, words: ReadingWords): JsonObject | null {
  const head = readIdea(idea, words);
  const named = head.hits.find(({ group }) => group === 'json.scene');
  const colon = named === undefined ? -1 : head.folded.original.slice(0, idea.length).search(/[:：]/u);
  const { form, banned, reading } = readVideoIdea(colon < 0 ? idea : idea.slice(colon + 1), words);
  return filled({
    subject: form.subject,
    action: form.action,
    setting: form.context,
    style: form.style,
    composition: form.composition,
    camera: [form.cameraMotion, form.cameraAngle].filter((part) => part !== '').join(', '),
    light_and_mood: form.ambiance,
    sound: form.audio,
    dialogue: form.dialogue,
    aspect_ratio: reading.aspect ?? undefined,
    seconds: reading.seconds ?? undefined,
    exclude: [...banned],
  });
}
