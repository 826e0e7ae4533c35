/**
 * What finds the slots of an idea: regular expressions (as strings, matched on folded text) and word lists.
 * A pattern may name a part as `{number}`; `{start}` and `{end}` stand for the edges of a word in any script.
 * An empty pattern never matches.
 */
export type SlotWords = {
  /** Whether words stand apart. Where they do not, a tone is also found inside a run of characters. */
  readonly isSpaced: boolean;
  /** Nouns have capitals, so that a capital inside a sentence names nobody. */
  readonly capitalizesNouns: boolean;
  /** Nouns change with what stands before them, so that a piece of the idea cannot stand after a label unmarked. */
  readonly inflectsNouns: boolean;
  /** Pieces that several patterns share; a part may name parts above it. */
  readonly parts: Readonly<Record<string, string>>;
  /** Requests at the very start that say nothing about the result ("please", "can you"). Empty where verbs come last. */
  readonly leadIn: string;
  /** What makes a question, where no question mark does. */
  readonly question: string;
  /** The word between two things to choose from, where nothing else names the job ("Leaf or Golf?"). */
  readonly alternative: string;
  /** What shows that an idea says by itself what to do: a verb of request, a sentence. Others get the verb of the job. */
  readonly saysWhatToDo: string;
  /** What opens a clause that only tells more about another one ("who …", "because …"). */
  readonly subordinate: string;
  /** What opens a clause and only ties it to the one before ("and", "but"); a quoted clause begins after it. */
  readonly conjunction: string;
  /** What marks a clause as a demand that must not be lost ("must", "only"). */
  readonly insists: string;
  /** What marks the sentence of a long brief that holds the request ("i need", "please"). */
  readonly wish: string;
  /** Single words that say nothing about the job ("hello", "test"). */
  readonly emptyWords: readonly string[];
  /**
   * Phrases that mark a pasted prompt; two different ones are needed. The first two are those that say who the model is
   * ("you are a …", "act as …").
   */
  readonly promptMarks: readonly string[];
  /** Phrases that mark text as an attack on a model; it is treated as material. */
  readonly injection: string;
  /** Words that point at a source ("this", "the following"). */
  readonly pointsAtSource: string;
  /** Words that ask for an answer to such a source ("reply to this email: …"), which then is no part of the request. */
  readonly answersSource: string;
  /** What follows it is the subject, so that words in it hardly name the job ("a poem about e-mail"). */
  readonly subject: string;
  /** A request right before the name of the job, matched on the text up to it: then the name counts wherever it stands. */
  readonly request: string;
  /** A request right after the name of the job, matched on the text from its end on. */
  readonly requestAfter: string;
  /** What an audience line may hold: its first group, from the person noun's own modifiers on. */
  readonly audience: string;
  readonly toneWords: readonly string[];
  /** Pairs of tones that exclude each other. */
  readonly toneOpposites: readonly (readonly string[])[];
  readonly shortWords: readonly string[];
  readonly longWords: readonly string[];
  /** Patterns with `{manner}` for a run of tone and size words; their first group is the run. */
  readonly frames: readonly string[];
  /** Such a run before the name of the job ("a short, friendly email"): matched on the text up to that name. */
  readonly beforeJob: string;
  /** Such a run after the name of the job ("un correo corto y amable"): matched on the text from its end on. */
  readonly afterJob: string;
  /** Words that soften or turn a tone, with their space ("not too "). */
  readonly degree: string;
  /** Between two words of one run. */
  readonly joiner: string;
  /** What a unit is called after a number where an idea has it as an adjective ("a 200-word post"). */
  readonly plurals: Readonly<Record<string, string>>;
  readonly length: Readonly<Record<'text' | 'time' | 'slides', string>>;
  readonly count: string;
  /** Wishes about the result ("no puns"), not facts ("no hot water"). */
  readonly exclusion: string;
  /** The words of an exclusion beside what it rules out. */
  readonly exclusionLead: string;
  /** Between two things that one exclusion rules out. */
  readonly exclusionJoiner: string;
  /** A negation with what it denies, to prove that none was lost. */
  readonly negation: string;
  /** Its first group is the language. */
  readonly resultLanguage: string;
  /** The format that the idea asks for, by its id; `say` replaces the format of the job. */
  readonly formats: Readonly<Record<FormatId, { readonly cues: readonly string[]; readonly say: string }>>;
  /**
   * Dates and times; amounts, numbers of things and addresses: they must come through unchanged.
   * Like `exclusionLead` and `negation` they read the text as typed, with its accents and capitals.
   */
  readonly dates: string;
  readonly amounts: string;
  /** Words of an idea that are capitalised anyway and are no names. */
  readonly notNames: string;
  /** Names of tools and formats that the pack's own lines may use. */
  readonly toolNames: string;
  /** Phrases that the engine's own lines must never hold. */
  readonly filler: string;
};

export type FormatId = 'table' | 'bullets' | 'steps' | 'json' | 'csv' | 'html' | 'plain';
