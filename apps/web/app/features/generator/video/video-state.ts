import type { VideoPrompt } from '@wordlamp/engine/video';
import { VIDEO_FIELDS, type VideoField, type VideoForm } from '@wordlamp/engine/video-form';
import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { EMPTY_FORM, isEmptyForm } from './video-draft.ts';

/** A prompt, and the form that it was built from. */
type Built = { prompt: VideoPrompt; of: VideoForm };

export type VideoState = {
  form: VideoForm;
  /** The form as it was when Generate was pressed, while its prompt is being built. */
  building: VideoForm | undefined;
  /** What is on the sheet. */
  built: Built | undefined;
  /** What Reset or an example took away, for as long as Undo is offered. */
  removed: { form: VideoForm; built: Built | undefined } | undefined;
};

export const INITIAL_VIDEO: VideoState = {
  form: EMPTY_FORM,
  building: undefined,
  built: undefined,
  removed: undefined,
};

export type VideoEvent =
  | { type: 'began'; form: VideoForm; isPressed: boolean }
  | { type: 'typed'; field: VideoField; value: string }
  | { type: 'submitted' }
  /** @param prompt undefined where the engine could not be loaded */
  | { type: 'built'; of: VideoForm; prompt: VideoPrompt | undefined }
  | { type: 'exampleAsked'; id: VideoPresetId }
  /** @param form undefined where it could not be loaded */
  | { type: 'exampleLoaded'; form: VideoForm | undefined }
  | { type: 'cleared' }
  | { type: 'undone' }
  | { type: 'undoOver' };

export type VideoEffect =
  | { do: 'loadExample'; id: VideoPresetId }
  | { do: 'saveDraft'; form: VideoForm }
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

/** Whether the prompt on the sheet was built from another form than the one on the page. An empty form asks for nothing. */
export function isStale({ form, building, built }: VideoState): boolean {
  if (built === undefined || building !== undefined || isEmptyForm(form)) return false;
  return VIDEO_FIELDS.some((field) => form[field].trim() !== built.of[field].trim());
}
