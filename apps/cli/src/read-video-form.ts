import { VIDEO_FIELDS, type VideoForm } from '@wordlamp/engine/video';
import { UsageError } from './read-command.ts';

/**
 * The idea is the subject; the other fields are set by name.
 * @throws UsageError for an unknown field
 */
export function readVideoForm(idea: string, set: Readonly<Record<string, string>>): VideoForm {
  const unknown = Object.keys(set).filter((name) => !VIDEO_FIELDS.some((field) => field === name));
  if (unknown.length > 0) {
    throw new UsageError(`A video prompt has no "${unknown[0]}"; it has ${VIDEO_FIELDS.join(', ')}.`);
  }
  const blank = Object.fromEntries(VIDEO_FIELDS.map((field) => [field, ''])) as VideoForm;
  return { ...blank, subject: idea, ...set };
}
