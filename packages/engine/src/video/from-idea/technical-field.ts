import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import type { VideoField } from '../video-form.ts';
import { FIELD_OF, formatAtStart, isShown } from './find-format.ts';
import { countWords, type Group, hasHit, hitsIn, isOneHit, part, textOf, withoutEdges } from './hits-in.ts';
import { isHeard } from './is-heard.ts';
import { hasPlainVerb, NOT_HEARD_ALONE, startsWith } from './plain-verbs.ts';

const MAX_CAMERA_WORDS = 16;
const MAX_SOUND_WORDS = 16;
const MAX_PLAIN_WORDS = 8;
const MAX_BESIDE_POSITION = 1;
/** A clause that begins with rain or light may be longer than one that only names it. */
const MAX_LIGHT_WORDS = 12;
/** After other words, a word that may also be a thing ("lights") refers to light only in a short clause. */
const MAX_LOOSE_WORDS = 4;
/** "Man hört nur", "only the soft": this many words may precede the topic of a clause. */
const MAX_LEAD_WORDS = 3;

const SMALL: readonly Group[] = ['joiner', 'contrast', 'video.glue', 'video.determiner'];

/**
 * The field that a whole clause belongs to: filming, light or sound.
 * @param isScene true if no other clause can be the visible content
 */
export function technicalField(reading: IdeaReading, clause: Place, isScene: boolean): VideoField | null {
  const core = withoutEdges(reading, clause, SMALL) ?? clause;
  const words = countWords(textOf(reading, clause));
  if (isFilmedAlone(reading, clause)) return 'cameraMotion';
  // "At the end a slow zoom".
  const isLate = startsWith(reading, core, ['video.then']);
  const bare = isLate ? (withoutEdges(reading, core, [...SMALL, 'video.then']) ?? core) : core;
  const isLateMove = isLate && words <= MAX_PLAIN_WORDS && !hasPlainVerb(reading, bare);
  if (isLateMove && movesIn(reading, bare).some(({ end }) => end === bare.end)) return 'cameraMotion';
  if (words <= MAX_CAMERA_WORDS && isAboutCamera(reading, bare)) {
    // Two matters that cannot be parted stay where all is told.
    return startsWith(reading, core, ['video.light']) ? null : cameraField(reading, clause);
  }
  const hasVerb = hasPlainVerb(reading, core);
  if (isScene && hasVerb) return null;
  if (words <= MAX_SOUND_WORDS && isAboutSound(reading, core, hasVerb)) return 'audio';
  if (words <= MAX_SOUND_WORDS && isHeard(reading, clause, isScene)) return 'audio';
  // "Suddenly it snows" is an event.
  if (startsWith(reading, clause, ['video.then'])) return null;
  // "Light from the window" is light, wherever it comes from.
  const isLit = hasLight(reading, core);
  if (!hasVerb && !isLit && words <= MAX_PLAIN_WORDS && isPosition(reading, clause)) return 'cameraAngle';
  // "떡 하나 들면 치즈가 늘어나게": something that does something, with a verb that is not known.
  const isEvent = hasVerb || hasHit(reading, clause, ['video.subjectEnd']);
  if (!isEvent && !isScene && words <= MAX_SOUND_WORDS && hasShot(reading, clause)) return 'composition';
  const run = formatAtStart(reading, clause);
  if (run !== null && run.end >= clause.end) return null; // each of its words has a separate field
  if (run !== null && (run.isBare || run.parts.some(({ field }) => ORDERED.includes(field)))) return null;
  if (isAboutLight(reading, core, hasVerb, words, isScene)) return 'ambiance';
  if (hasVerb || isScene || words > MAX_PLAIN_WORDS) return null;
  return plainField(reading, clause);
}

/** "A mano" as a clause; "hecho a mano" is about a thing. */
function isFilmedAlone(reading: IdeaReading, clause: Place): boolean {
  const bare = withoutEdges(reading, clause, ['joiner', 'video.filler']) ?? clause;
  return isOneHit(reading, bare, ['video.filmedAlone']);
}

/** Descriptions of the whole clip, before its content. */
const ORDERED: readonly string[] = ['composition', 'duration', 'aspectRatio'];

