/** Words for picture prompts in addition to concepts. Cues as above; the other entries are folded words. */
export type ArtReadingWords = {
  /** Parts of the words that close a request, removed at the end of each clause. */
  requests: readonly string[];
  /** Operators before their object whose things may be in the final list, as a separate clause. */
  takenOut: readonly string[];
  /** Those that may also close a clause ("a harbor without people"). */
  takenOutAtEnd: readonly string[];
  /** Those whose object is inflected differently than after "without" if it has more than one word. */
  oneWord: readonly string[];
  /** First words of a clause that refers to the previous one ("that comes later"). */
  refers: readonly string[];
  /** Parts of operators after their object that compare or need their clause ("değil", "말고"). */
  staysPut: readonly string[];
  /** Words between the last clause and an operator, which are removed with it ("and", "with", "please"). */
  link: readonly string[];
  /** Word starts that make a ban a limit ("else", "лишн"). */
  limits: readonly string[];
  /** Word endings that exclude the rest of their word ("-siz"). */
  suffixes: readonly string[];
  /** Limit the picture to the adjacent colors ("only", "だけ"). */
  only: readonly string[];
  colors: readonly string[];
  /** Allowed between such a word, the colors and the end of the clause. */
  colorWords: readonly string[];
  /** Groups of stems: if a member of a group is excluded, nothing in the group follows. */
  clashes: readonly (readonly string[])[];
  /** Stems that describe light. */
  lightWords: readonly string[];
  upright: readonly string[];
  sideways: readonly string[];
  square: readonly string[];
  /** The same if they are a whole clause; elsewhere they may be a place or a thing. */
  squareAlone: readonly string[];
  story: readonly string[];
  /** Mark the adjacent quotation as lettering, as opposed to a title that is only mentioned. */
  lettering: readonly string[];
  /** Text comes later ("room for a title"). */
  later: readonly string[];
  onlyColors: string;
  emptyArea: string;
  /** Politeness and asides that are not part of a picture, anywhere ("svp", "everybody has one"). */
  chatter: readonly string[];
  /** The same, and also a clause break: the rest is another clause ("haha"). */
  laughter: readonly string[];
  /** Start the explanation of a ban ("because", "che poi sembra"). */
  reasons: readonly string[];
  /**
   * Required in an explanation: it refers to the user or to a hypothetical. "As it stands empty" describes the picture.
   */
  hypothetical: readonly string[];
  /** In a clause of its own behind a ban, these say why it is one ("that's forbidden"). Nothing in a picture is that. */
  remarks: readonly string[];
  /** Take something out of a rule ("except"): what they name is wanted. */
  exceptions: readonly string[];
  /** Say that light is flat, soft or even, or that there is no shadow. */
  flatLight: readonly string[];
  /** Together with `only`: the limit is already strict ("exactly", "nothing else"). */
  strict: readonly string[];
  /** Operators that may exclude bare nouns at the end of a clause without a mark before them ("tulips no red"). */
  takenOutMid: readonly string[];
  /** Object endings that cannot occur in a list (accusative in Turkish, infinitive in Russian). */
  notBare: readonly string[];
  /** Nouns with this ending in their base form. */
  bare: readonly string[];
  /** Endings of a first word that show that the negation continues ("никакой акварели и цветных пятен"). */
  carried: readonly string[];
  /** Operators after a bare noun at the end of a short clause ("людей нет"). */
  closing: readonly string[];
  /** Stress a ban and name nothing ("anywhere", "at all"): folded, dropped at both ends of what is left out. */
  emphasis: readonly string[];
  /**
   * Signs that the verb of a request decides the case or the shape of what is left without it: parts of the verb
   * itself, first words of the rest ("einen"), and endings before a verb that comes last. The sentence stays whole.
   */
  governs: { leads: readonly string[]; words: readonly string[]; ends: readonly string[] };
  /** Between a clause and a ban, and removed with the ban ("there are"). */
  thereIs: readonly string[];
  /** A rotated sheet; `{sheet}` is its size. */
  sheetUpright: string;
  sheetSideways: string;
};
