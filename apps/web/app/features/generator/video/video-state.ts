import type { VideoPrompt } from '@wordlamp/engine/video';
import type { FormField, VideoForm } from '@wordlamp/engine/video-form';
import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { EMPTY_FORM, FORM_FIELDS, isEmptyForm, type VideoDraft } from './video-draft.ts';

/** A prompt, and what it was built from. */
export type Built = { prompt: VideoPrompt; of: VideoDraft };

/** What a prompt is being built from. */
export type Building = VideoDraft & {
  /** For an idea from another page, where progress is not announced. */
  isAtOnce: boolean;
};

export type VideoState = VideoDraft & {
  /** An idea from another page while it is being read; the form holds it as its action until then. */
  reading: string | undefined;
  /** The form as it was when Generate was pressed, while its prompt is being built. */
  building: Building | undefined;
  /** What is on the sheet. */
  built: Built | undefined;
  /** What Reset, an example or an idea took away, for as long as Undo is offered. */
  removed: (VideoDraft & { built: Built | undefined }) | undefined;
};

export const INITIAL_VIDEO: VideoState = {
  form: EMPTY_FORM,
  isFromIdea: false,
  reading: undefined,
  building: undefined,
  built: undefined,
  removed: undefined,
};

export type VideoEvent =
  | { type: 'began'; content: VideoDraft; isPressed: boolean }
  /** @param draft what was left here last time */
  | { type: 'handedOver'; idea: string; draft: VideoDraft }
  /** @param form undefined if the engine could not be loaded */
  | { type: 'ideaRead'; idea: string; form: VideoForm | undefined }
  | { type: 'typed'; field: FormField; value: string }
  | { type: 'submitted' }
  /** @param prompt undefined if the engine could not be loaded */
  | { type: 'built'; of: Building; prompt: VideoPrompt | undefined }
  | { type: 'exampleAsked'; id: VideoPresetId }
  /** @param form undefined if it could not be loaded */
  | { type: 'exampleLoaded'; form: VideoForm | undefined }
  | { type: 'cleared' }
  | { type: 'undone' }
  | { type: 'undoOver' };

export type VideoEffect =
  | { do: 'loadExample'; id: VideoPresetId }
  | { do: 'readIdea'; idea: string }
  | { do: 'saveDraft'; draft: VideoDraft }
  | {
      do: 'announce';
      key:
        | 'exampleFilled'
        | 'generator:generating'
        | 'generator:lampReady'
        | 'generator:clearedStatus'
        | 'generator:undoneStatus';
    }
  | { do: 'tellNotLoaded' }
  /** An example may have been pressed far below the form. */
  | { do: 'showForm' };

/** Whether there is anything to clear. */
export function isFilled({ form, built }: VideoState): boolean {
  return !isEmptyForm(form) || built !== undefined;
}

/** Whether the page says that it is generating. */
export function isGenerating({ reading, building }: VideoState): boolean {
  return reading !== undefined || building !== undefined;
}

/** Whether the prompt on the sheet was built from another form than the one on the page. An empty form asks for nothing. */
export function isStale(state: VideoState): boolean {
  const { form, isFromIdea, built } = state;
  if (built === undefined || isGenerating(state) || isEmptyForm(form)) return false;
  const { of } = built;
  return isFromIdea !== of.isFromIdea || FORM_FIELDS.some((field) => form[field]?.trim() !== of.form[field]?.trim());
}
