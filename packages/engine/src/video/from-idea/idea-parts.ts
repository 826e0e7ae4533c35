import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { CLIP_FIELDS, type ClipField, VIDEO_FIELDS, type VideoField, type VideoForm } from '../video-form.ts';
import { part, withoutEdges } from './hits-in.ts';

export type IdeaField = VideoField | ClipField;
export const IDEA_FIELDS: readonly IdeaField[] = [...VIDEO_FIELDS, ...CLIP_FIELDS];

/** The words for each field, in the order of the idea. */
export type IdeaParts = {
  reading: IdeaReading;
  /** Adjacent words in the idea stay one text, as typed. */
  add: (field: IdeaField, place: Place | null) => void;
  set: (field: IdeaField, places: readonly Place[]) => void;
  has: (field: IdeaField) => boolean;
  placesOf: (field: IdeaField) => readonly Place[];
  textsOf: (field: IdeaField) => readonly string[];
  /** @param first one of our texts, placed before the user's words for the field */
  joined: (field: IdeaField, first?: string) => string;
  form: () => VideoForm & Readonly<Record<ClipField, string>>;
};

export type ListMark = ', ' | '、' | '，' | '، ';
/** Between two consecutive events. */
export const SEQUENCE: Readonly<Record<ListMark, string>> = { ', ': '; ', '、': '。', '，': '；', '، ': '؛ ' };

export function ideaParts(reading: IdeaReading): IdeaParts {
  const places = new Map<IdeaField, Place[]>(IDEA_FIELDS.map((field) => [field, []]));
  const of = (field: IdeaField) => places.get(field) ?? [];
  const mark = listMark(reading.folded.original);
  const textsOf = (field: IdeaField) => {
    const texts = of(field).map((place) => bare(typedAt(reading, place)));
    return [...new Set(field === 'dialogue' ? texts.map((text) => quoted(text, mark)) : texts)];
  };
  const joined = (field: IdeaField, first = '') =>
    [first, ...textsOf(field)].filter((text) => text !== '').join(field === 'action' ? SEQUENCE[mark] : mark);
  return {
    reading,
    add: (field, place) => {
      if (place === null) return;
      const last = of(field).at(-1);
      // Each exclusion is a separate item.
      const isOneText = last !== undefined && field !== 'negativePrompt' && isBeside(reading, last, place);
      if (isOneText) of(field).splice(-1, 1, { start: last.start, end: place.end });
      else of(field).push(place);
    },
    set: (field, now) => void places.set(field, [...now]),
    has: (field) => of(field).length > 0,
    placesOf: of,
    textsOf,
    joined,
    form: () => Object.fromEntries(IDEA_FIELDS.map((field) => [field, joined(field)])) as ReturnType<IdeaParts['form']>,
  };
}

function isBeside(reading: IdeaReading, last: Place, next: Place): boolean {
  if (next.start < last.end) return false;
  const gap = part(reading, last.end, next.start);
  return gap === null || withoutEdges(reading, gap, ['joiner', 'video.filler']) === null;
}

export function listMark(text: string): ListMark {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return '、';
  if (/\p{Script=Han}/u.test(text) && !/\p{Script=Hangul}/u.test(text)) return '，';
  return /\p{Script=Arabic}/u.test(text) ? '، ' : ', ';
}

/** A line typed without quotation marks gets those of its script. */
function quoted(text: string, mark: ListMark): string {
  if (/^["'“”„«「『‘’]/u.test(text)) return text;
  const [open, close] = mark === '、' ? '「」' : mark === '，' ? '“”' : '""';
  return `${open}${text}${close}`;
}

function bare(text: string): string {
  return text.replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, '');
}
