import { expect, test } from 'vitest';
import { proseLines } from './prose-lines.ts';

const FIRST = 'Write it.';
const second = (line: string) => {
  const { kind, lead } = proseLines(`${FIRST}\n${line}`)[1] ?? { kind: undefined, lead: 0 };
  return [kind, line.slice(0, lead)];
};

test.each([
  { line: '', form: ['blank', ''] },
  { line: 'Requirements:', form: ['heading', ''] },
  { line: 'À vérifier avant de répondre :', form: ['heading', ''] },
  { line: '要求：', form: ['heading', ''] },
  { line: '# Task', form: ['heading', '# '] },
  { line: '<requirements>', form: ['tag', ''] },
  { line: '</mise_en_forme>', form: ['tag', ''] },
  { line: '- The subject line names the matter.', form: ['item', '- '] },
  { line: '- Tone: warm', form: ['item', '- '] },
  { line: '12. Last step', form: ['item', '12. '] },
  { line: 'Tone: warm', form: ['text', 'Tone:'] },
  { line: 'Tâche : écris un mail', form: ['text', 'Tâche :'] },
  { line: '任务：写一封邮件', form: ['text', '任务：'] },
  { line: 'Meet at 10:30 in the hall', form: ['text', ''] },
  { line: 'https://example.com', form: ['text', ''] },
  { line: 'Add no facts. Put a bracket: it says what belongs there', form: ['text', ''] },
  { line: 'a sentence that takes its time before it comes to its colon: here', form: ['text', ''] },
])('$line', ({ line, form }) => {
  expect(second(line)).toEqual(form);
});

test('what is one line only is set as it is', () => {
  expect(proseLines('A fox: watercolor, fresh snow --ar 4:5')).toEqual([
    { kind: 'text', text: 'A fox: watercolor, fresh snow --ar 4:5', lead: 0 },
  ]);
});

test('joined again, the lines are the text', () => {
  const text = '# Task\n\n- a\r\n  \nTone: b\n';
  expect(
    proseLines(text)
      .map((line) => line.text)
      .join('\n'),
  ).toBe(text);
});
