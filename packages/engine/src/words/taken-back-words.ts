/** How pictures and clips find what somebody takes back, beside `operators.correction`. */
export type TakenBackWords = {
  /** Take back wherever they stand. */
  always: readonly string[];
  /** Take back where they begin a clause ("pardon", "いや"). */
  opens: readonly string[];
  /** Take back where they stand right between two things of one kind, as two colors, also without a mark. */
  between: readonly string[];
  /** Take back as a clause of their own, between two marks ("no", "sorry"). */
  alone: readonly string[];
  /** Look-alikes of all of these. */
  harmless: readonly string[];
  /** Numbers as words, from two on, where one may take the place of another without a change of the noun. */
  numbers: readonly string[];
  /** Folded words that make a color before them another one ("dark"). */
  shades: readonly string[];
  /** The article before a consonant and the one before a vowel, where they differ. */
  vowelArticles: readonly string[];
  /** Says that only the correction counts; small at its start and without a period. */
  line: string;
};
