import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from './all-text-packs.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const write = (idea: string) => writeTextPrompt({ idea }, TEXT_PACKS);
const promptFor = (idea: string) => write(idea).prompt;

describe('a long idea', () => {
  const notes = `Newsletter for our garden club. We meet on Saturday 4 April 2026 at 14:00 in the Old Mill, entry is free. Marta will
show how to prune roses, Jonas brings seedlings at 2 EUR each. We need four people for the stall on 18 April, please write to
club@oldmill.example. The compost bins behind the shed are full, no more kitchen waste until May. The seed swap brought in 214 EUR
for the greenhouse, thanks to everyone. Keep it friendly, no exclamation marks, about 250 words. Ruth is looking for a chipper.`;

  test('is untouched in a block, and nothing of it is repeated', () => {
    const { prompt, slots } = write(notes);

    expect(prompt).toContain(`Task: Write the message described in the brief.\n\n<brief>\n${notes}\n</brief>`);
    expect(prompt.match(/Saturday 4 April/g)).toHaveLength(1);
    expect(slots).toMatchObject({ tone: 'friendly', length: 'about 250 words' });
  });

  test('gets no second list of its facts among the checks', () => {
    expect(promptFor(notes)).not.toContain('Kept exactly');
  });

  test('is in a block from 81 words or two lines on', () => {
    const words = (count: number) => `email ${'about '.repeat(count - 1)}`.trim();

    expect(promptFor(words(80))).not.toContain('<brief>');
    expect(promptFor(words(81))).toContain('<brief>');
    expect(promptFor('email\nto Ann')).toContain('<brief>');
  });
});
