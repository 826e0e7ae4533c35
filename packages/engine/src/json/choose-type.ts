import { allMatches } from '../text/all-matches.ts';
import type { IntentId } from '../text/intents.ts';
import { jsonLexiconOf } from './json-cues.ts';
import type { JsonPromptType } from './prompt-types.ts';
import type { JsonReading } from './read-request.ts';
import { referenceStart } from './reference-start.ts';
import { splitClauses } from './split-clauses.ts';
import { matchOf } from './types/clause-role.ts';
import { findFields, hasFieldHeading } from './types/find-fields.ts';
import { findPaste } from './types/find-paste.ts';
import { findSteps } from './types/find-steps.ts';
import { isRestyled } from './types/restyled-picture.ts';

/** Jobs of the text engine with their own shape. */
const TYPE_OF_INTENT: Readonly<Partial<Record<IntentId, JsonPromptType>>> = {
  image_idea: 'image_generation',
  video_idea: 'video_generation',
  json_extraction: 'data_extraction',
  agent_prompt: 'workflow',
};
/** A cue that names the type outright weighs 3, a hint 1. Source: docs/decisions/0009-prompts.md. */
const STRONG = 3;
const WEAK = 1;
/** "When an invoice arrives, extract …": a job that starts with a trigger has several steps, whatever they do. */
const TRIGGERED = 7;
const ACCEPTED_FROM = 3;
const MIN_TRIGGERED_STEPS = 1;
const MIN_JOINTS = 2;
/** A job that reaches beyond a text: fetching something and then processing it is a run. */
const OUTWARD = ['send', 'store', 'delete', 'pay'] as const;
/** This many steps in a row are a workflow, with or without the word. */
const MIN_SERIES = 3;
/** How early in a text a request starts. */
const FIRST_WORDS = 24;
/** A heading with a list of fields is stronger evidence than any verb. */
const LISTED_FIELDS = 7;
const LIST_ITEM = /^[ \t]*(?:[-*•]|\d{1,2}[.)])\s/gm;
/** A method in capitals and, in the same sentence, an address or a path. */
const HTTP_REQUEST = /\b(?:GET|POST|PUT|PATCH|DELETE)\b[^\n.!?。]{0,60}?(?:https?:\/\/|(?<=[\s(])\/\w)/;
/**
 * The other way round: "call https://… with POST". The whole address is matched, since the method could be inside it.
 */
const ADDRESS_FIRST =
  /https?:\/\/(?=([^\n!?。\s]{1,400}))(?:\1[^\n.!?。]{0,60}|[^\n!?。\s]{1,400})\b(?:GET|POST|PUT|PATCH|DELETE)\b/;
const ADDRESS = /https?:\/\//;
/** Only people who describe a request mention these next to an address: status codes, authentication. */
const STATUS = /(?<![\d:-]|\d[.,])(?:20[0-4]|30[1278]|40[0-9]|409|41[0-9]|42[29]|50[0-4])(?![\d:%-]|[.,]\d)/;

type Score = { total: number; start: number };

/** Chooses the shape. Code and pictures without words have been handled before. */
export function chooseType(asked: JsonReading): JsonPromptType {
  const { reading, image, idea } = asked;
  const { intent, jobStart } = reading.job;
  const own = TYPE_OF_INTENT[intent];
  let best: JsonPromptType | null = null;
  let bestScore: Score = { total: 0, start: Number.POSITIVE_INFINITY };
  for (const [type, score] of scoreTypes(asked, own)) {
    if (score.total > bestScore.total) [best, bestScore] = [type, score];
  }
  if (HTTP_REQUEST.test(idea) || ADDRESS_FIRST.test(idea) || isCall(asked)) return 'api_request';
  // "A workflow for the webhook" is a run, whatever starts it.
  const isRun = asked.hits.some(({ group, isStrong }) => group === 'type:workflow' && isStrong);
  if (best === 'api_request' && isRun) return 'workflow';
  if (isPictureOrder(asked)) return 'image_generation';
  // A pasted letter has its own job, different from the request's.
  const isListed =
    best === 'data_extraction' &&
    (listsFieldsOfPaste(asked) || findFields(asked, ['fieldHeading', 'fieldList']).fields.length > 2);
  const isOther = !isListed && own === undefined && intent !== 'general' && jobStart < bestScore.start;
  if (best !== null && bestScore.total >= ACCEPTED_FROM && !isOther) return best;
  return image !== null && intent === 'general' ? 'image_generation' : 'text_task';
}

function isCall({ idea, hits }: JsonReading): boolean {
  const named = new Set(hits.map(({ group }) => group));
  return ADDRESS.test(idea) && STATUS.test(idea) && (named.has('authorized') || named.has('type:api_request'));
}

/** The text also contains a picture description, and asks for a picture or for nothing else. */
function isPictureOrder(asked: JsonReading): boolean {
  const { visible, json, described, reading, idea, hits } = asked;
  const order = matchOf(jsonLexiconOf(json.words).patterns.pictureOrder, visible);
  const isFilm = hits.some(({ group, isStrong }) => group === 'type:video_generation' && isStrong);
  if (order !== null && !isFilm && (order.index < FIRST_WORDS || described !== '')) return true;
  return described !== '' && (described === idea || reading.job.intent === 'general' || isRepainted(asked));
}

/** "Turn this into a watercolor" is about the picture; "turn this into a caption" is not. */
function isRepainted(asked: JsonReading): boolean {
  const until = referenceStart(asked);
  const names = asked.hits.some(({ group, start }) => group === 'image:medium' && start < until);
  return names && isRestyled(asked, splitClauses(asked.visible, []));
}

/** Keys in code style after a verb that asks for values: two, or one if JSON is mentioned. */
function namesKeys(asked: JsonReading): boolean {
  const { fields } = findFields(asked, ['fieldList']);
  const keys = fields.filter(({ description }) => /^[a-z0-9]+(?:_[a-z0-9]+)+\b/.test(description));
  return keys.length > (/\bjson\b/.test(asked.visible) ? 0 : 1);
}

/** A quoted letter below a list of what to find in it. */
function listsFieldsOfPaste(asked: JsonReading): boolean {
  return findPaste(asked, null) !== null && findFields(asked, ['fieldList']).fields.length > 1;
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
  if (hasFieldHeading(asked) || namesKeys(asked) || listsFieldsOfPaste(asked)) add('data_extraction', LISTED_FIELDS, 0);
  const steps = hits.filter(({ group }) => group.startsWith('step:')).length;
  if (trigger.test(visible) && steps >= MIN_TRIGGERED_STEPS) add('workflow', TRIGGERED, 0);
  const listed = allMatches(visible, LIST_ITEM).length;
  // Photos to be resized, converted and uploaded are not a picture to create.
  const kinds = new Set(findSteps(asked).steps.map(({ kind }) => kind));
  const outward = OUTWARD.filter((kind) => kinds.has(kind)).length;
  const isRun = outward > 1 || (kinds.has('read') && outward > 0);
  const isSeries = isRun || reading.job.intent === 'general' || own === 'image_generation' || listed >= MIN_SERIES;
  if (isSeries && findSteps(asked).steps.filter(({ kind }) => kind !== 'other').length >= MIN_SERIES) {
    add('workflow', TRIGGERED, 0);
  }
  const joints = allMatches(visible, stepJoiner);
  if (joints.length >= MIN_JOINTS && steps > joints.length) add('workflow', STRONG, joints[0]?.index ?? 0);
  return scores;
}
