import type { ConceptKind } from '../../reading/concepts.ts';
import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { contains, type Exclusion, overlaps, type Place } from '../../reading/span.ts';
import type { ClipWords } from '../../words/clip-words.ts';
import { countWords, type Group, hasHit, hitsIn, isOneHit, part, textOf, withoutEdges } from '../from-idea/hits-in.ts';
import { hasPlainVerb, startsWith } from '../from-idea/plain-verbs.ts';
import type { VideoIdea } from '../from-idea/read-video-idea.ts';
import { withoutDeniedVerb, withoutParticle } from '../from-idea/sort-bans.ts';
import { cuePlaces } from './clip-cues.ts';
import type { ClipFacts } from './clip-facts.ts';
import { blanked } from './text-filter.ts';

type Cues = ClipWords<string>['cues'];

const MAX_EXCLUSIONS = 30;
/** "Musik", "free of any text": more words may say more than the name of a thing. */
const MAX_WORDS = 2;
/** "Texto na tela", as a whole clause. */
const MAX_CLAUSE_WORDS = 4;
/** These rule out a property or an act; what they stand before is no thing. */
const DENYING: readonly Group[] = ['video.negator', 'video.denial'];
const SMALL: readonly Group[] = ['video.filler', 'video.determiner', 'video.thereIs', 'joiner'];
const MORE: readonly Group[] = ['exclude', 'excludeAfter', 'video.negator', 'video.except', 'video.relative'];
const KINDS: readonly ConceptKind[] = ['move', 'shot', 'pace', 'sound', 'medium', 'palette', 'process', 'weather'];
/** "No sound, only the rain" wants a sound. */
const UNNAMED = /^sound\.(?:no-|ambient-)|^move\.(?:one-take|static)$/;

/**
 * What is ruled out in a sentence that stays whole in another field ("no music, only the rain", "fixed camera and no
 * drone"), as a thing of its own. Only what is known by its name, so that nothing else hides in it.
 */
export function copiedBans(idea: VideoIdea, cues: Cues, facts: ClipFacts): string[] {
  const { reading } = idea;
  const faces = hiddenFaces(idea, cues).map((place) => typedAt(reading, place));
  const endings = cuePlaces(reading, cues, 'ending');
  const exclusions = reading.exclusions.slice(0, MAX_EXCLUSIONS);
  const asked = blanked(
    reading.visible,
    reading.exclusions.map(({ place }) => place),
  );
  const named = exclusions.flatMap((exclusion) => {
    if (!isPlain(idea, exclusion, endings)) return [];
    return exclusion.things.slice(0, MAX_EXCLUSIONS).flatMap((thing) => {
      const place = certainThing(reading, thing);
      const isNamed = place !== null && isKnown(idea, exclusion, place, cues, facts);
      // The same words may stand where they are wanted.
      return isNamed && !asked.includes(textOf(reading, place)) ? [typedAt(reading, place)] : [];
    });
  });
  return [...named, ...faces];
}

/** "We never see his face": it is the face, however the sentence goes on. */
function hiddenFaces({ reading, unsure, turned }: VideoIdea, cues: Cues): Place[] {
  const unshown = cuePlaces(reading, cues, 'unshown').slice(0, MAX_EXCLUSIONS);
  const endings = cuePlaces(reading, cues, 'ending');
  const isOpen = (clause: Place) => {
    // "… but no face is to be seen": the turn is in front of it.
    const turns = hitsIn(reading, clause, ['video.then', 'video.except', 'video.turn', 'contrast']);
    const isBehind = turns.some(({ start }) => start === clause.start) && turned.some(({ end }) => end === clause.end);
    return (
      turns.some(({ start }) => !isBehind || start > clause.start) ||
      [...unsure, ...(isBehind ? [] : turned), ...endings].some((one) => overlaps(one, clause))
    );
  };
  const faces = cuePlaces(reading, cues, 'face').slice(0, MAX_EXCLUSIONS);
  return faces.filter((face) => {
    const clause = reading.clauses.find((one) => contains(one, face));
    if (clause === undefined || isOpen(clause)) return false;
    const between = (one: Place) =>
      one.end <= face.start ? { start: one.end, end: face.start } : { start: face.end, end: one.start };
    const isNear = (one: Place) => contains(clause, one) && countWords(textOf(reading, between(one))) <= MAX_WORDS;
    return unshown.some((one) => isNear(one) && !isDouble(reading, one, clause));
  });
}

/** "Not without showing her face". */
function isDouble(reading: IdeaReading, place: Place, clause: Place): boolean {
  const before = hitsIn(reading, { start: clause.start, end: place.start }, ['exclude', 'video.negator']).at(-1);
  return before !== undefined && countWords(textOf(reading, { start: before.end, end: place.start })) <= MAX_WORDS;
}

/** Nothing turns against it, takes it back or makes an exception to it. */
function isPlain(
  { reading, unsure, turned, spoken }: VideoIdea,
  { place }: Exclusion,
  endings: readonly Place[],
): boolean {
  const isTurned = turned.some(
    (one) => overlaps(one, place) && !isOtherSound(reading, place, one) && !isTurnItself(reading, place, one),
  );
  if (isTurned || [...unsure, ...spoken].some((one) => overlaps(one, place))) return false;
  if (!isNominal(reading, place)) return false;
  const clauses = reading.clauses.filter((clause) => overlaps(clause, place));
  if (clauses.some((clause) => hasHit(reading, clause, ['video.except']))) return false;
  // "No music until the very end".
  const mark = MARK.exec(textOf(reading, place))?.index;
  const isTimed = (clause: Place) => {
    const near = { start: clause.start, end: mark === undefined ? clause.end : place.start + mark };
    return hasHit(reading, near, ['video.then']) || endings.some((one) => contains(near, one));
  };
  if (clauses.some(isTimed)) return false;
  // "Not a drone but a crane".
  const next = hitsIn(reading, { start: place.end, end: reading.visible.length }, ['contrast', 'video.adversative'])[0];
  const isTurn = next !== undefined && /^[\s,،、，]*$/u.test(reading.visible.slice(place.end, next.start));
  return !isTurn || hitsIn(reading, next, ['video.turn']).length > 0;
}

