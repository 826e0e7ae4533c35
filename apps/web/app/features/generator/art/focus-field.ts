import type { ArtField } from '@wordlamp/engine/art-options';

/** Also the hash of links to the field. */
export function fieldId(field: ArtField | 'details'): string {
  return `art-${field}`;
}

/** Opens the field if it is closed, and focuses it or its checked option. */
export function focusField(field: ArtField | 'details'): void {
  const element = document.getElementById(fieldId(field));
  if (element instanceof HTMLDetailsElement) {
    element.open = true;
    const radios = [...element.querySelectorAll('input')];
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
  } else element?.focus();
}

/** Opens the field, so that its options are clickable. Moves the focus, too, since it may be in a field that closes. */
export function openField(field: ArtField): void {
  const element = document.getElementById(fieldId(field));
  if (!(element instanceof HTMLDetailsElement)) return;
  element.open = true;
  element.querySelector('summary')?.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}
