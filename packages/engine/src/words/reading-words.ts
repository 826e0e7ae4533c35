import type { ConceptId } from '../reading/concepts.ts';
import type { FieldCue, JsonReadingWords } from './json-reading-words.ts';
import type { TakenBackWords } from './taken-back-words.ts';

/**
 * What one language needs to read an idea, and what follows from what it says. Cues are folded stems as `buildCueIndex`
 * takes them: `$` at the end asks for a word end. None is longer than a short phrase; no pattern is among them.
 */
export type ReadingWords = {
  art: ArtReadingWords;
  concepts: Readonly<Record<ConceptId, ConceptWords>>;
  operators: OperatorWords;
  takenBack: TakenBackWords;
  /** How a request begins or ends that is no part of what is asked for ("i need", "can you draw me", "… 그려줘"). */
  lead: { in: readonly string[]; out: readonly string[] };
  /** Units after a number of seconds ("s", "sec"). */
  seconds: readonly string[];
  video: VideoReadingWords;
  json: JsonReadingWords;
  /** Qualifiers of a field (type, values, range). Matched in JSON requests only; they hide no other cues. */
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
  /** Ends what is ruled out before it, inside a clause ("on the poster", "sur l'affiche", "的"). */
  scopeEnd: readonly string[];
  /** Those joiners that carry a negation over the commas of a list ("or", "nor"). */
  either: readonly string[];
  /** Ends of verbs before which the object of a negation behind it does not reach ("있고", "-iyor"). */
  verbEnd: readonly string[];
};

