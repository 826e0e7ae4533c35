import type { TextPack } from '../words/text-pack.ts';
import type { DraftChoices } from './draft.ts';
import { foldText } from './fold-text.ts';
import { traitsOf } from './intents.ts';
import { lexiconOf } from './lexicon.ts';
import type { Reading } from './read-idea.ts';
import type { Material } from './split-material.ts';

/** Ideas above this size stand in a block of their own. Source: docs/decisions/0009-prompts.md. */
const MAX_INLINE_WORDS = 40;

/**
 * Never both: the idea is the task, or it is a block and the task is the sentence of its intent.
 * @param brief that sentence
 */
export function describeTask(
  reading: Reading,
  { intent, pack, isForeign }: DraftChoices,
  brief: string,
): { task: string; material: Material | null } {
  const { idea, command, material, words, clues, hasInjection } = reading;
  const asBrief: Material = { kind: 'brief', text: idea };
  if (isForeign) return { task: brief, material: asBrief };
  if (material !== null) return { task: command === '' ? brief : command, material };
  if (words > MAX_INLINE_WORDS || hasInjection || idea.includes('\n')) return { task: brief, material: asBrief };
  const task = withVerb(reading, intent, pack);
  const slot = pasteSlot(intent, pack);
  if (slot === null || !clues.has('points-at-source') || clues.has('has-link')) return { task, material: null };
  return { task, material: slot };
}

/** "Workshop invitation for …" names a thing; the job says what to do with it. */
function withVerb({ command, shape, job }: Reading, intent: DraftChoices['intent'], pack: TextPack): string {
  const isPlain = shape === 'plain' && intent !== 'general' && intent === job.intent && job.second === null;
  if (!isPlain || lexiconOf(pack).patterns.saysWhatToDo.test(foldText(command).text)) return command;
  return `${pack.intents[intent].task}${pack.typography.colon}${command}`;
}

function pasteSlot(intent: DraftChoices['intent'], { lines }: TextPack): Material | null {
  const { source } = traitsOf(intent);
  if (source === 'text') return { kind: 'text', text: lines.pasteText };
  if (source === 'code')
    return { kind: 'code', text: intent === 'debugging' ? lines.pasteCodeAndError : lines.pasteCode };
  return null;
}
