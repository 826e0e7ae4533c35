/** Things that a clip shows or asks for, in addition to the concepts of `ReadingWords`. */
export type ClipCue =
  /** People ("grandma", "two kids"); their rules apply only to the subject of the clip. */
  | 'people'
  /** Hands themselves, not what they do. */
  | 'hands'
  /** What only hands do ("kneads", "knits"). */
  | 'handwork'
  | 'animals'
  /** Poured or running liquid. */
  | 'liquid'
  /** Steam, smoke, flour, sparks. */
  | 'haze'
  /** The end is described ("at the end"). */
  | 'ending'
  | 'sudden'
  /** The sun itself is named; a time of day alone says nothing of its light. */
  | 'sun'
  /** A product for sale or in an ad. */
  | 'product'
  /** Something turns into something else, so nothing is promised to stay the same. */
  | 'change'
  /** Cuts, or several shots, are requested ("montage", "then cut to"). */
  | 'cuts'
  /** Text over the picture is requested. */
  | 'subtitles'
  /** The speaker is not visible ("off camera"). */
  | 'unseen'
  /** The clip shows no face, or none that could be seen speaking. */
  | 'faceless'
  /** A face by name; ruled out, it makes the clip `faceless`. */
  | 'face'
  /** Says of something that it is not in view ("we never see", "not visible"). */
  | 'unshown'
  /** Shown on services with vertical clips ("reel"). */
  | 'upright'
  /** The picture contains legible text ("readable", "title card"). */
  | 'lettered'
  /** Falling snow; snow on the ground has no flakes in the air. */
  | 'snowfall'
  /** No sound at all, or hardly any. */
  | 'quiet'
  /** The rain has stopped. */
  | 'after'
  /** The orientation of the frame; only searched in the words about the ratio. */
  | 'standing'
  | 'lying'
  | 'square'
  /** The camera turns or follows, even on a tripod. */
  | 'turning'
  /** Other people are heard speaking ("background voices"). */
  | 'voices'
  /** Walking or running feet ("walks", "runs across"). */
  | 'walking'
  | 'dancing'
  | 'jumping'
  /** Something breaks apart. */
  | 'breaking'
  | 'eating'
  /** Something thrown or kicked. */
  | 'throwing'
  /** Something with wheels. */
  | 'vehicle'
  /** It moves, or a person rides or drives it. */
  | 'riding'
  /** Candles are blown out. */
  | 'blowing'
  /** Lines or colors are applied to something. */
  | 'drawing'
  /** Irreversible changes ("melts", "blooms"). */
  | 'oneway'
  /** Something heavy is pulled, pushed, lifted or carried. */
  | 'effort'
  /** A person opens something; `lid` are things with something inside or behind them. */
  | 'opening'
  | 'lid'
  /** A person sleeps. */
  | 'resting'
  /** Somebody only waits, sits or looks. */
  | 'still'
  | 'crowd'
  | 'mirror'
  /** A face shows an emotion ("smiles", "cries"). */
  | 'feeling'
  /** An instrument played with the hands. */
  | 'playing'
  /** Look-alikes, which hide every cue inside them ("bus stop"). */
  | 'harmless'
  | 'anime'
  | 'super8'
  | 'vhs';

/** The addition to a field, and the addition to the exclusions. */
type ClipRuleWords = { adds?: readonly string[]; bans?: readonly string[] };

/**
 * What a filmmaker adds to the idea. Each text is true of every clip that triggers its rule, names no color, object or
 * person of its own and no number but a usual length, starts in lower case and has no final period.
 */
export type ClipWords<Rule extends string> = {
  /** Folded stems, as `buildCueIndex` takes them. */
  cues: Readonly<Record<ClipCue, readonly string[]>>;
  rules: Readonly<Record<Rule, ClipRuleWords>>;
};
