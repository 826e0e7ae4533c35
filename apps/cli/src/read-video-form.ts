import type { ReadingWords } from '@wordlamp/engine/reading';
import { type ClipWords, clipFromIdea, VIDEO_FIELDS, type VideoForm } from '@wordlamp/engine/video';
import { UsageError } from './read-command.ts';

/**
 * What the idea says for each field, and what follows from it; those that are set by name come first.
 * @throws UsageError for an unknown field
 */
export function readVideoForm(
  idea: string,
  set: Readonly<Record<string, string>>,
  words: { reading: ReadingWords; clip: ClipWords },
): VideoForm {
  const unknown = Object.keys(set).filter((name) => !VIDEO_FIELDS.some((field) => field === name));
  if (unknown.length > 0) {
    throw new UsageError(`A video prompt has no "${unknown[0]}"; it has ${VIDEO_FIELDS.join(', ')}.`);
  }
  return { ...clipFromIdea(idea, words.reading, words.clip), ...set };
}
