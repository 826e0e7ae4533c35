import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { writeTextPrompt } from '../text/write-text-prompt.ts';
import en from '../words/en/text.json' with { type: 'json' };
import { scoreTextPrompt } from './score-text-prompt.ts';

const IDEA = 'reminder to the Lindqvist family about the 40 EUR club fee, due 3 May, friendly, no threats';
const score = (prompt: string, idea = IDEA) => scoreTextPrompt(prompt, idea, en, 'en');
const codes = (prompt: string, idea = IDEA) => {
  const { criteria, gates } = score(prompt, idea);
  return [...gates, ...criteria.flatMap(({ reasons }) => reasons)].map(({ code }) => code);
};
const written = (idea: string) => writeTextPrompt({ idea }, TEXT_PACKS).prompt;

const WEAK = `You are the best writer ever. Write a comprehensive, engaging reminder that is high-quality!`;
const FAIR = `Task: ${IDEA}

Requirements:
- Be polite.
- Write about 100 words.
- Have a beginning and an end.`;

describe('a prompt of the engine', () => {
  test('beats a fair one, which beats a weak one', () => {
    const totals = [WEAK, FAIR, written(IDEA)].map((prompt) => score(prompt).total);

    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(totals[0]).toBeLessThan(45);
    expect(totals[2]).toBeGreaterThan(90);
  });

  test('has maxima that make a hundred', () => {
    expect(score(FAIR).criteria.reduce((sum, { max }) => sum + max, 0)).toBe(100);
  });
});

test.each([
  ['a lost fact', (prompt: string) => prompt.replaceAll('40 EUR', 'the'), ['fact_changed', 'lost_fact']],
  ['a lost negation', (prompt: string) => prompt.replaceAll('no threats', ''), ['fact_changed', 'lost_negation']],
  ['an invented amount', (prompt: string) => `${prompt}\nOffer $25.`, ['fact_changed', 'invented_figure']],
  ['an invented name', (prompt: string) => `${prompt}\nSign it as Berta.`, ['fact_changed', 'invented_name']],
  ['a missing format', (prompt: string) => prompt.replace(/^Output format:.*$/m, ''), ['no_format']],
  ['missing checks', (prompt: string) => prompt.replace(/Check before[\s\S]*/, ''), ['too_few_checks', 'no_way_out']],
  ['filler', (prompt: string) => `${prompt}\nBe comprehensive.`, ['filler']],
  ['a label with nothing after it', (prompt: string) => `${prompt}\n\nOutput format:`, ['empty_label']],
  [
    'a line that stands twice',
    (prompt: string) => `${prompt}\nThe last line, twice.\nThe last line, twice.`,
    ['repeated_line'],
  ],
  ['residue of a template', (prompt: string) => `${prompt}\n{words}`, ['template_residue']],
  ['an open bracket', (prompt: string) => `${prompt}\nAsk [who`, ['broken_mark']],
  ['far too many words', (prompt: string) => `${prompt}\n${'word '.repeat(400)}`, ['far_too_long', 'over_length']],
])('names %s', (_, spoil, expected) => {
  expect(codes(spoil(written(IDEA))).toSorted()).toEqual(expected.toSorted());
});

test('a prompt in another language than asked is capped', () => {
  const french = `Tâche : ${IDEA}\n\nConsignes :\n- Écris une lettre polie pour la famille, sans reproche et sans menace.`;

  expect(score(french)).toMatchObject({ total: 40 });
  expect(codes(french)).toContain('wrong_language');
});

test('a conflict that nobody resolved is capped', () => {
  const idea = 'short email to HR about parental leave, 2000 words';
  const resolved = written(idea);

  expect(score(resolved, idea).gates).toEqual([]);
  expect(score(resolved.replace(/^Where "short".*$/m, '').replace(/^Length: .*$/m, ''), idea).gates).toEqual([
    { code: 'open_conflict', limit: 70, found: ['short', '2000 words'] },
  ]);
});

test('a pasted prompt that was rebuilt is capped', () => {
  const pasted = `# Role\nYou are a support agent for a shop.\n# Task\nYour task is to answer the customer.\n# Output format\nTwo sentences.`;
  const lines = pasted.split('\n');

  expect(score(written(pasted), pasted).gates).toEqual([]);
  expect(score([lines[2], lines[3], ...lines.slice(0, 2)].join('\n'), pasted).gates.map(({ code }) => code)).toContain(
    'prompt_rebuilt',
  );
});
