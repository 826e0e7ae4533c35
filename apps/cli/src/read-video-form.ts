import type { ReadingWords } from '@wordlamp/engine/reading';
import { readVideoIdea, VIDEO_FIELDS, type VideoForm } from '@wordlamp/engine/video';
import { UsageError } from './read-command.ts';

/**
 * What the idea says for each field, where its language can be read; else it is the subject. Fields set by name come first.
 * @throws UsageError for an unknown field
 */
export function readVideoForm(
  idea: string,
  set: Readonly<Record<string, string>>,
  words: ReadingWords | undefined,
): VideoForm {
  const unknown = Object.keys(set).filter((name) => !VIDEO_FIELDS.some((field) => field === name));
  if (unknown.length > 0) {
    throw new UsageError(`A video prompt has no "${unknown[0]}"; it has ${VIDEO_FIELDS.join(', ')}.`);
  }
  const blank = Object.fromEntries(VIDEO_FIELDS.map((field) => [field, ''])) as VideoForm;
  const read = words === undefined ? { ...blank, subject: idea } : readVideoIdea(idea, words).form;
  return { ...read, ...set };
}
