/** Things that a clip shows or asks for, beside the concepts of `ReadingWords`. */
export type ClipCue =
  /** People ("grandma", "two kids"); what holds for them is told of whom the clip is about only. */
  | 'people'
  | 'hands'
  | 'animals'
  /** Poured or running liquid. */
  | 'liquid'
  /** Steam, smoke, flour, sparks. */
  | 'haze'
  /** A thing that is sold or advertised. */
  | 'product'
  /** The end is told ("at the end"). */
  | 'ending'
  | 'sudden'
  /** Something becomes something else, so that nothing is promised to stay as it is. */
  | 'change'
  /** Cuts, or several shots, are wanted ("montage", "then cut to"). */
  | 'cuts'
  /** Text over the picture is wanted. */
  | 'subtitles'
  /** Who speaks is not seen ("off camera"). */
  | 'unseen'
  /** No face is to be seen, or none that could be seen speaking. */
  | 'faceless'
  /** Shown on services whose clips stand upright ("reel"). */
  | 'upright'
  /** Words are to be read in the picture ("readable", "title card"). */
  | 'lettered'
  /** Snow falls; where it lies, no flakes are seen. */
  | 'snowfall'
  /** No sound at all, or hardly any. */
  | 'quiet'
  /** It does not rain any more. */
  | 'after'
  /** How the frame stands; looked for in what is said of the ratio only. */
  | 'standing'
  | 'lying'
  | 'square'
  /** The camera turns or follows, also where it stands on a tripod. */
  | 'turning'
  /** Others are heard speaking ("background voices"). */
  | 'voices'
  /** Feet that go ("walks", "runs across"). */
  | 'walking'
  | 'jumping'
  /** Something goes to pieces. */
  | 'breaking'
  | 'eating'
  /** Something flies through the air from a hand or a foot. */
  | 'throwing'
  /** Something with wheels. */
  | 'vehicle'
  /** It moves, or somebody rides or drives. */
  | 'riding'
  /** Candles are blown out. */
  | 'blowing'
  /** Lines or colors are put on something. */
  | 'drawing'
  /** What changes and does not turn back ("melts", "blooms"). */
  | 'oneway'
  /** Something heavy is pulled, pushed, lifted or carried. */
  | 'effort'
  /** Somebody opens something; `lid` are things behind or in which something is. */
  | 'opening'
  | 'lid'
  /** Somebody sleeps. */
  | 'resting'
  | 'crowd'
  | 'mirror'
  /** A face shows what somebody feels ("smiles", "cries"). */
  | 'feeling'
  /** An instrument that is played with the hands. */
  | 'playing'
  /** Look-alikes, which hide every cue inside them ("bus stop"). */
  | 'harmless'
  | 'anime'
  | 'super8'
  | 'vhs';

/** What is added to a field, and what goes to the things that are ruled out. */
type ClipRuleWords = { adds?: readonly string[]; bans?: readonly string[] };

/**
 * What somebody who films adds to what was said. Each text is true of every clip in which its rule fires, names no color, number,
 * object or person of its own, begins small and ends without a period.
 */
export type ClipWords<Rule extends string> = {
  /** Folded stems, as `buildCueIndex` takes them. */
  cues: Readonly<Record<ClipCue, readonly string[]>>;
  rules: Readonly<Record<Rule, ClipRuleWords>>;
};
