import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, isObject, type JsonValue, leavesOf } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';
import { titleOf } from '../title-of.ts';
import type { GivenCode } from './write-code-task.ts';

const MAX_KEYS = 12;
/** A record with fewer values offers nothing to count or rank: only the question is answered. */
const MIN_VALUES = 10;

/** Data came without a program: the prompt asks what to find out, unless the words say it. */
export function writeDataTask(asked: JsonReading, { source }: GivenCode, value: JsonValue): JsonDraft {
  const { idea, json, pack, variant } = asked;
  const { words } = json;
  const { typography } = pack;
  const goal = pickWording(words.data.goal, variant);
  const question = idea === '' ? bracketed(words.placeholders.question.name) : idea;
  const rows = Array.isArray(value) ? value : [value];
  const keys = [...new Set(rows.flatMap((row) => (isObject(row) ? Object.keys(row).filter((key) => key !== '') : [])))];
  const isSmall = rows.length < 2 && leavesOf(value).length < MIN_VALUES;
  const requirements = isSmall ? [] : words.data.requirements;
  return {
    type: 'text_task',
    title: titleOf(idea) ?? goal.replace(/[.。]$/, ''),
    prompt: joinLines([
      goal,
      labelled(words.labels.request, question, typography),
      ...requirements.map((line) => `- ${line}`),
      `<data>\n${source}\n</data>`,
    ]),
    blocks: {
      task: filled({
        goal,
        question,
        inputs: [filled({ kind: 'json', records: rows.length, keys: keys.slice(0, MAX_KEYS), source_json: source })],
        requirements: [...requirements],
      }),
    },
    constraints: isSmall ? words.data.constraints.slice(0, 1) : words.data.constraints,
    output: { format: isSmall ? words.data.short : words.data.format },
    assumptions: [],
  };
}
