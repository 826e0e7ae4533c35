import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { VIDEO_FIELDS, type VideoField, type VideoForm } from '../video-form.ts';

/** What was said for each field, in the order in which it was said. */
export type IdeaParts = {
  reading: IdeaReading;
  add: (field: VideoField, place: Place | null) => void;
  has: (field: VideoField) => boolean;
  textsOf: (field: VideoField) => readonly string[];
  /** Puts a text that follows from what was said behind what was said, or a speaker before a line. */
  append: (field: VideoField, text: string) => void;
  form: () => VideoForm;
};

type ListMark = ', ' | '、' | '，' | '، ';
/** Between two things that happen one after the other. */
const SEQUENCE: Readonly<Record<ListMark, string>> = { ', ': '; ', '、': '。', '，': '；', '، ': '؛ ' };

export function ideaParts(reading: IdeaReading): IdeaParts {
  const texts = new Map<VideoField, string[]>(VIDEO_FIELDS.map((field) => [field, []]));
  const of = (field: VideoField) => texts.get(field) ?? [];
  const append = (field: VideoField, text: string) => {
    if (text !== '' && !of(field).includes(text)) of(field).push(text);
  };
  const mark = listMark(reading.folded.original);
  const joined = (field: VideoField) => of(field).join(field === 'action' ? SEQUENCE[mark] : mark);
  return {
    reading,
    append,
    add: (field, place) => {
      if (place !== null) append(field, bare(typedAt(reading, place)));
    },
    has: (field) => of(field).length > 0,
    textsOf: of,
    form: () => Object.fromEntries(VIDEO_FIELDS.map((field) => [field, joined(field)])) as VideoForm,
  };
}

function listMark(text: string): ListMark {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return '、';
  if (/\p{Script=Han}/u.test(text) && !/\p{Script=Hangul}/u.test(text)) return '，';
  return /\p{Script=Arabic}/u.test(text) ? '، ' : ', ';
}

function bare(text: string): string {
  return text.replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, '');
}
