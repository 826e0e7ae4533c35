import { CLIP_FIELDS, type FormField, VIDEO_FIELDS, VIDEO_OPTIONS, type VideoForm } from '@wordlamp/engine/video-form';
import { readDraft, saveDraft } from '../../../lib/draft-storage.ts';

const GENERATOR = 'video-prompt';
const LINE_BREAK = /\s*[\r\n\u2028\u2029]+\s*/gu;

/**
 * A form, and whether an idea filled it: then fields that the idea left open stay out of the prompt, without defaults.
 */
export type VideoDraft = { form: VideoForm; isFromIdea: boolean };

export const FORM_FIELDS: readonly FormField[] = [...VIDEO_FIELDS, ...CLIP_FIELDS];

export const EMPTY_FORM: VideoForm = formOf(() => '');

export function isEmptyForm(form: VideoForm): boolean {
  return FORM_FIELDS.every((field) => (form[field] ?? '') === '');
}

/**
 * Whether a form on the page is a draft that the browser brought back. A choice that an idea made in other words than the
 * options have is blank then.
 */
export function isLeftAs({ form: draft }: VideoDraft, form: VideoForm): boolean {
  return FORM_FIELDS.every((field) => form[field] === draft[field] || (field in VIDEO_OPTIONS && form[field] === ''));
}

/** The whole idea as an action, which loses nothing of it, where it is not read. */
export function unreadIdea(idea: string): VideoDraft {
  return { form: { ...EMPTY_FORM, action: inOneLine(idea) }, isFromIdea: true };
}

/** Most fields have one line and would show two of them without anything between. */
export function inOneLine(text: string): string {
  return text.trim().replace(LINE_BREAK, ' ');
}

/** The form as it was left here; what cannot be read is empty. */
export function readVideoDraft(): VideoDraft {
  const stored = parsed(readDraft(GENERATOR));
  const form = formOf((field) => {
    const value = stored[field];
    return typeof value === 'string' ? value : '';
  });
  return { form, isFromIdea: stored.isFromIdea === true };
}

export function saveVideoDraft({ form, isFromIdea }: VideoDraft): void {
  const stored = isFromIdea ? { ...form, isFromIdea } : form;
  saveDraft(GENERATOR, isEmptyForm(form) ? '' : JSON.stringify(stored));
}

/** What only an idea says, a length and a ratio, is in the form where something is said of it. */
export function formOf(valueIn: (field: FormField) => string): VideoForm {
  const fields = VIDEO_FIELDS.map((field) => [field, valueIn(field)]);
  const said = CLIP_FIELDS.map((field) => [field, valueIn(field)]).filter(([, value]) => value !== '');
  return Object.fromEntries([...fields, ...said]) as VideoForm;
}

function parsed(draft: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(draft));
  } catch {
    return {}; // nothing was kept, or something else wrote there
  }
}
