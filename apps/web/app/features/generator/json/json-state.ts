import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { JsonInputs } from '../../../lib/write-json-on-device.ts';
import type { Answer, Generation, GenerationEffect, Output, Settled, Writer } from '../generation.ts';
import type { Prefill } from '../prefill.ts';
import { type InputProblem, inputProblem, isBlank, type JsonTab, type JsonTexts, NO_TEXTS } from './json-inputs.ts';
import type { PictureProblem } from './picture-problem.ts';
import type { HeldPicture } from './read-picture.ts';
import { requestOf } from './request-of.ts';

/** Key of the kept result. */
export const GENERATOR = 'json-prompt';

/** A rejected file leaves the previous one in place. */
type Picture = { held: HeldPicture | undefined; reading: File | undefined; problem: PictureProblem | undefined };
export const NO_PICTURE: Picture = { held: undefined, reading: undefined, problem: undefined };

/** What was removed: everything by Clear or a starter, or only the picture. */
export type Removed =
  | { what: 'all'; texts: JsonTexts; picture: HeldPicture | undefined; sheet: Settled; instead: JsonTexts }
  | { what: 'picture'; picture: HeldPicture | undefined };

export type JsonState = {
  texts: JsonTexts;
  tab: JsonTab;
  picture: Picture;
  /** Whether the visitor tried to submit an empty form. */
  isMissed: boolean;
  isHandOverPending: boolean;
  /** Its prompt is the shown one, including manual edits. */
  sheet: Generation;
  /** For as long as Undo is offered. */
  removed: Removed | undefined;
  /** The result before the fix, as long as that can be undone. */
  mended: { from: string } | undefined;
};

export const INITIAL_JSON: JsonState = {
  texts: NO_TEXTS,
  tab: 'text',
  picture: NO_PICTURE,
  isMissed: false,
  isHandOverPending: false,
  sheet: { status: 'idle' },
  removed: undefined,
  mended: undefined,
};

export type JsonEvent =
  | {
      type: 'began';
      prefill: Prefill<JsonTexts>;
      kept: Output | undefined;
      pageLanguage: LanguageCode;
    }
  | { type: 'typed'; texts: Partial<JsonTexts> }
  | { type: 'tabOpened'; tab: JsonTab }
  | { type: 'pictureChosen'; file: File }
  | { type: 'pictureRead'; file: File; taken: HeldPicture | PictureProblem }
  | { type: 'pictureRemoved' }
  | { type: 'submitted'; writer: Writer; pageLanguage: LanguageCode }
  | { type: 'handOverCancelled' }
  | { type: 'answered'; request: GenerationRequest; answer: Answer }
  | { type: 'edited'; prompt: string }
  | { type: 'mendAsked' }
  /** @param prompt undefined if it could not be fixed */
  | { type: 'mended'; from: string; prompt: string | undefined }
  | { type: 'mendUndone' }
  | { type: 'starterTaken'; text: string }
  | { type: 'cleared' }
  | { type: 'undone' }
  | { type: 'offerOver'; offer: 'removed' | 'mended' };

export type JsonEffect =
  | GenerationEffect
  | { do: 'generate'; request: GenerationRequest; inputs: JsonInputs; writer: Writer }
  | { do: 'prepare' }
  | { do: 'readPicture'; file: File }
  | { do: 'mend'; prompt: string }
  | { do: 'announce'; key: JsonAnnounced }
  | { do: 'announceFile'; key: 'pictureTakenStatus' | 'pictureReading'; name: string }
  | { do: 'tellUnmended' }
  | { do: 'explain'; problem: InputProblem | PictureProblem; how: 'announce' | 'notify' }
  | { do: 'saveDraft'; texts: JsonTexts }
  | { do: 'forgetResult' }
  /** @param the first field of a tab, which for pictures is the file, or its text */
  | { do: 'focus'; tab: JsonTab; on: 'first' | 'text' };
export type JsonAnnounced =
  | 'generator:clearedStatus'
  | 'generator:handOverCancelled'
  | 'replacedStatus'
  | 'undoneStatus'
  | 'pictureRemovedStatus'
  | 'pictureBackStatus'
  | 'fixedStatus'
  | 'fixUndoneStatus';

/** Why the inputs cannot be sent. A picture that is being read counts as present. */
export function problemIn({ texts, picture }: JsonState): InputProblem | undefined {
  return inputProblem(texts, picture.held !== undefined || picture.reading !== undefined);
}

/** The problem shown by the fields. Empty fields are a problem only after the first attempt to submit. */
export function notedProblem(state: JsonState): InputProblem | undefined {
  const problem = problemIn(state);
  return problem === 'no_json_input' && !state.isMissed ? undefined : problem;
}

export function isReady(state: JsonState): boolean {
  return state.sheet.status !== 'working' && problemIn(state) === undefined && state.picture.reading === undefined;
}

export function isFilled({ texts, picture }: JsonState): boolean {
  return picture.held !== undefined || !isBlank(texts);
}

/** Whether the result on the sheet is for other inputs than those in the form. False for an empty form. */
export function isStale(state: JsonState): boolean {
  const { texts, picture, sheet } = state;
  if (sheet.status !== 'ready' || !isFilled(state)) return false;
  return inputsIn(sheet.output.request) !== inputsIn(requestOf(texts, picture.held?.facts, 'en'));
}

function inputsIn({ text, code = '', imageDescription = '', imageFacts }: GenerationRequest): string {
  return JSON.stringify([text.trim(), code.trim(), imageDescription.trim(), imageFacts ?? null]);
}
