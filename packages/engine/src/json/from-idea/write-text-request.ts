import { asSentence } from '../../spelling/as-sentence.ts';
import { spellerFor } from '../../spelling/spell.ts';
import { composeDraft } from '../../text/compose-draft.ts';
import { filled, type JsonObject } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';

/** A task that is not about JSON, with the lines that the text generator would add to it. */
export function writeTextRequest({ reading, idea, language, pack, json, variant }: JsonReading): JsonObject {
  const { spelling } = json.reading;
  const { job } = reading;
  const intent = job.isCertain ? job.intent : 'general';
  const draft = composeDraft(reading, { intent, language, ideaLanguage: language, pack, variant, isSpelled: true });
  return filled({
    task: asSentence(spellerFor(idea, spelling)(idea), spelling),
    output: draft.closing.join(' ').replace(/([。！？]) /gu, '$1'),
    rules: [...draft.requirements, ...draft.checks],
  });
}
