import { findPlaceholders } from '@wordlamp/engine/placeholders';

/** Puts the cursor where a template wants the first own words. */
export function selectFirstPlaceholder(field: HTMLTextAreaElement): void {
  const { start = field.value.length, text = '' } = findPlaceholders(field.value)[0] ?? {};
  field.focus();
  field.setSelectionRange(start, start + text.length);
}
