import { readDraft, saveDraft } from '../../../lib/draft-storage.ts';
import { type ArtChoices, hasChoices, NO_CHOICES, readChoices } from './art-choices.ts';

const GENERATOR = 'art-prompt';

/** The last choices made on this device. */
export function readArtDraft(): ArtChoices {
  const draft = readDraft(GENERATOR);
  if (draft === '') return NO_CHOICES;
  try {
    const stored: unknown = JSON.parse(draft);
    return typeof stored === 'object' && stored !== null ? readChoices({ ...stored }) : NO_CHOICES;
  } catch {
    return NO_CHOICES; // not written by this page: ignored
  }
}

export function saveArtDraft(choices: ArtChoices): void {
  saveDraft(GENERATOR, hasChoices(choices) ? JSON.stringify(choices) : '');
}
