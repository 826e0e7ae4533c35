import type { TextPack } from '../words/text-pack.ts';
import { type CueHit, findCues } from './cue-index.ts';
import { NAMING_WEIGHT } from './detect-intent.ts';
import type { Draft, DraftChoices } from './draft.ts';
import { foldText } from './fold-text.ts';
import { type IntentId, traitsOf } from './intents.ts';
import { lexiconOf } from './lexicon.ts';
import type { Reading } from './read-idea.ts';
import { type Material, quotesSource } from './split-material.ts';

/** Longer ideas are in a separate block. Source: docs/decisions/0009-prompts.md. */
const MAX_INLINE_WORDS = 80;

/**
 * Never both: the idea is the task, or it is a block and the task is the sentence of its intent.
 * @param brief that sentence
 */
export function describeTask(
  reading: Reading,
  { intent, pack, language, ideaLanguage }: DraftChoices,
  brief: string,
): Pick<Draft, 'task' | 'isLed' | 'material'> {
  const { idea, command, material, words, clues, hasInjection } = reading;
  const asBrief: Material = { kind: 'brief', text: idea };
  const asIs = (task: string, of: Material) => ({ task, isLed: false, material: of });
  if (ideaLanguage !== language) return asIs(brief, asBrief);
  if (material !== null) return asIs(command === '' ? brief : command, material);
  if (words > MAX_INLINE_WORDS || hasInjection || idea.includes('\n')) return asIs(brief, asBrief);
  const said = withVerb(reading, intent, pack);
  const slot = pasteSlot(intent, pack);
  const isAbsent = clues.has('points-at-source') && !clues.has('has-link') && !quotesSource(idea);
  return { ...said, material: isAbsent ? slot : null };
}

/** "Generate a picture of …" asks a chat model for the picture, but the goal is a prompt for another tool. */
const WRITES_FOR_ANOTHER_TOOL: readonly IntentId[] = ['image_idea', 'video_idea'];

/** "Workshop invitation for …" names a thing; the job says what to do with it. */
function withVerb({ command, shape, job }: Reading, intent: IntentId, pack: TextPack): Pick<Draft, 'task' | 'isLed'> {
  const isPlain = shape === 'plain' && intent !== 'general' && intent === job.intent && job.second === null;
  const folded = foldText(command).text;
  const saysIt = lexiconOf(pack).patterns.saysWhatToDo.test(folded) && !WRITES_FOR_ANOTHER_TOOL.includes(intent);
  if (!isPlain || saysIt) return { task: command, isLed: false };
  const heading = OWN_HEADING.exec(folded)?.[0] ?? '';
  const saysPrompt = PROMPT_WORD.test(heading) || PROMPT_AT_END.test(folded);
  const saysWork = WRITES_FOR_ANOTHER_TOOL.includes(intent) ? saysPrompt : heading !== '';
  const isStutter = (NAMES_ITS_WORK.includes(intent) || saysWork) && namesJob(folded, intent, pack);
  const verb = isStutter ? pack.lines.write : pack.intents[intent].task;
  // In some languages the name of the work alone is a task.
  if (verb === '') return { task: command, isLed: false };
  return { task: `${verb}${pack.typography.colon}${command}`, isLed: true };
}

/** Their verb includes the name of the work ("Write this speech"), which usually opens an idea. */
const NAMES_ITS_WORK: readonly IntentId[] = [
  ...([
    'email',
    'speech',
    'blog_post',
    'essay',
    'ad_copy',
    'social_post',
    'product_description',
    'story',
    'script',
  ] as const),
  ...(['poem', 'code_generation', 'sql', 'agent_prompt', 'cover_letter', 'customer_support', 'recipe'] as const),
  ...(['lesson_plan', 'business_plan', 'fitness_plan', 'resume'] as const),
];
/** "Midjourney prompt: old fisherman …" already says what to write. */
const OWN_HEADING = /^[^:：.,;\n]{2,30}[:：]\s/u;
/**
 * "Image: dachshund …" does not: the picture is not the thing to write. The word in the scripts of the twelve
 * languages.
 */
const PROMPT_WORD = /prompt|промпт|プロンプト|提示词|프롬프트|برومبت/u;
/** In verb-final languages, a clause ends in it ("… havasında görsel promptu, yazı olmasın"). */
const PROMPT_AT_END = new RegExp(`(?:${PROMPT_WORD.source})\\p{L}{0,3}\\s?(?:[,.;、。，\\n]|$)`, 'u');
/** Farther into an idea the name of the job is no longer near the verb. */
const OPENING_CHARS = 30;
/** If the work is named at the end ("… 뽑는 쿼리", "… 자유시 한 편"), at most two counting words follow. */
const SENTENCE_REST = /^\p{L}{0,2}(?: \S{1,3}){0,2}\s?(?:[,.\n]|$)/u;

function namesJob(folded: string, intent: IntentId, pack: TextPack): boolean {
  const { cueIndex, intentsOf } = lexiconOf(pack);
  const isName = ({ cue }: CueHit) =>
    intentsOf.get(cue)?.some((named) => named.intent === intent && named.weight >= NAMING_WEIGHT) ?? false;
  return findCues(cueIndex, folded).some(
    (hit) => isName(hit) && (hit.start < OPENING_CHARS || SENTENCE_REST.test(folded.slice(hit.end))),
  );
}

function pasteSlot(intent: IntentId, { lines }: TextPack): Material | null {
  const { source } = traitsOf(intent);
  if (source === 'text') return { kind: 'text', text: lines.pasteText };
  if (source === 'code')
    return { kind: 'code', text: intent === 'debugging' ? lines.pasteCodeAndError : lines.pasteCode };
  return null;
}
