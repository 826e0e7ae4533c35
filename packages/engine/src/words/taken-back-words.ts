/** How pictures and clips recognize corrections, in addition to `operators.correction`. */
export type TakenBackWords = {
  /** Corrections in any position. */
  always: readonly string[];
  /** Corrections at the start of a clause ("pardon", "いや"). */
  opens: readonly string[];
  /** Corrections right between two things of one kind, such as two colors, even without a mark. */
  between: readonly string[];
  /** Corrections as a separate clause, between two marks ("no", "sorry"). */
  alone: readonly string[];
  /** Look-alikes of all of these. */
  harmless: readonly string[];
  /** Number words from two on that can replace each other without changing the noun. */
  numbers: readonly string[];
  /** Folded words that turn an adjacent color into a different one ("dark"). */
  shades: readonly string[];
  /** The article before a consonant and the one before a vowel, if different. */
  vowelArticles: readonly string[];
  /** Folded; with their short forms. */
  weekdays: readonly string[];
  /** Folded; with their short forms. Empty where months are numbers. */
  months: readonly string[];
  /** Folded ("morning", "dusk"). */
  dayTimes: readonly string[];
  /** Folded words between a correction and what is meant ("it was", "make it"). */
  asides: readonly string[];
  /** What may end a corrected phrase, and says nothing but that it is one ("3日だった"). */
  endings?: readonly string[];
  /** Says that only the correction counts; in lower case and without a period. */
  line: string;
};
