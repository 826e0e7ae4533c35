/**
 * How a language is written with care, for words that were typed in haste. An entry must be right in every idea: a
 * word with two readings is in none of these.
 */
export type SpellingWords = {
  /** Chat as typed, a whole word in lower case, and its full form ("thx", "thanks"). */
  chat: Readonly<Record<string, string>>;
  /**
   * Words as they are printed, many in a row with spaces: "cámara" for a typed "camara", "Monday" for "monday". Their
   * bare letters are no other word of the language. "día/s" is "día" and "días" (`listedWords`).
   */
  written: readonly string[];
  /** Ends of words ("cion") and how they are printed ("ción"). */
  endings: Readonly<Record<string, string>>;
  /** Ends that make a word a noun, with a capital; many in a row. */
  capitalEndings: readonly string[];
  /** Words that are nouns directly behind one of `determiners`, and may be verbs elsewhere ("eine rede"). */
  determiners: readonly string[];
  nounsAfter: readonly string[];
  /** Pieces that are replaced anywhere in a text: phrases, and words of languages without spaces. */
  inside: Readonly<Record<string, string>>;
  /** Words that have a comma before them inside a sentence, and words after which they have none. */
  commaBefore: readonly string[];
  commaNotAfter: readonly string[];
  /** "10. sınıf": a figure with a period may be an ordinal, and ends no sentence. */
  hasOrdinals: boolean;
  /** The words in front of one, if only these are ("im 2. Stock"; "mach 4." ends a sentence). */
  ordinalAfter?: readonly string[];
  /** Marks that are wide next to a letter of this script ("," as "，"). */
  marks: Readonly<Record<string, string>>;
  /** Particles in front of a word that belong to its letters (Arabic "ال"), longest first. */
  prefixes: readonly string[];
  /** Capitals that a language writes otherwise ("i", "İ"). */
  capitals: Readonly<Record<string, string>>;
  /** Folded phrases that ask for the letters as typed ("exactly", "lowercase"). */
  asTyped: readonly string[];
};
