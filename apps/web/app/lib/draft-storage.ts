const PREFIX = 'draft:';

/** The text last typed for a generator on this device, or ''. */
export function readDraft(generator: string): string {
  try {
    return localStorage.getItem(PREFIX + generator) ?? '';
  } catch {
    return ''; // storage is switched off: there is no draft
  }
}

export function saveDraft(generator: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(PREFIX + generator);
    else localStorage.setItem(PREFIX + generator, text);
  } catch {
    // Storage is full or switched off: the text is only in the field, which is enough.
  }
}