/** What picture prompts read apart from concepts. Cues as above; the other entries are folded words. */
type ArtReadingWords = {
  /** Chat spelling as typed, in lower case, and how it is printed; whole words, and never in quotation marks. */
  spelling: Readonly<Record<string, string>>;
  /** Parts of the words that close a request; they go at the end of each clause. */
  requests: readonly string[];
  /** Operators before their object whose things may stand in the list at the end, as a clause of their own. */
  takenOut: readonly string[];
  /** Those of them that may also close a clause ("a harbor without people"). */
  takenOutAtEnd: readonly string[];
  /** Those of them whose object is inflected otherwise than behind "without" where it is more than one word. */
  oneWord: readonly string[];
  /** First words of a clause that speaks of the one before it ("that comes later"). */
  refers: readonly string[];
  /** Parts of operators behind their object that compare or need their clause ("değil", "말고"). */
  staysPut: readonly string[];
  /** Words between the last clause and an operator, which go with it ("and", "with", "please"). */
  link: readonly string[];
  /** Beginnings of words that make a ban a limit ("else", "лишн"). */
  limits: readonly string[];
  /** Ends of words that rule out what stands before them in one word ("-siz"). */
  suffixes: readonly string[];
  /** Limit the picture to the colors next to them ("only", "だけ"). */
  only: readonly string[];
  colors: readonly string[];
  /** What may stand between such a word, the colors and the end of the clause. */
  colorWords: readonly string[];
  /** Groups of stems: where something of a group is ruled out, nothing of it follows. */
  clashes: readonly (readonly string[])[];
  /** Stems that tell of light. */
  lightWords: readonly string[];
  upright: readonly string[];
  sideways: readonly string[];
  square: readonly string[];
  /** Say the same where they are a whole clause, and may be a place or a thing elsewhere. */
  squareAlone: readonly string[];
  story: readonly string[];
  /** Mark the quotation next to them as lettering, not as a title that is only mentioned. */
  lettering: readonly string[];
  /** Text comes later ("room for a title"). */
  later: readonly string[];
  onlyColors: string;
  emptyArea: string;
  /** Politeness and asides that are no part of a picture, wherever they stand ("svp", "everybody has one"). */
  chatter: readonly string[];
  /** The same, and it stands for a mark: what comes after it is another clause ("haha"). */
  laughter: readonly string[];
  /** Begin what only explains a ban ("because", "che poi sembra"). */
  reasons: readonly string[];
  /** Only where one of these is in it: it tells of the asker or of what would be. "As it stands empty" tells of the picture. */
  hypothetical: readonly string[];
  /** Together with `only`: the limit is strict already ("exactly", "nothing else"). */
  strict: readonly string[];
  /** Operators that may rule out bare nouns at the end of a clause without a mark before them ("tulips no red"). */
  takenOutMid: readonly string[];
  /** Endings of an object that cannot stand in a list (accusative in Turkish, infinitive in Russian). */
  notBare: readonly string[];
  /** Nouns that end so by nature. */
  bare: readonly string[];
  /** Endings of a first word that show the negation to go on ("никакой акварели и цветных пятен"). */
  carried: readonly string[];
  /** Operators that stand behind a bare noun at the end of a short clause ("людей нет"). */
  closing: readonly string[];
  /** Between a clause and a ban, and goes with the ban ("there are"). */
  thereIs: readonly string[];
  /** A sheet that is turned; `{sheet}` is its size. */
  sheetUpright: string;
  sheetSideways: string;
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
  /** Those behind which a line may stand without quotation marks; empty where it would stand before them. */
  says: readonly string[];
  /** Words that begin no such line ("that", "goodbye"). */
  noLine: readonly string[];
  /** A clip, when it is asked for ("video", "clip"); says nothing of its own. */
  request: readonly string[];
  /** Frame, length and place of showing ("vertical", "for tiktok"). */
  format: readonly string[];
  /** Small words between those ("about", "in", "short"). */
  glue: readonly string[];
  /** Articles, possessives and numbers that begin a thing; empty where there are none. */
  determiner: readonly string[];
  /** Between a clip and what happens in it, in addition to `of` ("in which", "where"). */
  link: readonly string[];
  /** The camera itself. */
  camera: readonly string[];
  /** Where it stands ("from below", "at knee height"). */
  position: readonly string[];
  /** Words of a clause about what is heard; `hear` are those that begin one inside another clause. */
  sound: readonly string[];
  hear: readonly string[];
  /** Light, weather and time of day as things; `when` are whole phrases ("at dawn") that may leave their clause. */
  light: readonly string[];
  when: readonly string[];
  /** How it looks as a whole ("cinematic", "like an old film"). */
  look: readonly string[];
  /** Nobody speaks ("says nothing", "no dialogue"). */
  silent: readonly string[];
  /** A quotation next to one of these is written text, not speech ("sign", "reads"). */
  lettering: readonly string[];
  /** "please" and the like. */
  filler: readonly string[];
  /** Plain negations; next to a verb they negate only the verb ("not", "не"). */
  negator: readonly string[];
  /** What only opens a ban ("there is", "on voit"). */
  thereIs: readonly string[];
  /** Begins a relative clause ("who", "который"). */
  relative: readonly string[];
  /** Words for a way or goal among `placeStart` and `placeEnd`, which the verb needs ("into", "over the"). */
  path: readonly string[];
  /** Verbs that need a place behind them ("puts", "looks"). */
  placing: readonly string[];
  /** Closes what a verb is done to ("を", "를"). */
  objectEnd: readonly string[];
  /** Endings of what stands between a preposition and its noun, where nouns have no article. */
  placeAdjective: readonly string[];
  /** Ends a ban within its clause ("only", "solo"). */
  turn: readonly string[];
  /** Before a noun: what looks like a verb behind one of these is none ("a box of nails"). */
  nounBefore: readonly string[];
  /** Clothes: "in a coat" is part of who it is. */
  worn: readonly string[];
  /** Small words before a verb that go with it ("ne", "se", "slowly"). */
  clitic: readonly string[];
  /** Closes a subject near the start of a clause ("는"). */
  topicEnd: readonly string[];
  /** Words for people who act, for verb-final languages, in addition to `subjectEnd` ("dedem"). */
  who: readonly string[];
  /** Between a clip and whom it is made for ("for"). */
  forWhom: readonly string[];
  /** Prepositions and joiners: a noun behind one is not what a verb is done to. */
  before: readonly string[];
  /** Look-alikes of verbs. */
  noVerb: readonly string[];
  /** Denies what somebody or something is ("isn't", "değil"), which bans nothing. */
  denial: readonly string[];
  /** Words for sounds ("crackling", "footsteps"), and words that are sounds only with "only" or a ban on music ("rain"). */
  heard: readonly string[];
  heardBeside: readonly string[];
  /** Where somebody looks, which moves no camera ("into the camera"). */
  gaze: readonly string[];
  /** Nouns for places ("kitchen"): a clause without a verb that ends or begins with one is no subject. */
  placeNoun: readonly string[];
  /** A time that is given with a place ("just before closing"). */
  moment: readonly string[];
  /** Keeps a sound ("keep the"). */
  keep: readonly string[];
  /** To whom a line is said ("to the", "zum", "对"). */
  toward: readonly string[];
  /** Ends a verb that another follows ("-면서"). */
  chain: readonly string[];
  /** Joins a way of filming and its sound ("with"). */
  beside: readonly string[];
  /** Those links between a clip and what it shows that inflect what comes behind them ("von", "о"). */
  governs: readonly string[];
  /** Takes something out of what is limited or ruled out, so that it is wanted ("except for"). */
  except: readonly string[];
  /** "Only" behind what it limits ("だけ"). */
  justEnd: readonly string[];
};

/** `{slots}` hold what was typed, after a colon or in its own quotation marks only. */
type ReadingSentence =
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
