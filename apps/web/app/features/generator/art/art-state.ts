import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { ArtProposal } from '@wordlamp/engine/art';
import { type ArtField, REQUIRED_ART_FIELDS, type RequiredArtField } from '@wordlamp/engine/art-options';
import { composeArtSentence } from '@wordlamp/engine/art-sentence';
import type { ArtTarget } from '@wordlamp/engine/art-targets';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { ArtVersion, ArtVersionRequest } from '../../../lib/write-art-on-device.ts';
import type { Answer, Generation, GenerationEffect, Settled, Writer } from '../generation.ts';
import type { Prefill } from '../prefill.ts';
import {
  type ArtChoices,
  chosenFields,
  configurationOf,
  hasChoices,
  missingFields,
  NO_CHOICES,
} from './art-choices.ts';
import type { ArtOutput } from './art-version.ts';
import { type DetailsProblem, detailsProblem } from './details-problem.ts';

/** Key of the draft and of the kept result. */
export const GENERATOR = 'art-prompt';

export type ArtState = {
  choices: ArtChoices;
  /** Fields whose choice was proposed and not confirmed yet. */
  suggested: ReadonlySet<ArtField>;
  /** Whether the visitor tried to submit invalid choices. */
  isExplained: boolean;
  /** The target of the next prompt, which is also the open tab. */
  target: ArtTarget;
  /** A handed-over prompt that starts by itself, once its delay is over and the proposals are ready. */
  handOver: 'none' | 'waiting' | 'due';
  /** The idea for which the engine is making proposals. */
  proposing: string | undefined;
  sheet: Generation<ArtOutput>;
  /** The choices before and after Reset or an example, as long as Undo is offered. */
  removed: { choices: ArtChoices; sheet: Settled<ArtOutput>; instead: ArtChoices } | undefined;
};

export const INITIAL_ART: ArtState = {
  choices: NO_CHOICES,
  suggested: new Set(),
  isExplained: false,
  target: 'natural',
  handOver: 'none',
  proposing: undefined,
  sheet: { status: 'idle' },
  removed: undefined,
};

type Asked = { pageLanguage: LanguageCode };
export type ArtEvent =
  | ({ type: 'began'; prefill: Prefill<ArtChoices>; kept: ArtOutput | undefined } & Asked)
  /** @param value an option of the field, or the text of the details */
  | { type: 'chosen'; field: ArtField | 'details'; value: string }
  | ({ type: 'submitted'; writer: Writer } & Asked)
  | ({ type: 'handOverDue' } & Asked)
  | { type: 'handOverCancelled' }
  /** @param proposal undefined if no proposal could be made */
  | ({ type: 'proposed'; idea: string; proposal: ArtProposal | undefined } & Asked)
  | { type: 'answered'; request: GenerationRequest; answer: Answer }
  | { type: 'targetOpened'; target: ArtTarget }
  | { type: 'wordingAsked' }
  | { type: 'wordingUndone' }
  /** @param version undefined if it could not be written */
  | { type: 'versionWritten'; of: ArtVersionRequest; version: ArtVersion | undefined }
  | { type: 'exampleTaken'; example: ArtChoices }
  | { type: 'cleared' }
  | { type: 'undone' }
  | { type: 'undoOver' };

export type ArtEffect =
  | GenerationEffect
  | { do: 'generate'; request: GenerationRequest; writer: Writer }
  | { do: 'propose'; idea: string }
  | { do: 'writeVersion'; of: ArtVersionRequest }
  | { do: 'announce'; key: ArtAnnounced }
  | { do: 'notify'; key: 'requiredFields' | 'rewriteFailed' }
  | { do: 'explain'; problem: DetailsProblem; how: 'announce' | 'notify' }
  | { do: 'saveDraft'; choices: ArtChoices }
  | { do: 'forgetResult' }
  | { do: 'focusField'; field: ArtField | 'details' }
  /** The focused button may be gone. */
  | { do: 'focus'; on: 'summary' | '[type=submit]' };
export type ArtAnnounced =
  | 'generator:wordingBackStatus'
  | 'resetStatus'
  | 'startedStatus'
  | 'undoneStatus'
  | 'handOverCancelled'
  | 'proposedStatus';

type Wanted = Pick<ArtState, 'choices' | 'suggested'>;
export type ArtAsked = Pick<GenerationRequest, 'text' | 'chosen'>;

/**
 * The request: the sentence of all choices, or only the details and the manual choices, since mere proposals must not
 * be printed; undefined if there is neither, or the details are too long.
 */
export function askedOf({ choices, suggested }: Wanted): ArtAsked | undefined {
  if (detailsProblem(choices.details) !== undefined) return undefined;
  const idea = choices.details.trim();
  const isProposed = REQUIRED_ART_FIELDS.some((field) => suggested.has(field));
  const configuration = isProposed && idea !== '' ? null : configurationOf(choices);
  if (configuration !== null) return { text: composeArtSentence(configuration) };
  if (idea === '') return undefined;
  const byHand = chosenFields(choices).filter((field) => !suggested.has(field));
  return { text: idea, chosen: Object.fromEntries(byHand.map((field) => [field, String(choices[field])])) };
}

/** The required fields that have to be filled in first; none if there are details. */
export function missingIn({ choices }: Pick<ArtState, 'choices'>): RequiredArtField[] {
  return choices.details.trim() === '' ? missingFields(choices) : [];
}

export function isReady(state: ArtState): boolean {
  return state.sheet.status !== 'working' && askedOf(state) !== undefined;
}

/** Whether the form lists its problems. */
export function listsProblems({ choices, isExplained }: ArtState): boolean {
  return isExplained && (missingIn({ choices }).length > 0 || detailsProblem(choices.details) !== undefined);
}

/** Whether the result on the sheet is for other choices than those in the form. False for an empty form. */
export function isStale({ choices, suggested, sheet }: ArtState): boolean {
  if (sheet.status !== 'ready' || !hasChoices(choices)) return false;
  const { text, chosen } = sheet.output.request;
  const asked = askedOf({ choices, suggested });
  return asked?.text !== text || JSON.stringify(asked.chosen) !== JSON.stringify(chosen);
}
