import type { VideoField } from '@wordlamp/engine/video-form';

/** A field of the form by its key in the JSON. */
export function jsonKey(field: VideoField): string {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
