import type { ConceptKind } from '../../reading/concepts.ts';
import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { countWords, type Group, hasHit, hitsIn, isOneHit, part, textOf, withoutEdges } from '../from-idea/hits-in.ts';
import { startsWith } from '../from-idea/plain-verbs.ts';
import type { VideoIdea } from '../from-idea/read-video-idea.ts';
import { turnedNext } from '../from-idea/turned-next.ts';
import type { ClipFacts } from './clip-facts.ts';
import { isFirstOfTwo } from './is-first-of-two.ts';

type CameraField = 'cameraMotion' | 'composition' | 'cameraAngle';

const FIELD_OF: readonly (readonly [ConceptKind, CameraField])[] = [
  ['shot', 'composition'],
  ['angle', 'cameraAngle'],
  ['move', 'cameraMotion'],
];
/** A turn may take it back, a step may change it. */
const TURNS: readonly Group[] = ['contrast', 'video.adversative', 'video.then', 'video.refusal'];
const EDGES: readonly Group[] = ['joiner', 'video.filler', 'video.determiner'];
const MIN_CLAUSE_WORDS = 2;
const MAX_CLAUSE_WORDS = 10;

/**
 * What a sentence that stays whole in another field says of the camera, for the fields of the camera that are blank:
 * a move, a shot or an angle by its name, or a whole clause about the camera.
 */
export function copiedCamera(idea: VideoIdea, facts: ClipFacts): Partial<Record<CameraField, string>> {
  const { reading, form } = idea;
  const said = [form.cameraMotion, form.composition, form.cameraAngle].join('\n').toLowerCase();
  const copied: Partial<Record<CameraField, string>> = {};
  const copy = (field: CameraField, place: Place | undefined) => {
    const text = place === undefined ? '' : typedAt(reading, place);
    if (text !== '' && form[field] === '' && !said.includes(text.toLowerCase())) copied[field] = text;
  };
  if (!facts.isCameraAtOdds) for (const [kind, field] of FIELD_OF) copy(field, onlyOne(idea, kind));
  if (copied.cameraMotion === undefined) copy('cameraMotion', cameraClause(idea, facts.isCameraAtOdds));
  return copied;
}

/** The one that is wanted of a kind; two are a change. */
function onlyOne(idea: VideoIdea, kind: ConceptKind): Place | undefined {
  const { reading } = idea;
  const asked = reading.concepts.filter((span) => span.kind === kind && span.state === 'asked');
  const found = asked.filter(({ id }) => id !== 'move.one-take');
  const [first] = found.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  if (first === undefined || found.some(({ id }) => id !== first.id)) return undefined;
  const clause = reading.clauses.find((one) => overlaps(one, first));
  const isOpen = clause !== undefined && (hasHit(reading, clause, TURNS) || turnedNext(reading, clause) !== null);
  return isOpen || isUncertain(idea, first) || isFirstOfTwo(reading, first) ? undefined : first;
}

/** "The camera on the hands but …": a clause that begins with the camera, up to a turn. */
function cameraClause(idea: VideoIdea, isAtOdds: boolean): Place | undefined {
  const { reading, scenes } = idea;
  const found = reading.clauses.flatMap((clause) => {
    const isKept = isBanNext(reading, clause);
    if ((isAtOdds && !isKept) || isUncertain(idea, clause, isKept)) return [];
    if (!scenes.some((scene) => contains(scene, clause))) return [];
    const turn = hitsIn(reading, clause, TURNS).find(({ start }) => start > clause.start);
    const own = part(reading, clause.start, turn?.start ?? clause.end);
    const core = own === null ? null : withoutEdges(reading, own, EDGES);
    return core !== null && isCameraClause(reading, core) ? [core] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

function isCameraClause(reading: IdeaReading, core: Place): boolean {
  const text = textOf(reading, core);
  const words = countWords(text);
  if (text.includes('¤') || words < MIN_CLAUSE_WORDS || words > MAX_CLAUSE_WORDS) return false;
  if (!startsWith(reading, core, ['video.camera']) || hasHit(reading, core, ['video.gaze'])) return false;
  const [camera] = hitsIn(reading, core, ['video.camera']);
  // "A drone delivers a parcel" shows one.
  if (camera === undefined || isOneHit(reading, camera, ['video.filmedAlone'])) return false;
  // "Cámara lenta" is no camera.
  return !reading.concepts.some(({ kind, ...span }) => kind === 'pace' && overlaps(span, camera));
}

/** "… but I want no face to show": the turn takes back nothing of the camera. */
function isBanNext(reading: IdeaReading, clause: Place): boolean {
  const next = turnedNext(reading, clause);
  return (
    next !== null &&
    reading.exclusions.some(({ place }) => overlaps(place, next)) &&
    !hasHit(reading, next, ['video.camera', 'video.moving', 'video.position'])
  );
}

/** @param isKept true if what turns against it is about something else */
function isUncertain({ unsure, turned, spoken }: VideoIdea, place: Place, isKept = false): boolean {
  return [...unsure, ...(isKept ? [] : turned), ...spoken].some((one) => overlaps(one, place));
}
