import type { CardWords } from '../text/cards/card-words.ts';
import type { IntentId } from '../text/intents.ts';
import type { Topic } from '../text/topics.ts';
import type { ReadingWords } from './reading-words.ts';
import type { SlotWords } from './slot-words.ts';

type IntentWords = {
  /**
   * Folded stems. `*` marks a cue that names the job, `+` one that usually goes with it; `$` at the end requires a word
   * end.
   */
  readonly cues: readonly string[];
  /** The task before an idea that does not contain it: an imperative without a colon ("Write this poem"). */
  readonly task: string;
  /** The task if the idea is in a separate block. */
  readonly brief: string;
};

/** What the text generator prints and understands in one language. */
export type TextPack = {
  readonly labels: Readonly<Record<LabelId, string>>;
  /** Sentences that the engine adds. `{name}` is filled in, always inside quotes or after a colon. */
  readonly lines: Readonly<Record<SentenceId, string>>;
  readonly typography: Typography;
  /** Additions to a pasted prompt for its missing parts. */
  readonly improve: { readonly format: string; readonly checks: readonly string[]; readonly missing: string };
  readonly slots: SlotWords;
  readonly topics: Readonly<Record<Topic, readonly string[]>>;
  /**
   * If a task can start with the verb and the name of a work ("Write an email …"): the articles that an idea may
   * already open with, and by verb the words that name a work after them. A language whose article depends on the noun
   * has none.
   */
  readonly order?: {
    readonly articles: string;
    readonly before: string;
    readonly beforeVowel: string;
    /** Words that may open a work but are never names, so their capital is removed after the verb. */
    readonly common: string;
    /** The start of a word that takes it. */
    readonly vowel: string;
    readonly works: readonly { readonly verb: string; readonly named: string; readonly isPlural: boolean }[];
  };
  /** A language without them prints none. */
  readonly cards?: CardWords;
  /** The words for corrections; without them the whole idea is kept. */
  readonly reading?: ReadingWords;
  readonly intents: Readonly<Record<IntentId, IntentWords>>;
};

/** A pack as it is written: with what people call each job. The packs of a browser have no names, its pages do. */
export type NamedTextPack = TextPack & { readonly intents: Readonly<Record<IntentId, { readonly name: string }>> };

/** The quotation marks around the user's words. */
export type Typography = {
  /** Between a label and text on the same line ("Task: …"). */
  readonly colon: string;
  /** Between a label and a list below it. */
  readonly colonBeforeList: string;
  /** Between members of an enumeration. */
  readonly comma: string;
  /** At the end of a sentence, and of a question. */
  readonly stop: string;
  readonly questionMark: string;
  /** Between members that may contain commas themselves. */
  readonly semicolon: string;
  readonly openQuote: string;
  readonly closeQuote: string;
};

export type LabelId =
  | 'task'
  | 'requirements'
  | 'audience'
  | 'tone'
  | 'length'
  | 'duration'
  | 'count'
  | 'resultLanguage'
  | 'format'
  | 'exact'
  | 'check';

type SentenceId =
  | 'assume'
  | 'ask'
  | 'keepOpen'
  | 'leaveOpen'
  | 'addNothing'
  | 'write'
  | 'data'
  | 'answerInBriefLanguage'
  | 'linkUnreadable'
  | 'conflict'
  | 'ruledOut'
  | 'plainFormat'
  | 'pasteText'
  | 'pasteCode'
  | 'pasteCodeAndError';
