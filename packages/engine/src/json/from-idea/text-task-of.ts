import { composeDraft } from '../../text/compose-draft.ts';
import { filled, type JsonObject } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';

/** A task for a text model: the parts of its prompt as keys, the idea once. */
export function textTaskOf({ idea, reading, pack, language, variant }: JsonReading): JsonObject {
  const intent = reading.job.isCertain ? reading.job.intent : 'general';
  const draft = composeDraft(reading, { intent, language, pack, variant, ideaLanguage: language });
  return filled({
    type: 'text_task',
    version: '1.0',
    language,
    task: draft.material === null ? draft.task : idea,
    requirements: draft.requirements,
    checks: draft.checks,
    output: draft.closing.join(' '),
  });
}
