import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { TextPrompt } from '@wordlamp/engine';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { TextTarget } from '@wordlamp/engine/text-targets';
import type { DeviceRequest } from '../../../lib/write-on-device.ts';
import {
  type Answer,
  type Generation,
  type GenerationEffect,
  outputOf,
  type Settled,
  type Writer,
} from '../generation.ts';
import type { Prefill } from '../prefill.ts';
import { type IdeaProblem, ideaProblem } from './idea-problem.ts';
import { type Change, isRewritable, type Revision, type TextOutput, type UnderstoodRevision } from './revision.ts';

/** Key of the draft and of the kept result. */
export const GENERATOR = 'ai-prompt';
export const LANGUAGE_DRAFT = 'ai-prompt:language';

export type TextState = {
  idea: string;
  /** Whether someone wanted to send an empty field. */
  isMissed: boolean;
  /** What the next prompt is written for. */
  target: TextTarget;
  /** Its language, where a person pinned one; otherwise that of the idea. */
  language: LanguageCode | undefined;
  /** Whether a handed-over prompt is about to start. */
  isHandOverPending: boolean;
  sheet: Generation<TextOutput>;
  /** What the engine says of the idea while the server still writes. */
  upcoming: Revision | undefined;
  /** What Clear or a template took away, and what it put into the field instead; for as long as Undo is offered. */
  removed: { idea: string; sheet: Settled<TextOutput>; instead: string } | undefined;
  /** A prompt with filled-in brackets that another one replaced, for as long as it can be brought back. */
  replaced: TextOutput | undefined;
};

export const INITIAL_TEXT: TextState = {
  idea: '',
  isMissed: false,
  target: 'general',
  language: undefined,
  isHandOverPending: false,
  sheet: { status: 'idle' },
  upcoming: undefined,
  removed: undefined,
  replaced: undefined,
};

export type TextEvent =
  | {
      type: 'began';
      prefill: Prefill<string>;
      language: LanguageCode | undefined;
      kept: TextOutput | undefined;
      pageLanguage: LanguageCode;
    }
  | { type: 'typed'; idea: string }
  | { type: 'submitted'; pageLanguage: LanguageCode; writer: Writer }
  | { type: 'handOverCancelled' }
  | { type: 'answered'; request: GenerationRequest; answer: Answer }
  | { type: 'languagePinned'; language: LanguageCode | undefined }
  | { type: 'changed'; change: Change }
  /** @param written undefined if it could not be done */
  | { type: 'rewritten'; request: DeviceRequest; written: TextPrompt | undefined }
  | { type: 'wordingUndone' }
  | { type: 'filled'; placeholder: string; text: string }
  | { type: 'templateTaken'; template: string }
  | { type: 'cleared' }
  | { type: 'undone' }
  | { type: 'replacedBack' }
  | { type: 'offerOver'; offer: 'removed' | 'replaced' | 'limits' };

export type Announced =
  | 'generator:clearedStatus'
  | 'generator:undoneStatus'
  | 'generator:handOverCancelled'
  | 'generator:wordingBackStatus'
  | 'replacedStatus'
  | 'filledReplacedStatus'
  | 'filledBackStatus'
  | 'rewrittenStatus'
  | 'rewriteFailed'
  | 'limitRemovedStatus'
  | 'limitBackStatus';

export type TextEffect =
  | GenerationEffect
  | { do: 'generate'; request: GenerationRequest; writer: Writer }
  /** Has the engine on the device write, to say what it understood or to change a result. */
  | { do: 'rewrite'; request: DeviceRequest }
  | { do: 'announce'; key: Announced }
  | { do: 'explain'; problem: IdeaProblem; how: 'announce' | 'notify' }
  | { do: 'saveDraft'; idea: string }
  | { do: 'saveLanguage'; language: LanguageCode | undefined }
  | { do: 'forgetResult' }
  | { do: 'focus'; on: 'idea' | 'placeholder' };

/** The problem shown by the field. An empty field is a problem only after the first attempt to submit. */
export function notedProblem({ idea, isMissed }: TextState): IdeaProblem | undefined {
  const problem = ideaProblem(idea);
  return problem === 'empty_input' && !isMissed ? undefined : problem;
}

export function isReady({ idea, sheet }: TextState): boolean {
  return sheet.status !== 'working' && ideaProblem(idea) === undefined;
}

/** Whether the result on the sheet answers another idea than the one in the field. An empty field asks for nothing. */
export function isStale({ idea, sheet }: TextState): boolean {
  const output = outputOf(sheet);
  return sheet.status === 'ready' && output !== undefined && idea.trim() !== '' && !isSame(idea, output.request.text);
}

/** What was understood of the idea in the field and can be changed; undefined if it has no result that can be. */
export function understoodIn(state: TextState): UnderstoodRevision | undefined {
  const { sheet } = state;
  if (sheet.status !== 'ready' || isStale(state) || !isRewritable(sheet.output)) return undefined;
  const { revision } = sheet.output;
  const { written } = revision;
  return written?.basis === 'idea' ? { ...revision, written } : undefined;
}

const isSame = (idea: string, asked: string) => idea.trim() === asked.trim();
