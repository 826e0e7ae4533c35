import type { ConceptId } from '../reading/concepts.ts';
import type { ArtReadingWords } from './art-reading-words.ts';
import type { FieldCue, JsonReadingWords } from './json-reading-words.ts';
import type { SpellingWords } from './spelling-words.ts';
import type { TakenBackWords } from './taken-back-words.ts';
import type { VideoReadingWords } from './video-reading-words.ts';

/**
 * Everything a language needs for reading an idea, and the consequences of what it says. Cues are folded stems as
 * `buildCueIndex` takes them: `$` at the end requires a word end. None is longer than a short phrase, and none is a
 * pattern.
 */
export type ReadingWords = PlainReadingWords & { spelling: SpellingWords };

/** Without the spelling, which is a file of its own. */
export type PlainReadingWords = {
  art: ArtReadingWords;
  concepts: Readonly<Record<ConceptId, ConceptWords>>;
  operators: OperatorWords;
  takenBack: TakenBackWords;
  /** Openings and endings of a request that are not part of its content ("i need", "can you draw me", "… 그려줘"). */
  lead: { in: readonly string[]; out: readonly string[] };
  /** Units after a number of seconds ("s", "sec"). */
  seconds: readonly string[];
  video: VideoReadingWords;
  json: JsonReadingWords;
  /** Qualifiers of a field (type, values, range). Matched in JSON requests only; they hide no other cues. */
  fieldWords: Readonly<Record<FieldCue, readonly string[]>>;
  /** By English key, the words people use for it; for requests that want English keys. */
  fieldNames: Readonly<Record<string, readonly string[]>>;
  sentences: Readonly<Record<ReadingSentence, string>>;
};

type ConceptWords = {
  cues: readonly string[];
  /**
   * What an expert would ask for: one sentence, starting in lower case and without a final period, about two or three
   * visible things. It never adds a color, subject, place, time or mood. Empty if there is no consequence.
   */
  follows: string;
};

/** Every operator has confusables; they are test cases in `operators.test.ts`. */
export type OperatorWords = {
  /** Excludes what comes after it, to the end of its clause ("no", "without", "instead of"). */
  exclude: readonly string[];
  /** Excludes what comes before it in its clause ("なし", "olmasın", "빼고"). */
  excludeAfter: readonly string[];
  /** Ends an exclusion, and a clause ("but", "sondern", "而是"). */
  contrast: readonly string[];
  /** Takes back what comes before it ("no wait", "scratch that"). */
  correction: readonly string[];
  /** Joins two things of one list ("and", "or", "nor"). */
  joiner: readonly string[];
  /** Look-alikes of all of these, which negate nothing ("no problem", "无人机"). */
  harmless: readonly string[];
  /** Ends an exclusion before it, inside a clause ("on the poster", "sur l'affiche", "的"). */
  scopeEnd: readonly string[];
  /** Joiners that carry a negation over the commas of a list ("or", "nor"). */
  either: readonly string[];
  /** Verb endings that limit the object of a following negation ("있고", "-iyor"). */
  verbEnd: readonly string[];
};

/** `{slots}` contain user text, only after a colon or in its own quotation marks. */
type ReadingSentence =
  /** `{tags}` */
  | 'english-tags'
  /** The task of an extraction without further instructions. */
  | 'extract'
  /** `{source}`: the source of the values. */
  | 'extract-from'
  /** The task if nothing is read from a source. */
  | 'fill';
