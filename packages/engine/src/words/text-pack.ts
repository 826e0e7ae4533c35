import type { CardWords } from '../text/cards/card-words.ts';
import type { IntentId } from '../text/intents.ts';
import type { Topic } from '../text/topics.ts';
import type { ReadingWords } from './reading-words.ts';
import type { SlotWords } from './slot-words.ts';

type IntentWords = {
  /** Folded stems. `*` marks a cue that names the job, `+` one that mostly goes with it; `$` at the end asks for a word end. */
  readonly cues: readonly string[];
  /** What to do, before an idea that does not say it itself: an imperative without a colon ("Write this poem"). */
  readonly task: string;
  /** The task where the idea stands in a block of its own. */
  readonly brief: string;
};

/** What the text generator says and understands in one language. */
export type TextPack = {
  readonly labels: Readonly<Record<LabelId, string>>;
  /** Sentences that the engine adds by itself. `{name}` is filled in, always inside quotes or after a colon. */
  readonly lines: Readonly<Record<SentenceId, string>>;
  readonly typography: Typography;
  /** What a pasted prompt gets where it lacks it. */
  readonly improve: { readonly format: string; readonly checks: readonly string[]; readonly missing: string };
  readonly slots: SlotWords;
  readonly topics: Readonly<Record<Topic, readonly string[]>>;
  /**
   * Where a task can begin with the verb and the name of a work ("Write an email …"): the articles that an idea may open with
   * already, and by verb what names a work behind them. A language whose article depends on the noun has none.
   */
  readonly order?: {
    readonly articles: string;
    readonly before: string;
    readonly beforeVowel: string;
    /** Words with which a work may open, and which no name is, so that a capital of theirs goes behind the verb. */
    readonly common: string;
    /** How a word begins that takes it. */
    readonly vowel: string;
    readonly works: readonly { readonly verb: string; readonly named: string; readonly isPlural: boolean }[];
  };
  /** A language without them shows none. */
  readonly cards?: CardWords;
  /** What settles corrections; without them all of an idea stays. */
  readonly reading?: ReadingWords;
  readonly intents: Readonly<Record<IntentId, IntentWords>>;
};

/** How the marks around the words of a person are written. */
export type Typography = {
  /** Between a label and what follows it on the same line ("Task: …"). */
  readonly colon: string;
  /** Between a label and a list below it. */
  readonly colonBeforeList: string;
  /** Between members of an enumeration. */
  readonly comma: string;
  /** Behind the last word of a sentence, and of a question. */
  readonly stop: string;
  readonly questionMark: string;
  /** Between members that may hold commas themselves. */
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
  | 'assumeFor'
  | 'ask'
  | 'askFor'
  | 'bracketsFor'
  | 'keepOpen'
  | 'leaveOpen'
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
