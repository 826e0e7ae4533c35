import { composeDraft } from '../../text/compose-draft.ts';
import { writeTextPrompt } from '../../text/write-text-prompt.ts';
import { type JsonDraft, pickWording } from '../json-draft.ts';
import { filled } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';
import { titleOf } from '../title-of.ts';

/** The text engine's prompt, with its parts as keys. */
export function writeTextTask({ idea, reading, pack, json, variant, isForeign, language }: JsonReading): JsonDraft {
  const { words } = json;
  const { prompt, intent, slots } = writeTextPrompt({ idea, language, variant }, { [language]: pack });
  const draft = composeDraft(reading, { intent, pack, variant, isForeign });
  const statedOf = (wanted: string) => draft.facts.find(({ label }) => label === wanted)?.value;
  const { material } = draft;
  const isBlock = material !== null && (material.kind === 'brief' || reading.shape === 'prompt');
  return {
    type: 'text_task',
    title: titleOf(idea) ?? words.types.text_task.title,
    prompt,
    blocks: {
      task: filled({
        role: draft.role ?? '',
        goal: draft.task === '' ? pickWording(words.types.text_task.opening, variant) : draft.task,
        inputs: material === null || isBlock ? [] : [{ kind: material.kind, content: material.text }],
        audience: statedOf('audience'),
        tone: statedOf('tone'),
        requirements: draft.requirements.filter((line) => prompt.includes(line.replace(/[.。]$/, ''))),
        facts: slots.facts,
      }),
    },
    constraints: draft.checks.length > 0 ? [...draft.checks, ...draft.closing] : words.types.text_task.constraints,
    output: filled({
      format: draft.format === '' ? pack.lines.plainFormat : draft.format,
      length: statedOf('length'),
      count: statedOf('count'),
      language: statedOf('resultLanguage') ?? language,
    }),
    assumptions: [],
  };
}
