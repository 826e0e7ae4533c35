import type { CardWords } from '../text/cards/card-words.ts';
import type { IntentId } from '../text/intents.ts';
import type { Topic } from '../text/topics.ts';
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
  /** A language without them shows none. */
  readonly cards?: CardWords;
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
  | 'ask'
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
