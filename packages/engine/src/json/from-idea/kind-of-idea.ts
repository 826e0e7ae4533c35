import type { IdeaReading } from '../../reading/read-idea.ts';
import type { JsonCue } from '../../words/reading-words.ts';

/** What the JSON is that somebody asks for. */
export type ArtefactKind = 'extraction' | 'schema' | 'config' | 'function' | 'workflow' | 'scene';

/** The one that is named outright first; a schema of what is extracted is a schema, a function that extracts a function. */
const NAMED: readonly (readonly [JsonCue, ArtefactKind])[] = [
  ['schema', 'schema'],
  ['function', 'function'],
  ['config', 'config'],
  ['workflow', 'workflow'],
  ['scene', 'scene'],
];

/** @returns null where nothing says it for certain */
export function kindOfIdea({ hits, concepts }: IdeaReading): ArtefactKind | null {
  const has = (cue: JsonCue) => hits.some(({ group }) => group === `json.${cue}`);
  const named = NAMED.find(([cue]) => has(cue));
  if (named !== undefined) return named[1];
  if (has('extract')) return 'extraction';
  const steps = hits.filter(({ group }) => group === 'video.then').length;
  if (has('trigger') && steps > 0) return 'workflow';
  if (has('fields')) return 'extraction';
  const isPicture = concepts.some(({ kind, state }) => state === 'asked' && (kind === 'medium' || kind === 'artefact'));
  return isPicture ? 'scene' : null;
}
