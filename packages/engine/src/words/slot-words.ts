/**
 * What finds the slots of an idea: regular expressions (as strings, matched on folded text) and word lists.
 * A pattern may refer to a part as `{number}`; `{start}` and `{end}` are word boundaries in any script.
 * An empty pattern never matches.
 */
export type SlotWords = {
  /** True if spaces separate words. If not, a tone is also found inside a run of characters. */
  readonly isSpaced: boolean;
  /** Nouns are capitalized, so a capital inside a sentence does not indicate a name. */
  readonly capitalizesNouns: boolean;
  /**
   * Nouns are inflected depending on the preceding words, so a piece of the idea needs quotation marks after a label.
   */
  readonly inflectsNouns: boolean;
  /** Pieces shared by several patterns; a part may refer to earlier parts. */
  readonly parts: Readonly<Record<string, string>>;
  /**
   * Requests at the very start that say nothing about the result ("please", "can you"). Empty in verb-final languages.
   */
  readonly leadIn: string;
  /** Marks a question without a question mark. */
  readonly question: string;
  /** Marks a question that asks for the way to do something, not for a fact ("how do I descale …"). */
  readonly howTo: string;
  /** The word between two alternatives, if nothing else names the job ("Leaf or Golf?"). */
  readonly alternative: string;
  /**
   * Shows that an idea already contains an instruction: a verb of request, a sentence. Others get the verb of the job.
   */
  readonly saysWhatToDo: string;
  /** Opens a clause that only adds to another one ("who …", "because …"). */
  readonly subordinate: string;
  /** Opens a clause and only ties it to the previous one ("and", "but"); a quoted clause starts after it. */
  readonly conjunction: string;
  /** Marks a clause as a demand that must not be lost ("must", "only"). */
  readonly insists: string;
  /** Marks the sentence with the request in a long brief ("i need", "please"). */
  readonly wish: string;
  /** Single words that do not indicate a job ("hello", "test"). */
  readonly emptyWords: readonly string[];
  /**
   * Phrases that mark a pasted prompt; two different ones are needed. The first two define the model's role ("you are a
   * …", "act as …").
   */
  readonly promptMarks: readonly string[];
  /** Phrases of an attack on a model; the text is treated as material. */
  readonly injection: string;
  /** Words that refer to a source ("this", "the following"). */
  readonly pointsAtSource: string;
  /**
   * Words that ask for an answer to such a source ("reply to this email: …"), which then is not part of the request.
   */
  readonly answersSource: string;
  /** The subject follows, so the words in it hardly ever name the job ("a poem about e-mail"). */
  readonly subject: string;
  /** A request right before the name of the job, matched on the text up to it: then the name counts anywhere. */
  readonly request: string;
  /** A request right after the name of the job, matched on the text from its end on. */
  readonly requestAfter: string;
  /** The allowed content of an audience line: its first group, starting with the modifiers of the person noun. */
  readonly audience: string;
  readonly toneWords: readonly string[];
  /** Mutually exclusive tones. */
  readonly toneOpposites: readonly (readonly string[])[];
  readonly shortWords: readonly string[];
  readonly longWords: readonly string[];
  /** Patterns with `{manner}` for a run of tone and size words; their first group is the run. */
  readonly frames: readonly string[];
  /** Such a run before the name of the job ("a short, friendly email"): matched on the text up to that name. */
  readonly beforeJob: string;
  /** Such a run after the name of the job ("un correo corto y amable"): matched on the text from its end on. */
  readonly afterJob: string;
  /** Words that soften or reverse a tone, with their space ("not too "). */
  readonly degree: string;
  /** Between two words of one run. */
  readonly joiner: string;
  /** The noun for a unit that an idea has as an adjective ("a 200-word post"). */
  readonly plurals: Readonly<Record<string, string>>;
  readonly length: Readonly<Record<'text' | 'time' | 'slides', string>>;
  readonly count: string;
  /** Wishes about the result ("no puns"), not facts ("no hot water"). */
  readonly exclusion: string;
  /** The words of an exclusion without the excluded thing. */
  readonly exclusionLead: string;
  /** Between two things in one exclusion. */
  readonly exclusionJoiner: string;
  /** A negation with its object, to prove that none was lost. */
  readonly negation: string;
  /** Its first group is the language. */
  readonly resultLanguage: string;
  /** The format that the idea asks for, by its id; `say` replaces the format of the job. */
  readonly formats: Readonly<Record<FormatId, { readonly cues: readonly string[]; readonly say: string }>>;
  /**
   * Dates and times; amounts, numbers of things and addresses: they must come through unchanged.
   * Like `exclusionLead` and `negation` they match the text as typed, with its accents and capitals.
   */
  readonly dates: string;
  readonly amounts: string;
  /** Words of an idea that are always capitalized and are not names. */
  readonly notNames: string;
  /** Names of tools and formats that the pack's own lines may use. */
  readonly toolNames: string;
  /** Phrases that must not occur in the engine's own lines. */
  readonly filler: string;
};

export type FormatId = 'table' | 'bullets' | 'steps' | 'json' | 'csv' | 'html' | 'plain';
