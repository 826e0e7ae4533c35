import { oncePer } from '../../once-per.ts';
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
  /** The artifact itself; null if no part of it is named. */
  object: JsonObject | null;
  /** True if words in the request name the kind. */
  isNamed: boolean;
  asked: Asked;
  kind: ArtefactKind;
  list: FieldList | null;
  /** True if values are read from something and not made up. */
  isRead: boolean;
  /** True if the artifact certainly contains the whole request, each part by its own keyword. */
  isWhole: boolean;
};

/** A single item is hardly a list. */
const MIN_FIELDS = 2;

/**
 * The artifact that an idea asks for, at the top level: no envelope, no copy of the idea. Keys are in the user's words.
 * @param likely the kind to assume if the request does not name one
 */
export function writeJsonFromIdea(idea: string, words: ReadingWords, likely: ArtefactKind = 'task'): JsonFromIdea {
  const asked = askedOf(idea, words);
  const named = nameOf(asked, likely);
  const kind = named ?? likely;
  const list = LISTED.includes(kind) ? listOf(asked) : null;
  const isPlainList = list !== null && isPlain(asked, list);
  const isReading = isRead(asked, list ?? { source: '', head: null });
  let object: JsonObject | null | undefined;
  return {
    // Nearly all ideas are requested as typed, and need none.
    get object() {
      object ??= WRITERS[kind]?.(asked) ?? null;
      return object;
    },
    get isWhole() {
      return isPlainList && this.object !== null && holdsAll(asked, this.object);
    },
    isNamed: named !== null,
    asked,
    kind,
    list,
    isRead: isReading,
  };
}

/** The kind that the words name with certainty. */
function nameOf(asked: Asked, likely: ArtefactKind): ArtefactKind | null {
  const { body, visible } = asked.reading;
  const named = kindOfIdea(asked);
  const hitsOf = (cue: JsonCue) => jsonHitsIn(asked, { start: 0, end: visible.length }, [cue]);
  const isExtracted = hitsOf('extract').length > 0;
  const triggers = hitsOf('trigger');
  if (named === 'scene') return hitsOf('scene').length === 0 ? null : isExtracted ? 'extraction' : named;
  // "Every monday at 7 fetch the mails …": a run also reads something.
  const isJson = cuesIn(asked, body, ['json']).length > 0;
  // "If a child is missing by 9, text the parents … as json".
  const opening = [...triggers, ...(isJson ? cuesIn(asked, body, ['condition']) : [])];
  const isRun = opening.some(({ start }) => start === body.start) && (likely !== 'task' || isJson) && !isExtracted;
  if (isRun && (named === null || named === 'extraction')) return 'workflow';
  // The content of a picture is listed like fields.
  if (named === 'extraction' && likely === 'scene' && !isExtracted) return null;
  return named ?? (likely === 'workflow' && triggers.length > 0 ? likely : null);
}

/** For these, a list of simple fields is complete. */
const LISTED: readonly ArtefactKind[] = ['extraction', 'schema'];

/**
 * True if the list has only simple fields and no other rule. One clause left over is usually a condition on a
 * field: a schema without it contradicts the request (rounds 3 to 5 of docs/quality.md).
 */
function isPlain(asked: Asked, list: FieldList): boolean {
  const { words } = asked;
  const isSimple = (field: IdeaField): boolean =>
    !field.note && field.parts.length === 0 && field.name.split(/\s+/u).length <= MAX_KEY_WORDS && isTold(field, words);
  if (!isAnnounced(asked, list)) return false;
  const keys = Object.keys(schemaOf(list.fields, { ...list, words }).properties ?? {});
  return (
    cuesIn(asked, asked.reading.body, ['condition']).length === 0 &&
    list.rules.every((rule) => isHeld(rule, list, words)) &&
    list.fields.every(isSimple) &&
    (!list.isEnglish || keys.every((key) => /^[ -~]*$/.test(key)))
  );
}

/** After a colon a list is nothing but a list. */
function isAnnounced({ reading }: Asked, { head }: FieldList): boolean {
  return head !== null && /[:：]/u.test(reading.visible.slice(head.end - 1, head.end + 2));
}

