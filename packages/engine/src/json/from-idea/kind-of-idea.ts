import type { Place } from '../../reading/span.ts';
import type { JsonCue } from '../../words/json-reading-words.ts';
import { chainsSteps } from './chains-steps.ts';
import { type Asked, cuesIn } from './field-cues.ts';
import { layoutOf } from './layout-of.ts';

/** The kind of JSON that is requested; a task if uncertain. */
export type ArtefactKind = 'extraction' | 'schema' | 'config' | 'function' | 'workflow' | 'scene' | 'task';

/** The explicitly named kind first; a schema for an extraction is a schema, a function that extracts is a function. */
const NAMED: readonly (readonly [JsonCue, ArtefactKind])[] = [
  ['schema', 'schema'],
  ['function', 'function'],
  ['config', 'config'],
  ['workflow', 'workflow'],
  ['scene', 'scene'],
];
/** A thing checked in a run is not a schema, and "function" can be a person's job. */
const WEAK = /^(?:validat|validier|valid[aeo]|valider|проверк|валидаци|バリデーション|유효성)/u;

/** @returns null if uncertain */
export function kindOfIdea(asked: Asked): ArtefactKind | null {
  const { hits, concepts, visible } = asked.reading;
  const layout = layoutOf(asked);
  // Inside the list of fields a word names a field and not the kind of JSON, except right next to "JSON".
  const until = layout === null || asked.isVerbLast ? visible.length : layout.list.start;
  const jsonWords = asked.cues.filter(({ cue }) => cue === 'json');
  const isBeside = ({ start, end }: Place) =>
    jsonWords.some((word) => Math.abs(start - word.end) < 2 || Math.abs(word.start - end) < 2);
  const first = (cue: JsonCue) =>
    hits.find(
      (hit) =>
        hit.group === `json.${cue}` &&
        (hit.start <= until || isBeside(hit)) &&
        !WEAK.test(visible.slice(hit.start, hit.end)),
    );
  const has = (cue: JsonCue) => first(cue) !== undefined;
  const steps = hits.filter(({ group }) => group === 'video.then').length;
  const isTriggered = hits.some(({ group }) => group === 'json.trigger');
  const isRun = isTriggered && (steps > 0 || has('workflow'));
  if (isRun && !has('schema') && !has('function')) return 'workflow';
  const named = NAMED.filter(([cue]) => has(cue)).toSorted(
    ([a], [b]) => (first(a)?.start ?? 0) - (first(b)?.start ?? 0),
  );
  const [kind] = named;
  if (kind !== undefined) return kind[1];
  const isOnCondition = isTriggered || cuesIn(asked, { start: 0, end: visible.length }, ['condition']).length > 0;
  if (jsonWords.length > 0 && chainsSteps(visible, isOnCondition)) return 'workflow';
  if (has('extract')) return 'extraction';
  const isPicture = concepts.some(({ kind: of, state }) => state === 'asked' && (of === 'medium' || of === 'artefact'));
  if (isPicture && layout === null) return 'scene';
  const isListed = layout !== null && (has('fields') || has('source') || asked.cues.some(({ cue }) => cue === 'json'));
  return isListed ? 'extraction' : null;
}
