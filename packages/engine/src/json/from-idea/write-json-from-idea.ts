import { typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import type { JsonCue } from '../../words/json-reading-words.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { filled, type JsonObject } from '../json-value.ts';
import { englishKeyOf } from './english-key-of.ts';
import { type Asked, askedOf, cuesIn, jsonHitsIn } from './field-cues.ts';
import { type FieldList, findFields } from './find-fields.ts';
import { hasContent, titleIn } from './head-of-request.ts';
import { holdsAll } from './holds-all.ts';
import type { IdeaField } from './idea-field.ts';
import { type ArtefactKind, kindOfIdea } from './kind-of-idea.ts';
import { tidy } from './list-text.ts';
import { schemaOf } from './schema-of.ts';

export type JsonFromIdea = {
  /** The artefact itself; null where no part of it is named. */
  object: JsonObject | null;
  /** Whether words of the request name the kind. */
  isNamed: boolean;
  asked: Asked;
  kind: ArtefactKind;
  list: FieldList | null;
  /** Whether values are read out of something, and not made up. */
  isRead: boolean;
  /** Whether the artefact holds for certain all that was said, each by a keyword of its own. */
  isWhole: boolean;
};

/** A list of one is hardly one. */
const MIN_FIELDS = 2;

/**
 * The artefact that an idea asks for, at the top level: no envelope, no copy of the idea. Keys are in the person's words.
 * @param likely the kind to take where the words of the request do not name one
 */
export function writeJsonFromIdea(idea: string, words: ReadingWords, likely: ArtefactKind = 'task'): JsonFromIdea {
  const asked = askedOf(idea, words);
  const named = nameOf(asked, likely);
  const kind = named ?? likely;
  const object = WRITERS[kind]?.(asked) ?? null;
  const list = LISTED.includes(kind) ? listOf(asked) : null;
  const isWhole = object !== null && list !== null && isPlain(asked, list, object);
  const isReading = isRead(asked, list ?? { source: '', head: null });
  return { object, isNamed: named !== null, asked, kind, list, isRead: isReading, isWhole };
}

/** The kind that the words name for certain. */
function nameOf(asked: Asked, likely: ArtefactKind): ArtefactKind | null {
  const { body, visible } = asked.reading;
  const named = kindOfIdea(asked);
  const hitsOf = (cue: JsonCue) => jsonHitsIn(asked, { start: 0, end: visible.length }, [cue]);
  const isExtracted = hitsOf('extract').length > 0;
  const triggers = hitsOf('trigger');
  if (named === 'scene') return hitsOf('scene').length === 0 ? null : isExtracted ? 'extraction' : named;
  // "Every monday at 7 fetch the mails …": a run reads something, too.
  const isRun = triggers[0]?.start === body.start && likely !== 'task' && !isExtracted;
  if (isRun && (named === null || named === 'extraction')) return 'workflow';
  // What a picture shows is listed like fields.
  if (named === 'extraction' && likely === 'scene' && !isExtracted) return null;
  return named ?? (likely === 'workflow' && triggers.length > 0 ? likely : null);
}

/** Of these a list of simple fields says all. */
const LISTED: readonly ArtefactKind[] = ['extraction', 'schema'];

/**
 * Whether the list is one of simple fields and nothing else was said. One clause left over is mostly a condition on a
 * field: a schema that does not know it contradicts it (rounds 3 to 5 of docs/quality.md).
 */
function isPlain(asked: Asked, list: FieldList, object: JsonObject): boolean {
  const { words } = asked;
  const isSimple = (field: IdeaField): boolean =>
    !field.note && field.parts.length === 0 && field.name.split(/\s+/u).length <= MAX_KEY_WORDS && isTold(field, words);
  const keys = Object.keys(schemaOf(list.fields, { ...list, words }).properties ?? {});
  return (
    isAnnounced(asked, list) &&
    cuesIn(asked, asked.reading.body, ['condition']).length === 0 &&
    list.rules.every((rule) => isHeld(rule, list, words)) &&
    list.fields.every(isSimple) &&
    (!list.isEnglish || keys.every((key) => /^[ -~]*$/.test(key))) &&
    holdsAll(asked, object)
  );
}

/** Behind a colon a list is nothing but a list. */
function isAnnounced({ reading }: Asked, { head }: FieldList): boolean {
  return head !== null && /[:：]/u.test(reading.visible.slice(head.end - 1, head.end + 2));
}

/** Whether the words or a usual name say what the field is. */
function isTold({ name, type, format, allowed }: IdeaField, words: ReadingWords): boolean {
  if (type === 'object') return false;
  if (type !== 'string' || format !== null || allowed.length > 0) return true;
  const usual = englishKeyOf(name, words);
  return usual !== null && TEXTS.test(usual);
}

/** What is text whatever it is of; others are numbers for some, or have values of their own. */
const TEXTS =
  /^(?:(?:first_|last_|full_)?name|nickname|phone|address|street|city|zip_code|country|note|description|title|subject|reason|company|customer|supplier|product|brand|color|license_plate|isbn|(?:order|invoice|customer|member|serial)_number)$/;

/** "Null when missing", "amounts in cents": a short rule for all fields that the types have taken up. */
function isHeld(rule: string, { fields, isNullable }: FieldList, words: ReadingWords): boolean {
  const again = askedOf(rule, words);
  const says = (cue: JsonCue) => jsonHitsIn(again, again.reading.body, [cue]).length > 0;
  const isShort = rule.length <= MAX_HELD_CHARS;
  const isNullRule = isNullable && (says('null-when-missing') || /\bnull\b/i.test(rule));
  const isCentsRule = says('in-cents') && fields.some(({ isInCents, type }) => isInCents || type === 'integer');
  return isShort && (isNullRule || isCentsRule);
}

/** A longer one says more than that. */
const MAX_HELD_CHARS = 30;

/** A longer name is a piece of a sentence. */
const MAX_KEY_WORDS = 3;

/** Settings, workflows, functions and scenes need what no list of fields says: they are asked for, not made. */
const WRITERS: Readonly<Partial<Record<ArtefactKind, (asked: Asked) => JsonObject | null>>> = {
  extraction: extractionOf,
  task: extractionOf,
  schema: jsonSchemaOf,
};

function listOf(asked: Asked): FieldList | null {
  const list = findFields(asked);
  if (list === null) return null;
  const isEnough = list.fields.length >= MIN_FIELDS || list.fields.some(({ parts }) => parts.length >= MIN_FIELDS);
  return isEnough ? list : null;
}

function extractionOf(asked: Asked): JsonObject | null {
  const list = listOf(asked);
  if (list === null) return null;
  return filled({
    context: contextOf(asked, list),
    task: taskText(asked, list),
    input: isRead(asked, list) ? placeholderOf(asked, list) : undefined,
    output_schema: schemaOf(list.fields, { ...list, words: asked.words }),
    rules: [...list.rules],
  });
}

/** Called after what is read, where a usual word says it: `{{invoice}}`. */
function placeholderOf(asked: Asked, { source }: FieldList): string {
  const last = /([a-z]+?)s?$/.exec(source.toLowerCase())?.[1] ?? '';
  return asked.words.fieldWords.material.includes(`${last}$`) ? `{{${last}}}` : '{{input}}';
}

/** Whether values are read out of something, and not made up. */
function isRead(asked: Asked, { source, head }: Pick<FieldList, 'source' | 'head'>): boolean {
  // In a language with the verb at the end it is what closes the request.
  const all = { start: 0, end: asked.reading.visible.length };
  return (
    source !== '' ||
    jsonHitsIn(asked, all, ['extract', 'source']).length > 0 ||
    (head !== null &&
      cuesIn(asked, { start: head.start, end: asked.reading.visible.length }, ['wanted']).some(
        ({ start }) => start - head.end < 8 && start > head.start,
      ))
  );
}

/** In verb-final languages the list splits the request in two, so the request is given as `context` next to the task. */
function contextOf(asked: Asked, { head }: FieldList): string | undefined {
  if (!asked.isVerbLast || head === null || !hasContent(asked, head)) return undefined;
  return tidy(typedAt(asked.reading, head));
}

/** What stands before the fields, as typed; where that is no more than the request for them, what is to be done. */
function taskText(asked: Asked, { head, source }: FieldList): string {
  const { words, reading, isVerbLast } = asked;
  const from = source === '' ? '' : words.sentences['extract-from'].replace('{source}', () => source);
  if (head !== null && hasContent(asked, head) && !isVerbLast) {
    const typed = tidy(typedAt(reading, head));
    // What is read may be said behind the fields.
    return from === '' || typed.includes(source) ? typed : `${typed}: ${from}`;
  }
  if (!isRead(asked, { source, head })) return words.sentences.fill;
  return source === '' || isVerbLast ? words.sentences.extract : from;
}

function jsonSchemaOf(asked: Asked): JsonObject | null {
  const list = listOf(asked);
  if (list === null) return null;
  const title = titleIn(asked, list.head);
  return filled({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description: moreThan(asked, list.head, title),
    ...schemaOf(list.fields, { ...list, words: asked.words }),
    $comment: list.rules.join('; '),
  });
}

/** All that stands before the fields, where it says more than the clause that names the artefact. */
function moreThan({ reading }: Asked, head: Place | null, title: string): string | undefined {
  if (head === null) return undefined;
  const typed = tidy(typedAt(reading, head));
  const words = (text: string) => text.split(/\s+/).length;
  return words(typed) > words(title) + MAX_LEAD_WORDS ? typed : undefined;
}

/** "I need a JSON schema for my": so many words ask for it and say nothing else. */
const MAX_LEAD_WORDS = 7;
