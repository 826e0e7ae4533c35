import type { ConceptId } from '../reading/concepts.ts';

/**
 * What one language needs to read an idea, and what follows from what it says. Cues are folded stems as `buildCueIndex`
 * takes them: `$` at the end asks for a word end. None is longer than a short phrase; no pattern is among them.
 */
export type ReadingWords = {
  concepts: Readonly<Record<ConceptId, ConceptWords>>;
  operators: OperatorWords;
  /** How a request begins or ends that is no part of what is asked for ("i need", "can you draw me", "… 그려줘"). */
  lead: { in: readonly string[]; out: readonly string[] };
  /** Units after a number of seconds ("s", "sec"). */
  seconds: readonly string[];
  video: VideoReadingWords;
  json: JsonReadingWords;
  /** What is said of a field beside its name. They are looked for in requests for JSON only, and hide no other words. */
  fieldWords: Readonly<Record<FieldCue, readonly string[]>>;
  /** By an English key, what people call it; for requests that want English keys. */
  fieldNames: Readonly<Record<string, readonly string[]>>;
  sentences: Readonly<Record<ReadingSentence, string>>;
};

type ConceptWords = {
  cues: readonly string[];
  /**
   * What whoever works with it would ask for: one sentence without a period at its end and without a capital at its start,
   * of two or three things that can be seen. It never names a color, subject, place, hour or mood of its own. Empty where
   * nothing follows.
   */
  follows: string;
};

/** Every operator has confusables; those are cases of `operators.test.ts`. */
export type OperatorWords = {
  /** Rules out what comes after it, to the end of its clause ("no", "without", "instead of"). */
  exclude: readonly string[];
  /** Rules out what comes before it in its clause ("なし", "olmasın", "빼고"). */
  excludeAfter: readonly string[];
  /** Ends what is ruled out, and a clause ("but", "sondern", "而是"). */
  contrast: readonly string[];
  /** Takes back what stands before it ("no wait", "scratch that"). */
  correction: readonly string[];
  /** Joins two things of one list ("and", "or", "nor"). */
  joiner: readonly string[];
  /** Look-alikes of all of these, which deny nothing ("no problem", "无人机"). */
  harmless: readonly string[];
};

export type VideoReadingWords = {
  /** One thing after another ("then", "suddenly", "until"). */
  then: readonly string[];
  /** Finite verbs and participles that people, animals and things do on film; what stands before the first is the subject. */
  verbs: readonly string[];
  /** Between a kind of shot and what it shows ("of", "von", "sur"); empty where none stands there. */
  of: readonly string[];
  /** What closes a subject ("が", "는"), or in a language with the verb at the end, who is often one ("adam"). */
  subjectEnd: readonly string[];
  /** Words that begin a place ("in the", "on a", "auf", "在"). */
  placeStart: readonly string[];
  /** Words that end a place ("で", "에서"); empty where prepositions stand before it. */
  placeEnd: readonly string[];
  /** Verbs of saying, which stand beside a spoken line ("says", "sagt", "と言う"). */
  saying: readonly string[];
};

type JsonReadingWords = Readonly<Record<JsonCue, readonly string[]>>;

/** What a request for JSON wants, and what it says of a field. */
export type JsonCue =
  /** Kinds: values are read out of a text or picture; a schema; settings of a program; a function or tool for a model. */
  | 'extract'
  | 'schema'
  | 'config'
  | 'function'
  /** Steps of an automation, and what sets it off ("when a", "every monday"). */
  | 'workflow'
  | 'trigger'
  /** A picture or clip that is described. */
  | 'scene'
  /** Opens a list of fields ("fields:", "with the keys", "containing"). */
  | 'fields'
  /** Between the fields and what they are read from ("from", "aus", "から"). */
  | 'source'
  /** Articles, possessives and prepositions that no key needs, whole words ("the", "his", "of"). */
  | 'article'
  /** Values of a setting. */
  | 'on'
  | 'off'
  /** What a field is, where the person says so. */
  | 'null-when-missing'
  | 'one-of'
  | 'list-of'
  | 'whole-number'
  | 'amount'
  | 'yes-no'
  | 'date'
  | 'time'
  | 'email'
  | 'phone'
  | 'link'
  | 'optional'
  | 'required'
  | 'in-cents';

export type FieldCue =
  /** Before or behind the values a field may have ("only", "one of", "だけ"). */
  | 'only'
  /** Types. */
  | 'boolean'
  | 'integer'
  | 'number'
  | 'text'
  | 'nullable'
  /** Before or behind a value as it is written ("like", "e.g."). */
  | 'example'
  | 'default'
  /** Before a unit or a form ("in", "as a", "in the format"). */
  | 'as'
  | 'unit'
  /** Between the ends of a range, and at one end of it. */
  | 'range'
  | 'min'
  | 'max'
  /** Begins a clause that forbids something, with no thing after it ("nothing invented"). */
  | 'ban'
  /** Clauses that say what to do, and when. */
  | 'rule'
  | 'condition'
  /** Wants keys in English. */
  | 'english'
  /** Between a list and what each of its entries has ("with", "each with"). */
  | 'parts'
  /** No part of a name at its start ("also", "then"). */
  | 'filler'
  /** No part of a name at its end, where words take particles. */
  | 'particle'
  | 'json'
  | 'list'
  /** All sums of money, of whatever field. */
  | 'amounts'
  /** Before what somebody wants to have, where no verb of reading stands there ("give me"). */
  | 'wanted'
  /** Between a function and its name. */
  | 'called'
  /** What a run leaves out, and how often it tries. */
  | 'except'
  | 'times'
  /** Before what values are read from, where the list begins with it. */
  | 'origin'
  /** Ends a clause that says what it is all for, in a language with the verb at the end. */
  | 'purpose';

/** `{slots}` hold what was typed, after a colon or in its own quotation marks only. */
type ReadingSentence =
  /** `{lettering}` */
  | 'lettering'
  /** `{tags}` */
  | 'english-tags'
  /** `{things}`: what must not be there. */
  | 'exclusions'
  /** The task of an extraction of which nothing else is said. */
  | 'extract'
  /** `{source}`: what the values are read from. */
  | 'extract-from'
  /** The task where nothing is read out of anything. */
  | 'fill';
