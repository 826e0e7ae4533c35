import type { FormField } from '@wordlamp/engine/video-form';

/** A field of the form by its key in the JSON. */
export function jsonKey(field: FormField): string {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
