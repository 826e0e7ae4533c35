/** Puts the cursor where a template wants the first own words. */
export function selectFirstPlaceholder(field: HTMLTextAreaElement): void {
  const { index = field.value.length, 0: placeholder = '' } = /\[[^\]]+\]/.exec(field.value) ?? {};
  field.focus();
  field.setSelectionRange(index, index + placeholder.length);
}
