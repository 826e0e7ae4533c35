import { allMatches } from '../text/all-matches.ts';
import type { IntentId } from '../text/intents.ts';
import { jsonLexiconOf } from './json-cues.ts';
import type { JsonPromptType } from './prompt-types.ts';
import type { JsonReading } from './read-request.ts';
import { findSteps } from './types/find-steps.ts';

/** Jobs of the text engine that have a shape of their own. */
const TYPE_OF_INTENT: Readonly<Partial<Record<IntentId, JsonPromptType>>> = {
  image_idea: 'image_generation',
  video_idea: 'video_generation',
  json_extraction: 'data_extraction',
  agent_prompt: 'workflow',
};
/** A cue that names the type outright weighs 3, a hint 1. Source: docs/decisions/0009-prompts.md. */
const STRONG = 3;
const WEAK = 1;
/** "When an invoice arrives, extract …": what opens with a trigger is a job of several steps, whatever they do. */
const TRIGGERED = 7;
const ACCEPTED_FROM = 3;
const MIN_TRIGGERED_STEPS = 1;
const MIN_JOINTS = 2;
/** So many steps in a row are a workflow, whether it is called one or not. */
const MIN_SERIES = 3;
const LIST_ITEM = /^[ \t]*(?:[-*•]|\d{1,2}[.)])\s/gm;
const HTTP_REQUEST = /\b(?:GET|POST|PUT|PATCH|DELETE)\s+(?:https?:\/\/|\/)/;

type Score = { total: number; start: number };

/** Which shape fits. Code and a picture without words have decided before. */
export function chooseType(asked: JsonReading): JsonPromptType {
  const { reading, image, idea } = asked;
  const { intent, jobStart } = reading.job;
  const own = TYPE_OF_INTENT[intent];
  let best: JsonPromptType | null = null;
  let bestScore: Score = { total: 0, start: Number.POSITIVE_INFINITY };
  for (const [type, score] of scoreTypes(asked, own)) {
    if (score.total > bestScore.total) [best, bestScore] = [type, score];
  }
  const isOther = own === undefined && intent !== 'general' && jobStart < bestScore.start;
  if (HTTP_REQUEST.test(idea)) return 'api_request';
  if (best !== null && bestScore.total >= ACCEPTED_FROM && !isOther) return best;
  return image !== null && intent === 'general' ? 'image_generation' : 'text_task';
}

function scoreTypes(asked: JsonReading, own: JsonPromptType | undefined) {
  const { hits, reading, visible, json } = asked;
  const scores = new Map<JsonPromptType, Score>();
  const add = (type: JsonPromptType, points: number, start: number) => {
    const known = scores.get(type);
    if (known === undefined) scores.set(type, { total: points, start });
    else scores.set(type, { total: known.total + points, start: Math.min(known.start, start) });
  };
  for (const { group, isStrong, start } of hits) {
    const type = group.startsWith('type:') ? (group.slice('type:'.length) as JsonPromptType) : null;
    if (type !== null) add(type, isStrong ? STRONG : WEAK, start);
  }
  if (own !== undefined) add(own, STRONG, reading.job.jobStart);
  const { trigger, stepJoiner } = jsonLexiconOf(json.words).patterns;
  trigger.lastIndex = 0;
  const steps = hits.filter(({ group }) => group.startsWith('step:')).length;
  if (trigger.test(visible) && steps >= MIN_TRIGGERED_STEPS) add('workflow', TRIGGERED, 0);
  const listed = allMatches(visible, LIST_ITEM).length;
  // Photos that are resized, converted and uploaded are no picture to be made.
  const isSeries = reading.job.intent === 'general' || own === 'image_generation' || listed >= MIN_SERIES;
  if (isSeries && findSteps(asked).steps.filter(({ kind }) => kind !== 'other').length >= MIN_SERIES) {
    add('workflow', TRIGGERED, 0);
  }
  const joints = allMatches(visible, stepJoiner);
  if (joints.length >= MIN_JOINTS && steps > joints.length) add('workflow', STRONG, joints[0]?.index ?? 0);
  return scores;
}
