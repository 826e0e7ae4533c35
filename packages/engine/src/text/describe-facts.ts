import type { LabelId } from '../words/text-pack.ts';
import type { DraftChoices, LabelledLine } from './draft.ts';
import { type IntentId, traitsOf } from './intents.ts';
import type { Reading } from './read-idea.ts';

/** What a person chose by hand. What the idea itself says stands in it, and is not said again. */
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

/** What is planned by the clock has a duration; how long the text about it gets is another matter. */
function lengthLabel(intent: IntentId): LabelId {
  const { lengthUnits } = traitsOf(intent);
  return lengthUnits.length === 1 && lengthUnits[0] === 'time' ? 'duration' : 'length';
}
