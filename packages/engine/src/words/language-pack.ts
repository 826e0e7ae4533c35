import type { IntentId } from '../text/intents.ts';

/** One line, or several that are equally good: the variant of a request picks one. */
type Wordings = string | readonly string[];

/**
 * When something is said. A condition names cues (stems found in the idea) and `#flags`: a slot that the idea fills
 * (`#length`), its shape (`#question`), or a topic of the pack (`#children`).
 */
export type Condition = {
  /** At least one must be there. */
  if?: readonly string[] | undefined;
  /** None may be there. */
  unless?: readonly string[] | undefined;
};
export type Line = Wordings | (Condition & { say: Wordings });

export type Scaffold = {
  /** Of these and of tone, length and format, the first line whose condition holds is printed. */
  role?: readonly Line[] | undefined;
  tone?: readonly Line[] | undefined;
  length?: readonly Line[] | undefined;
  format: readonly Line[];
  /** All whose condition holds, at most six. */
  requirements: readonly Line[];
  /** Two or three tests that can be seen on the result. */
  checks: readonly Line[];
};

type IntentWords = Scaffold & {
  /** Folded stems. `*` marks a cue that names the job, `$` at the end asks for a word end. */
  cues: readonly string[];
  /** The task where the idea stands in a block of its own. */
  brief: string;
  /** The job as one of several in one prompt: what it is and its shape, in one phrase. */
  part: string;
  /** Kinds of the job with lines of their own; the one that the idea names first replaces the fields it holds. */
  cases?: readonly Case[] | undefined;
};

type Case = Condition & { [Field in keyof Scaffold]?: Scaffold[Field] | undefined } & { brief?: string | undefined };

export type LanguagePack = {
  labels: Readonly<Record<LabelId, string>>;
  /** Sentences that the engine adds by itself. `{name}` is filled in, always inside quotes or after a colon. */
  lines: Readonly<Record<SentenceId, string>>;
  /** What a pasted prompt gets where it lacks it. */
  improve: { format: readonly Line[]; checks: readonly Line[]; missing: string };
  slots: SlotWords;
  /** Groups of cues that conditions name as `#topic`. */
  topics: Readonly<Record<string, readonly string[]>>;
  intents: Readonly<Record<IntentId, IntentWords>>;
};

export type LabelId =
  | 'task'
  | 'requirements'
  | 'audience'
  | 'tone'
  | 'length'
  | 'count'
  | 'resultLanguage'
  | 'format'
  | 'exact'
  | 'check';

type SentenceId =
  | 'assume'
  | 'ask'
  | 'keepOpen'
  | 'data'
  | 'answerInBriefLanguage'
  | 'linkUnreadable'
  | 'conflict'
  | 'ruledOut'
  | 'exactFacts'
  | 'plainFormat'
  | 'parts'
  | 'pasteText'
  | 'pasteCode';

/** Regular expressions (as strings, matched on folded text) and word lists that find what an idea states. */
type SlotWords = {
  /** Requests at the very start that say nothing about the result ("please", "can you"). */
  leadIn: string;
  /** Openers of a question. */
  question: string;
  /** Single words that say nothing about the job ("hello", "test"). */
  emptyWords: readonly string[];
  /** Phrases that mark a pasted prompt; two different ones are needed. */
  promptMarks: readonly string[];
  /** Phrases that mark text as an attack on a model; it is treated as material. */
  injection: string;
  /** Words that point at a source ("this", "the following"). */
  pointsAtSource: string;
  /** What follows it is the subject, so that words in it hardly name the job ("a poem about e-mail"). */
  subject: string;
  /** A request right before the name of the job, matched on the text up to it: then the name counts wherever it stands. */
  request: string;
  /** What an audience line may hold: its first group, from the person noun's own modifiers on. */
  audience: string;
  toneWords: readonly string[];
  /** Pairs of tones that exclude each other. */
  toneOpposites: readonly (readonly string[])[];
  shortWords: readonly string[];
  longWords: readonly string[];
  /** Patterns with `{words}` for a run of tone and size words; their first group is the run. */
  frames: readonly string[];
  /** Such a run before the name of the job ("a short, friendly email"): matched on the text up to that name. */
  beforeJob: string;
  /** Words that soften or turn a tone ("not too formal"). */
  prefix: string;
  /** Between two words of one run. */
  joiner: string;
  /** What a unit is called after a number where an idea has it as an adjective ("a 200-word post"). */
  plurals: Readonly<Record<string, string>>;
  /** The idea says who signs. */
  signed: string;
  /** The idea names a budget or a price. */
  money: string;
  length: Readonly<Record<'text' | 'time' | 'slides', string>>;
  count: string;
  /** Wishes about the result ("no puns"), not facts ("no hot water"). */
  exclusion: string;
  /** The words of an exclusion before what it rules out. */
  exclusionLead: string;
  /** Between two things that one exclusion rules out. */
  exclusionJoiner: string;
  /** A negation with what it denies, to prove that none was lost. */
  negation: string;
  /** Its first group is the language. */
  resultLanguage: string;
  /** The format that the idea asks for, by its id; `say` replaces the format of the job. */
  formats: Readonly<Record<string, { cues: readonly string[]; say: string }>>;
  /** Dates and times; amounts, numbers of things and addresses: they must come through unchanged. */
  dates: string;
  amounts: string;
  /** Words of an idea that are capitalised anyway and are no names. */
  notNames: string;
  /** Names of tools and formats that the pack's own lines may use. */
  toolNames: string;
  /** Phrases that the engine's own lines must never hold. */
  filler: string;
};
