import { composeDraft } from '../../text/compose-draft.ts';
import { filled, type JsonObject } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';

/** A task that is not about JSON, with the lines that the text generator would add to it. */
export function writeTextRequest({ reading, idea, language, pack, variant }: JsonReading): JsonObject {
  const { job } = reading;
  const intent = job.isCertain ? job.intent : 'general';
  const draft = composeDraft(reading, { intent, language, ideaLanguage: language, pack, variant });
  return filled({
    task: idea,
    output: draft.closing.join(' ').replace(/([。！？]) /gu, '$1'),
    rules: [...draft.requirements, ...draft.checks],
  });
}
