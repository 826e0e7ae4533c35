import type { LabelId } from '../words/text-pack.ts';
import type { DraftChoices, LabelledLine } from './draft.ts';
import { type IntentId, traitsOf } from './intents.ts';
import type { Reading } from './read-idea.ts';

/** The manual choices. Anything the idea says itself is not repeated. */
export function describeFacts({ choices }: Reading, { intent }: DraftChoices): LabelledLine[] {
  const lines: [LabelId, string | null | undefined][] = [
    ['audience', choices.audience],
    ['tone', choices.tone],
    [lengthLabel(intent), choices.length],
  ];
  return lines.flatMap(([label, value]) => {
    const text = value?.trim() ?? '';
    return text === '' ? [] : [{ label, value: text }];
  });
}

/** A plan by the clock has a duration; the length of the text about it is another matter. */
function lengthLabel(intent: IntentId): LabelId {
  const { lengthUnits } = traitsOf(intent);
  return lengthUnits.length === 1 && lengthUnits[0] === 'time' ? 'duration' : 'length';
}
