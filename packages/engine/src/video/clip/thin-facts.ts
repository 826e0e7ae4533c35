import { overlaps, type Place } from '../../reading/span.ts';
import { MAX_THIN_WORDS } from '../../reading/thin-idea.ts';
import type { ClipCue, ClipWords } from '../../words/clip-words.ts';
import { countWords, hasHit, hitsIn, isOneHit } from '../from-idea/hits-in.ts';
import { plainVerbs } from '../from-idea/plain-verbs.ts';
import type { VideoIdea } from '../from-idea/read-video-idea.ts';
import { cuesIn } from './clip-cues.ts';

/** What only the rules for thin ideas check. */
export type ThinFacts = {
  /** So few words that they leave the rest open; one that turns against itself is printed as typed. */
  isThin: boolean;
  /** Things that happen, in sequence or simultaneously. */
  events: number;
  /** Cues in the words for the subject of the clip, if certain. */
  who: ReadonlySet<ClipCue>;
  /** A sound is named, but no music. */
  isHeard: boolean;
  /** Rain, snow or wind moves, whatever else rests. */
  isWeathered: boolean;
};

const MUSIC = /^sound\.(?:music|voice-over)$/;

export function thinFacts(
  idea: VideoIdea,
  { cues }: Pick<ClipWords<string>, 'cues'>,
  found: { ids: ReadonlySet<string>; cues: ReadonlySet<ClipCue> },
): ThinFacts {
  const { reading, scenes, heard, unsure, turned, who } = idea;
  const all = { start: 0, end: reading.visible.length };
  const isTurned = turned.length > 0 || hasHit(reading, all, ['video.adversative']);
  const isNamed = hasHit(reading, all, ['video.heard']) || heard.some((place) => !isDenial(idea, place));
  const isPronoun = who !== null && isOneHit(reading, who, ['video.pronoun']);
  return {
    isThin: countWords(reading.folded.text) <= MAX_THIN_WORDS && !isTurned && unsure.length === 0,
    events: scenes.reduce((sum, scene) => sum + eventsIn(idea, scene), 0),
    who: who === null || isPronoun ? new Set() : cuesIn(idea, cues, who),
    isHeard: isNamed && ![...found.ids].some((id) => MUSIC.test(id)) && !found.cues.has('quiet'),
    isWeathered: [...found.ids].some((id) => id.startsWith('weather.')),
  };
}

function isDenial({ reading }: VideoIdea, place: Place): boolean {
  const denies = reading.concepts.some((span) => span.id.startsWith('sound.no-') && overlaps(span, place));
  return denies || hasHit(reading, place, ['video.silent', 'video.negator', 'video.denial', 'exclude', 'excludeAfter']);
}

function eventsIn({ reading }: VideoIdea, scene: Place): number {
  const clauses = reading.clauses.filter((clause) => overlaps(clause, scene));
  const acting = clauses.filter(
    (clause) =>
      plainVerbs(reading, clause).length > 0 && !reading.exclusions.some(({ place }) => overlaps(place, clause)),
  ).length;
  const more = hitsIn(reading, scene, ['video.then']).filter((hit) =>
    clauses.every(({ start }) => Math.abs(start - hit.start) > 1),
  ).length;
  return acting + more;
}
