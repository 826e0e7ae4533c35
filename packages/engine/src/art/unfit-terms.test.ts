import { expect, test } from 'vitest';
import { unfitTerms } from './unfit-terms.ts';

const plain = {
  subject: 'portrait',
  style: 'baroque',
  medium: 'oil-painting',
  artist: 'none',
  setting: 'none',
} as const;

test.each([
  ['drapery', { ...plain, subject: 'urban' }, '16:9'],
  ['robe', { ...plain, subject: 'architecture' }, '16:9'],
  ['long-shadows', { ...plain, setting: 'space' }, '16:9'],
  ['impasto', { ...plain, medium: 'pastel' }, '16:9'],
  ['sfumato', { ...plain, style: 'renaissance', artist: 'da-vinci' }, '16:9'],
  ['elevation', plain, '9:16'],
] as const)('%s has no place in %j at %s', (term, choices, ratio) => {
  expect(unfitTerms(choices, ratio)).toContain(term);
});

test('a clothed figure in oil on a wide canvas takes every term', () => {
  expect(unfitTerms(plain, '16:9')).toEqual([]);
});