/** "بدون موسيقى بس صوت البحر": a turn that also is "only", in front of one sound by its name. */
function isOtherSound(reading: IdeaReading, ban: Place, turned: Place): boolean {
  const turn = hitsIn(reading, { start: ban.end, end: turned.end }, ['video.turn'])[0];
  const rest = turn === undefined ? null : part(reading, turn.end, turned.end);
  if (rest === null || hasHit(reading, rest, ['video.hear'])) return false;
  return (
    startsWith(reading, rest, ['video.sound']) &&
    reading.concepts.some(({ id, ...span }) => id === 'sound.no-music' && overlaps(ban, span))
  );
}

/** "The camera on the hands but no face": what the turn itself rules out, at its end. */
function isTurnItself(reading: IdeaReading, ban: Place, turned: Place): boolean {
  const clause = reading.clauses.find((one) => overlaps(one, ban));
  if (clause === undefined || clause.end !== turned.end) return false;
  return hitsIn(reading, clause, ['contrast']).some(
    ({ start, end }) => start === clause.start && part(reading, end, ban.start) === null,
  );
}

/** "Without", "no", "nor"; "not" and "never" mostly deny what somebody is or does. */
function isNominal(reading: IdeaReading, place: Place): boolean {
  const [operator] = hitsIn(reading, place, ['exclude', 'excludeAfter'])
    .filter(({ start, end }) => start === place.start || end === place.end)
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  if (operator === undefined) return false;
  return !isOneHit(reading, operator, DENYING) || isOneHit(reading, operator, ['either']);
}

/** What is ruled out, up to where something else may begin. */
function certainThing(reading: IdeaReading, thing: Place): Place | null {
  const noun = withoutDeniedVerb(reading, thing);
  // "카메라 움직이지 말고": the camera is not to move.
  if (noun === null || (noun.end < thing.end && hasHit(reading, noun, ['video.camera']))) return null;
  const turn = hitsIn(reading, noun, ['video.turn'])[0]?.start ?? noun.end;
  const mark = MARK.exec(textOf(reading, noun))?.index;
  const cut = part(reading, noun.start, Math.min(turn, mark === undefined ? noun.end : noun.start + mark));
  const bare = cut === null ? null : withoutEdges(reading, cut, SMALL);
  return bare === null ? null : withoutParticle(reading, bare);
}

/** In scripts without spaces, a space is a punctuation mark. */
const MARK = /[()（）!?¤:;]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[ 　]/u;

function isKnown(idea: VideoIdea, exclusion: Exclusion, place: Place, cues: Cues, facts: ClipFacts): boolean {
  const { reading } = idea;
  const text = textOf(reading, place);
  if (/\d/.test(text) || hasHit(reading, place, MORE) || hasPlainVerb(reading, place)) return false;
  const isBare = countWords(text) <= MAX_WORDS;
  if (!isBare && !(isWhole(reading, exclusion.place) && countWords(text) <= MAX_CLAUSE_WORDS)) return false;
  if (hasHit(reading, place, ['video.lettering'])) return !facts.has('subtitles') && !facts.has('lettered');
  if (!isBare) return false;
  if (isOneHit(reading, place, ['video.camera'])) return !facts.isCameraAtOdds && idea.filmed.length > 0;
  const beside = idea.turned.some((one) => isOtherSound(reading, exclusion.place, one));
  if (beside && reading.concepts.some((span) => span.id === 'sound.no-music' && overlaps(span, place)))
    return !isPlayed(idea, cues);
  const concept = reading.concepts.find(
    (span) => KINDS.includes(span.kind) && !UNNAMED.test(span.id) && span.state === 'banned' && contains(place, span),
  );
  if (concept !== undefined) {
    if (concept.kind === 'sound') return !facts.isSoundAtOdds && !isPlayed(idea, cues);
    return !(concept.kind === 'move' && facts.isCameraAtOdds) && !facts.names(concept.id);
  }
  return cuePlaces(reading, cues, 'face').some((face) => contains(place, face));
}

const MAX_JOINER_CHARS = 8;

/** "Nor text on the screen": from the start of a clause or a joiner of its own to the end of the clause. */
function isWhole(reading: IdeaReading, place: Place): boolean {
  // "Que no hable y nada de letras en pantalla": behind a joiner the second of two bans.
  const joined = hitsIn(reading, { start: Math.max(0, place.start - MAX_JOINER_CHARS), end: place.start }, ['joiner']);
  const isItem =
    hitsIn(reading, place, ['either']).some(({ start }) => start === place.start) ||
    joined.some(({ end }) => part(reading, end, place.start) === null);
  return reading.clauses.some(({ start, end }) => end === place.end && (isItem || start === place.start));
}

/** "No music, only the accordion". */
function isPlayed({ reading }: VideoIdea, cues: Cues): boolean {
  const isAskedFor = reading.concepts.some(({ id, state }) => id === 'sound.music' && state === 'asked');
  return isAskedFor || cuePlaces(reading, cues, 'playing').length > 0;
}