function isAboutCamera(reading: IdeaReading, core: Place): boolean {
  const named = [...camerasIn(reading, core), ...movesIn(reading, core)].toSorted((a, b) => a.start - b.start);
  const camera = named.find(({ end }) => !isFootage(reading, { start: end, end: core.end }));
  if (camera === undefined) return false;
  const lead = part(reading, core.start, camera.start);
  if (lead === null) return true;
  // "A lighthouse from below": what is seen from there is the scene.
  const isSeen = hasHit(reading, camera, ['video.position']) && camerasIn(reading, core).length === 0;
  if (isSeen && withoutEdges(reading, lead, ['video.glue', 'video.determiner', 'video.request']) !== null) return false;
  // "천천히 다가가는 카메라": in these languages the camera's action precedes it.
  if (VERB_BEFORE.test(textOf(reading, core)) && camera.end === core.end) return camerasIn(reading, camera).length > 0;
  const leadWords = countWords(textOf(reading, lead));
  if (hasPlainVerb(reading, lead) || hasHit(reading, lead, ['video.placeStart'])) return false;
  const isPlain = !hasPlainVerb(reading, core) && countWords(textOf(reading, core)) <= MAX_PLAIN_WORDS;
  return isPlain || (leadWords <= MAX_LEAD_WORDS && camerasIn(reading, core).length > 0);
}

const VERB_BEFORE = /[\p{Script=Hangul}\p{Script=Hiragana}]/u;

/** "Security camera footage of …" is a kind of clip. */
function isFootage(reading: IdeaReading, rest: Place): boolean {
  const behind = part(reading, rest.start, rest.end);
  return behind !== null && startsWith(reading, behind, ['video.request']);
}

function hasLight(reading: IdeaReading, core: Place): boolean {
  const isNamed = reading.concepts.some((span) => span.kind === 'light' && contains(core, span));
  return isNamed || startsWith(reading, core, ['video.light']);
}

/** "Filmed from the side"; "cooking from above" is a scene. */
function isPosition(reading: IdeaReading, core: Place): boolean {
  const positions = hitsIn(reading, core, ['video.position']);
  const said = positions.reduce((sum, hit) => sum + countWords(textOf(reading, hit)), 0);
  return positions.length > 0 && countWords(textOf(reading, core)) - said <= MAX_BESIDE_POSITION;
}

/** "Cámara lenta" (slow motion) is not a camera. */
function camerasIn(reading: IdeaReading, place: Place): Place[] {
  const others = reading.concepts.filter(({ kind }) => kind === 'pace' || kind === 'process');
  return hitsIn(reading, place, ['video.camera']).filter((hit) => !others.some((other) => overlaps(other, hit)));
}

function movesIn(reading: IdeaReading, place: Place): Place[] {
  return reading.concepts.filter((span) => (span.kind === 'move' || span.kind === 'angle') && contains(place, span));
}

/** A camera with a position has an angle; one with an action has a motion. */
function cameraField(reading: IdeaReading, clause: Place): VideoField {
  const kinds = reading.concepts.filter((span) => contains(clause, span)).map(({ kind }) => kind);
  const isUncut = reading.concepts.some((span) => span.id === 'move.one-take' && contains(clause, span));
  if (isUncut && !hasHit(reading, clause, ['video.camera'])) return 'composition';
  if (kinds.includes('move')) return 'cameraMotion';
  const stands = kinds.includes('angle') || hasHit(reading, clause, ['video.position']);
  if (stands) return hasPlainVerb(reading, clause) ? 'cameraMotion' : 'cameraAngle';
  return kinds.includes('shot') && !hasPlainVerb(reading, clause) ? 'composition' : 'cameraMotion';
}

function hasShot(reading: IdeaReading, clause: Place): boolean {
  return reading.concepts.some((span) => span.kind === 'shot' && span.state === 'asked' && contains(clause, span));
}

function isAboutSound(reading: IdeaReading, core: Place, hasVerb: boolean): boolean {
  const heard = reading.concepts.filter(({ kind, id }) => kind === 'sound' && !NOT_HEARD_ALONE.includes(id));
  const sounds = [...hitsIn(reading, core, ['video.sound']), ...heard.filter((span) => contains(core, span))];
  const first = sounds.toSorted((a, b) => a.start - b.start)[0];
  if (first === undefined) return false;
  if (!hasVerb) return true;
  const lead = part(reading, core.start, first.start);
  const isNamed = first.end === core.end && countWords(textOf(reading, core)) <= MAX_LEAD_WORDS;
  return (
    isNamed || lead === null || (countWords(textOf(reading, lead)) <= MAX_LEAD_WORDS && !hasPlainVerb(reading, lead))
  );
}

