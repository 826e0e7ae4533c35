import { expect, test } from 'vitest';
import { countInputWords, firstFilledTab, inputProblem, NO_TEXTS } from './json-inputs.ts';

const words = (count: number) => 'word '.repeat(count);

test.each([
  { name: 'nothing', texts: {}, hasPicture: false, problem: 'no_json_input' },
  { name: 'white space', texts: { text: ' \n', code: '\t' }, hasPicture: false, problem: 'no_json_input' },
  { name: 'a picture alone', texts: {}, hasPicture: true, problem: undefined },
  { name: 'a description alone', texts: { imageDescription: 'a cat' }, hasPicture: false, problem: undefined },
  { name: '200 words', texts: { text: words(100), code: words(100) }, hasPicture: false, problem: undefined },
  {
    name: '201 words over three inputs',
    texts: { text: words(100), code: words(100), imageDescription: 'cat' },
    hasPicture: true,
    problem: 'combined_too_many_words',
  },
  {
    name: '4,000 characters',
    texts: { text: 'x'.repeat(2000), code: 'x'.repeat(2000) },
    hasPicture: false,
    problem: undefined,
  },
  {
    name: '4,001 characters over two inputs',
    texts: { text: 'x'.repeat(2000), code: 'x'.repeat(2001) },
    hasPicture: false,
    problem: 'input_too_long',
  },
])('$name: $problem', ({ texts, hasPicture, problem }) => {
  expect(inputProblem({ ...NO_TEXTS, ...texts }, hasPicture)).toBe(problem);
});

test('counts words over all three inputs, in scripts without spaces, too', () => {
  expect(countInputWords({ text: 'one two', code: 'a = 1', imageDescription: '猫と犬' })).toBe(7);
});

test('finds the first tab that holds something', () => {
  expect(firstFilledTab(NO_TEXTS)).toBeUndefined();
  expect(firstFilledTab({ ...NO_TEXTS, text: ' ', imageDescription: 'a cat' })).toBe('image');
});
