import { VIDEO_FIELDS, type VideoField, type VideoForm } from '@wordlamp/engine/video-form';
import { readDraft, saveDraft } from '../../../lib/draft-storage.ts';

const GENERATOR = 'video-prompt';

export const EMPTY_FORM: VideoForm = formOf(() => '');

export function isEmptyForm(form: VideoForm): boolean {
  return VIDEO_FIELDS.every((field) => form[field] === '');
}

/** The form as it was left here; what cannot be read is empty. */
export function readVideoDraft(): VideoForm {
  const stored = parsed(readDraft(GENERATOR));
  return formOf((field) => {
    const value = stored[field];
    return typeof value === 'string' ? value : '';
  });
}

export function saveVideoDraft(form: VideoForm): void {
  saveDraft(GENERATOR, isEmptyForm(form) ? '' : JSON.stringify(form));
}

function formOf(valueIn: (field: VideoField) => string): VideoForm {
  return Object.fromEntries(VIDEO_FIELDS.map((field) => [field, valueIn(field)])) as VideoForm;
}

function parsed(draft: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(draft));
  } catch {
    return {}; // nothing was kept, or something else wrote there
  }
}