function isAboutLight(reading: IdeaReading, core: Place, hasVerb: boolean, words: number, isScene: boolean): boolean {
  const spans = reading.concepts.filter(
    (span) => (span.kind === 'light' || span.kind === 'weather') && span.state === 'asked' && contains(core, span),
  );
  const lights = [...spans, ...hitsIn(reading, core, ['video.light', 'video.when'])].toSorted(
    (a, b) => a.start - b.start,
  );
  const first = lights[0];
  if (first === undefined || isScene || textOf(reading, core).includes('¤')) return false;
  if (!hasVerb) {
    const lead = part(reading, core.start, first.start);
    const isNear = lead === null || countWords(textOf(reading, lead)) <= MAX_LEAD_WORDS;
    // "A woman in the rain" is somebody in it.
    if (lead !== null && isArticled(reading, core) && isWhen(reading, first)) return false;
    // "拍我早上出摊卖煎饼": a time between somebody and what they do, in a script whose verbs are not all known.
    const rest = part(reading, first.end, core.end);
    const isAmid = lead !== null && rest !== null && countWords(textOf(reading, rest)) > 1;
    if (isAmid && hasHit(reading, lead, ['video.pronoun', 'video.who'])) return false;
    const isSure = isNear && (spans.length > 0 || hasHit(reading, core, ['video.when']));
    return words <= (first.start === core.start ? MAX_LIGHT_WORDS : isSure ? MAX_PLAIN_WORDS : MAX_LOOSE_WORDS);
  }
  const rest = part(reading, first.end, core.end);
  const isSubject = first.start === core.start && rest !== null && startsWith(reading, rest, ['video.verbs']);
  return isSubject && words <= MAX_PLAIN_WORDS;
}

/** The core of a clause has no article. */
function isArticled(reading: IdeaReading, core: Place): boolean {
  const before = { start: Math.max(0, core.start - MAX_ARTICLE_CHARS), end: core.start };
  return hitsIn(reading, before, ['video.determiner']).some(({ end }) => core.start - end === 1);
}

const MAX_ARTICLE_CHARS = 10;

/** "In the rain": behind a preposition it is where or when somebody is. */
function isWhen(reading: IdeaReading, light: Place): boolean {
  return hitsIn(reading, { start: Math.max(0, light.start - MAX_ARTICLE_CHARS), end: light.end }, ['video.when']).some(
    (hit) => overlaps(hit, light),
  );
}

/** "Like an old family film". */
const MAX_LOOK_WORDS = 4;
const MAX_BESIDE_STYLE = 2;
const MAX_BESIDE_MEDIUM = 4;

function plainField(reading: IdeaReading, clause: Place): VideoField | null {
  const span = reading.concepts.find(
    (one) =>
      FIELD_OF[one.kind] !== undefined && one.state !== 'dead' && contains(clause, one) && !isShown(reading, one),
  );
  // "He is not sad, just tired" is about a person.
  const isState = span?.kind === 'mood' && countWords(textOf(reading, clause)) > MAX_LEAD_WORDS;
  const isInIt = span !== undefined && startsWith(reading, clause, ['video.determiner']) && isWhen(reading, span);
  // "An 80s kitchen with orange tiles" is a place.
  const besides = span === undefined ? 0 : countWords(textOf(reading, clause)) - countWords(textOf(reading, span));
  const isPlaceOf =
    (span?.kind === 'style' && (besides > MAX_BESIDE_STYLE || isOfPlace(reading, clause, span))) ||
    (span?.kind === 'medium' && besides > MAX_BESIDE_MEDIUM);
  if (span !== undefined) return isState || isInIt || isPlaceOf ? null : (FIELD_OF[span.kind] ?? null);
  const isLook = hasHit(reading, clause, ['video.look']) && countWords(textOf(reading, clause)) <= MAX_LOOK_WORDS;
  if (isLook) return 'style';
  const [format] = hitsIn(reading, clause, ['video.format']);
  if (format === undefined || !isFormatOnly(reading, clause)) return null;
  return SHOWN_ON.test(textOf(reading, format)) ? 'context' : 'style';
}

/** Where it will be shown. */
const SHOWN_ON =
  /insta|tik\s?tok|reel|youtube|shorts|facebook|whats|stor(?:y|ies)|инст|ютуб|인스타|유튜브|インスタ|抖音|小红书|انست|يوتيوب/u;

/** "Cucina anni 80". */
function isOfPlace(reading: IdeaReading, clause: Place, style: Place): boolean {
  const places = hitsIn(reading, { start: clause.start, end: style.start }, ['video.placeNoun']);
  return places.some(({ end }) => part(reading, end, style.start) === null);
}

/** All but one of its words are about the form of the clip. */
function isFormatOnly(reading: IdeaReading, clause: Place): boolean {
  const own = hitsIn(reading, clause, ['video.format', 'video.glue', 'video.determiner', 'video.request']);
  const said = own.reduce((sum, hit) => sum + countWords(textOf(reading, hit)), 0);
  return countWords(textOf(reading, clause)) - said <= 1;
}
