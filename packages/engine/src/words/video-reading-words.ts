/** Cues for reading an idea for a clip, as `buildCueIndex` takes them. */
export type VideoReadingWords = {
  /** One event after another ("then", "suddenly", "until"). */
  then: readonly string[];
  /** Finite verbs and participles of people, animals and things on film; the text before the first is the subject. */
  verbs: readonly string[];
  /** Between a kind of shot and its content ("of", "von", "sur"); empty if the language has none. */
  of: readonly string[];
  /** Ends a subject ("が", "는"), or in a verb-final language, a word that is often the subject ("adam"). */
  subjectEnd: readonly string[];
  /** Words that begin a place ("in the", "on a", "auf", "在"). */
  placeStart: readonly string[];
  /** Words that end a place ("で", "에서"); empty in languages with prepositions. */
  placeEnd: readonly string[];
  /** Verbs of saying, next to a spoken line ("says", "sagt", "と言う"). */
  saying: readonly string[];
  /** Those that a line may follow without quotation marks; empty in languages where it would precede them. */
  says: readonly string[];
  /** Words that never start such a line ("that", "goodbye"). */
  noLine: readonly string[];
  /** A clip as the requested thing ("video", "clip"); says nothing about its content. */
  request: readonly string[];
  /** Frame, length and place of showing ("vertical", "for tiktok"). */
  format: readonly string[];
  /** Small words between those ("about", "in", "short"). */
  glue: readonly string[];
  /** Articles, possessives and numbers that start a thing; empty in languages without them. */
  determiner: readonly string[];
  /** Between a clip and its action, in addition to `of` ("in which", "where"). */
  link: readonly string[];
  /** The camera itself. */
  camera: readonly string[];
  /** Its position ("from below", "at knee height"). */
  position: readonly string[];
  /** Words of a clause about sound; `hear` are those that start one inside another clause. */
  sound: readonly string[];
  hear: readonly string[];
  /** Light, weather and time of day as things; `when` are whole phrases ("at dawn") that may leave their clause. */
  light: readonly string[];
  when: readonly string[];
  /** The overall look ("cinematic", "like an old film"). */
  look: readonly string[];
  /** There is no speech ("says nothing", "no dialogue"). */
  silent: readonly string[];
  /** An adjacent quotation is written text, not speech ("sign", "reads"). */
  lettering: readonly string[];
  /** "please" and the like. */
  filler: readonly string[];
  /** Plain negations; next to a verb they negate only the verb ("not", "не"). */
  negator: readonly string[];
  /** Only opens a ban ("there is", "on voit"). */
  thereIs: readonly string[];
  /** Begins a relative clause ("who", "который"). */
  relative: readonly string[];
  /** Words for a way or goal among `placeStart` and `placeEnd`, which the verb needs ("into", "over the"). */
  path: readonly string[];
  /** Verbs that require a following place ("puts", "looks"). */
  placing: readonly string[];
  /** Ends the object of a verb ("を", "를"). */
  objectEnd: readonly string[];
  /** Endings of words between a preposition and its noun, in languages without articles. */
  placeAdjective: readonly string[];
  /** Ends a ban within its clause ("only", "solo"). */
  turn: readonly string[];
  /** Before a noun: an apparent verb after one of these is not a verb ("a box of nails"). */
  nounBefore: readonly string[];
  /** Clothes: "in a coat" is part of the subject. */
  worn: readonly string[];
  /** Small words before a verb that belong to it ("ne", "se", "slowly"). */
  clitic: readonly string[];
  /** Ends a subject near the start of a clause ("는"). */
  topicEnd: readonly string[];
  /** Words for people who act, for verb-final languages, in addition to `subjectEnd` ("dedem"). */
  who: readonly string[];
  /** Turns against what was said before ("but", "pero"). */
  adversative: readonly string[];
  /** What a moving camera does ("follows", "pans"). */
  moving: readonly string[];
  /** Things that carry lettering: what they "say" is written. */
  bearer: readonly string[];
  /** "Nothing written" as a whole. */
  unwritten: readonly string[];
  /** What belongs to the word before it: no field begins with one ("of", "的"). */
  bound: readonly string[];
  /** Personal pronouns, which name nobody. */
  pronoun: readonly string[];
  /** Words for speaking only directly before a quotation ("goes", "so", "fait"). */
  quoting: readonly string[];
  /** Endings of a noun owned by the noun before it ("balıkçı teknesi"). */
  owned: readonly string[];
  /** Between a clip and its client ("for"). */
  forWhom: readonly string[];
  /** Prepositions and joiners: a noun after one is not the object of a verb. */
  before: readonly string[];
  /** Look-alikes of verbs. */
  noVerb: readonly string[];
  /** Negates a property of a person or a thing ("isn't", "değil"), which bans nothing. */
  denial: readonly string[];
  /**
   * Words for sounds ("crackling", "footsteps"), and words that are sounds only with "only" or a ban on music ("rain").
   */
  heard: readonly string[];
  heardBeside: readonly string[];
  /** The direction of a look, which does not move the camera ("into the camera"). */
  gaze: readonly string[];
  /** Nouns for places ("kitchen"): a clause without a verb that starts or ends with one is not a subject. */
  placeNoun: readonly string[];
  /** A time that belongs to a place ("just before closing"). */
  moment: readonly string[];
  /** An hour with its part of the day ("at 5 in the morning"); a `[123]` is any of these figures. */
  hour: readonly string[];
  /** Keeps a sound ("keep the"). */
  keep: readonly string[];
  /** The person addressed by a line ("to the", "zum", "对"). */
  toward: readonly string[];
  /** Ends a verb that is followed by another ("-면서"). */
  chain: readonly string[];
  /** Joins a way of filming and its sound ("with"). */
  beside: readonly string[];
  /** Links between a clip and its content that inflect the following words ("von", "о"). */
  governs: readonly string[];
  /** Makes an exception to a limit or an exclusion, so that it is wanted ("except for"). */
  except: readonly string[];
  /** "Only" after the thing it limits ("だけ"). */
  justEnd: readonly string[];
  /** Refuses the thing before it, at the end of its clause ("not needed", "не надо"). */
  refusal: readonly string[];
  /** Announces a spoken line directly before its quotation ("dialogue", "セリフ"). */
  lineLabel: readonly string[];
  /** The same of a voice without a face ("voice-over", "voz en off"). */
  voiceLabel: readonly string[];
  /** A voice, in front of its line the one that speaks ("voice", "-stimme"). */
  voice: readonly string[];
  /** A way of filming only as a whole clause ("a mano"); elsewhere it is something else. */
  filmedAlone: readonly string[];
  /** A still picture as a thing in the scene ("photo"), although it is also a medium. */
  shown: readonly string[];
};
