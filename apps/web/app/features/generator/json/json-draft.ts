import { readDraft, saveDraft } from '../../../lib/draft-storage.ts';
import { isBlank, type JsonTexts, NO_TEXTS } from './json-inputs.ts';

const GENERATOR = 'json-prompt';

/** The texts that were last typed here on this device. Pictures are not kept: they are large, and may be private. */
export function readJsonDraft(): JsonTexts {
  const stored: Partial<Record<keyof JsonTexts, unknown>> = parsed(readDraft(GENERATOR));
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { text: textOf(stored.text), code: textOf(stored.code), imageDescription: textOf(stored.imageDescription) };
}

export function saveJsonDraft(texts: JsonTexts): void {
  saveDraft(GENERATOR, isBlank(texts) ? '' : JSON.stringify(texts));
}

function parsed(draft: string): object {
  if (draft === '') return NO_TEXTS;
  try {
    return Object(JSON.parse(draft));
  } catch {
    return NO_TEXTS; // not written by this page: ignored
  }
}