/** True if the words or a usual name determine the type of the field. */
function isTold({ name, type, format, allowed }: IdeaField, words: ReadingWords): boolean {
  if (type === 'object') return false;
  if (type !== 'string' || format !== null || allowed.length > 0) return true;
  const usual = englishKeyOf(name, words);
  return usual !== null && TEXTS.test(usual);
}

/** Always text; other words may be numbers or have their own values. */
const TEXTS =
  /^(?:(?:first_|last_|full_)?name|nickname|phone|address|street|city|zip_code|country|note|description|title|subject|reason|company|customer|supplier|product|brand|color|license_plate|isbn|(?:order|invoice|customer|member|serial)_number)$/;

/** "Null when missing", "amounts in cents": a short rule for all fields, already reflected in the types. */
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

/**
 * Settings, workflows, functions and scenes need more than a list of fields, so we request them instead of creating
 * them.
 */
const WRITERS: Readonly<Partial<Record<ArtefactKind, (asked: Asked) => JsonObject | null>>> = {
  extraction: extractionOf,
  task: extractionOf,
  schema: jsonSchemaOf,
};

const listOf = oncePer((asked: Asked): FieldList | null => {
  const list = findFields(asked);
  if (list === null) return null;
  const isEnough = list.fields.length >= MIN_FIELDS || list.fields.some(({ parts }) => parts.length >= MIN_FIELDS);
  return isEnough ? list : null;
});

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

/** Named after the source, if a usual word names it: `{{invoice}}`. */
function placeholderOf(asked: Asked, { source }: FieldList): string {
  const last = /([a-z]+?)s?$/.exec(source.toLowerCase())?.[1] ?? '';
  return asked.words.fieldWords.material.includes(`${last}$`) ? `{{${last}}}` : '{{input}}';
}

/** True if values are read from something and not made up. */
function isRead(asked: Asked, { source, head }: Pick<FieldList, 'source' | 'head'>): boolean {
  // In verb-final languages, the end of the request.
  const all = { start: 0, end: asked.reading.visible.length };
  return (
    source !== '' ||
    jsonHitsIn(asked, all, ['extract']).length > 0 ||
    jsonHitsIn(asked, all, ['source']).some((hit) => !isOfHours(asked, hit)) ||
    (head !== null &&
      cuesIn(asked, { start: head.start, end: asked.reading.visible.length }, ['wanted']).some(
        ({ start }) => start - head.end < 8 && start > head.start,
      ))
  );
}

/** "Silence from 22 on", "9時から". */
function isOfHours({ reading }: Asked, { start, end }: Place): boolean {
  const { visible } = reading;
  return (
    /^\s?\d/.test(visible.slice(end, end + 2)) || /[\d時半시]\s?$/u.test(visible.slice(Math.max(0, start - 2), start))
  );
}

/**
 * In verb-final languages the list splits the request in two, so the request is passed as `context` next to the task.
 */
function contextOf(asked: Asked, { head }: FieldList): string | undefined {
  if (!asked.isVerbLast || head === null || !hasContent(asked, head)) return undefined;
  return tidy(typedAt(asked.reading, head));
}

/** The text before the fields, as typed; if it only asks for them, the task. */
function taskText(asked: Asked, { head, source }: FieldList): string {
  const { words, reading, isVerbLast } = asked;
  const from = source === '' ? '' : words.sentences['extract-from'].replace('{source}', () => source);
  if (head !== null && hasContent(asked, head) && !isVerbLast) {
    const typed = tidy(typedAt(reading, head));
    // The source may come after the fields.
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

/** Everything before the fields, if it says more than the clause that names the artifact. */
function moreThan({ reading }: Asked, head: Place | null, title: string): string | undefined {
  if (head === null) return undefined;
  const typed = tidy(typedAt(reading, head));
  const words = (text: string) => text.split(/\s+/).length;
  return words(typed) > words(title) + MAX_LEAD_WORDS ? typed : undefined;
}

/** "I need a JSON schema for my": so few words are just the request. */
const MAX_LEAD_WORDS = 7;
