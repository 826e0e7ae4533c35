import { expect, test } from 'vitest';
import { unfitTerms } from './unfit-terms.ts';

const SILENT = { body: '', hasCount: false, isMoving: false, exclusions: [] };
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
  ['impasto', { ...plain, style: 'surrealist' }, '16:9'],
  ['dry-brush', { ...plain, medium: 'acrylic', artist: 'warhol' }, '16:9'],
  ['triangle', { ...plain, subject: 'still-life', setting: 'space' }, '16:9'],
  ['row', { ...plain, subject: 'still-life', setting: 'underwater' }, '16:9'],
  ['ideal', { ...plain, subject: 'still-life' }, '16:9'],
  ['highlights', { ...plain, subject: 'animals' }, '16:9'],
  ['study', { ...plain, artist: 'da-vinci' }, '16:9'],
  ['alone', plain, '4:5'],
  ['sunk', { ...plain, subject: 'urban' }, '4:5'],
  ['dry-brush', { ...plain, style: 'minimalist', medium: 'acrylic' }, '4:5'],
  ['hatching', { ...plain, style: 'minimalist', medium: 'pencil' }, '4:5'],
  ['blooms', { ...plain, style: 'realistic', medium: 'watercolor' }, '4:5'],
  ['broken-colour', { ...plain, style: 'impressionist', medium: 'watercolor' }, '4:5'],
  ['three-quarter', { ...plain, style: 'pop-art' }, '4:5'],
  ['forward', { ...plain, style: 'pop-art' }, '4:5'],
  ['distance', { ...plain, subject: 'still-life', artist: 'da-vinci' }, '4:5'],
  ['perspective', { ...plain, subject: 'still-life', style: 'renaissance' }, '4:5'],
  ['cropped', { ...plain, style: 'minimalist', artist: 'hokusai' }, '4:5'],
  ['smoke', { ...plain, style: 'renaissance', artist: 'da-vinci' }, '4:5'],
  ['two-point', { ...plain, subject: 'architecture' }, '9:16'],
  ['crop', { ...plain, subject: 'architecture' }, '2:3'],
  ['upward', { ...plain, subject: 'architecture' }, '3:4'],
  ['group', plain, '4:5'],
] as const)('%s has no place in %j at %s', (term, choices, ratio) => {
  expect(unfitTerms(choices, SILENT, ratio)).toContain(term);
});

test('a clothed figure in oil on a wide canvas takes all but a drawing and an empty picture', () => {
  expect(unfitTerms(plain, SILENT, '16:9')).toEqual(['study', 'alone', 'lowered', 'near', 'group', 'upward']);
});

test.each([
  ['near', { ...SILENT, hasCount: true }],
  ['eye-level', { ...SILENT, hasCount: true }],
  ['detail', { ...SILENT, hasCount: true }],
  ['threshold', { ...SILENT, body: 'a piano' }],
  ['metamorphosis', { ...SILENT, body: 'a piano' }],
  ['scale-inversion', { ...SILENT, body: 'a piano' }],
  ['low', { ...SILENT, exclusions: [{ typed: 'people', thing: 'people' as const }] }],
  ['triangle', { ...SILENT, isMoving: true }],
  ['frame', { ...SILENT, exclusions: [{ typed: 'frame', thing: 'frame' as const }] }],
])('%s does not fit %j', (term, details) => {
  expect(unfitTerms({ ...plain, subject: 'still-life' }, details, '16:9')).toContain(term);
});
