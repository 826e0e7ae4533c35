import type { FormField, VideoForm } from '@wordlamp/engine/video-form';
import { jsonKey } from './json-key.ts';
import { FORM_FIELDS, formOf, inOneLine } from './video-draft.ts';

/** Keys that a JSON object of another kind hardly has together. */
const OWN_KEYS = ['subject', 'action'] as const;

/** The form that a video prompt in our flat JSON came from; undefined for any other text. */
export function readPrompt(text: string): VideoForm | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  const prompt = parsed(text);
  if (!OWN_KEYS.every((key) => typeof prompt[key] === 'string')) return undefined;
  const known = new Map<FormField, unknown>(FORM_FIELDS.map((field) => [field, prompt[jsonKey(field)]]));
  return formOf((field) => {
    const value = known.get(field);
    return typeof value === 'string' ? inOneLine(value) : '';
  });
}

function parsed(text: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {}; // it only begins like JSON: an idea like any other
  }
}
