import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { readIdea } from '../../reading/read-idea.ts';
import { foldText } from '../../text/fold-text.ts';
import { ART_PACKS } from '../all-art-packs.ts';
import { findSigns } from './find-signs.ts';
import { SIGN_IDS } from './sign-ids.ts';
import { signExamples } from './testing/sign-examples.ts';

function signsIn(idea: string, language: LanguageCode): string[] {
  const words = READING_WORDS[language];
  const { signs } = findSigns(readIdea(idea, words), ART_PACKS[language].fromIdea, [], words.art.suffixes);
  return signs.map(({ id }) => id);
}

describe.each(Object.keys(ART_PACKS) as LanguageCode[])('the signs of %s', (language) => {
  const { fromIdea } = ART_PACKS[language];
  const examples = signExamples(language);

  test.each(SIGN_IDS)('%s is found in its example and in no look-alike', (id) => {
    const { like, unlike } = examples[id];
    expect(signsIn(like, language)).toContain(id);
    expect(unlike).not.toEqual([]);
    for (const idea of unlike) expect(signsIn(idea, language), idea).not.toContain(id);
  });

  test('are cues as the folded idea has them', () => {
    const cues = [...SIGN_IDS.flatMap((id) => fromIdea.signs[id].cues), ...fromIdea.harmless, ...fromIdea.many];
    expect(cues.filter((cue) => cue === '' || foldText(cue).text !== cue)).toEqual([]);
  });

  test('are followed by no figure, bracket, mark or color', () => {
    const phrases = [
      ...SIGN_IDS.map((id) => fromIdea.signs[id].follows || fromIdea.signs[id].thin || ''),
      ...SIGN_IDS.flatMap((id) => fromIdea.signs[id].thin ?? []),
      ...Object.values(fromIdea.layouts),
      fromIdea.sentences['tones-from-lines'],
      fromIdea.sentences['shared-colors'],
    ];
    expect(phrases.filter((phrase) => /\d|[.。!?()[\]{};:]|^\s|\s$/.test(phrase) || phrase === '')).toEqual([]);
  });
});

test.each([
  ['a card for my old grandma', 'en'],
  ['karte für meine oma', 'de'],
  ['une carte pour ma grand-mère', 'fr'],
  ['tarjeta para mi abuela', 'es'],
  ['biglietto per la nonna', 'it'],
  ['cartão para a vovó', 'pt'],
  ['babaannem için kart', 'tr'],
  ['открытка для бабушки', 'ru'],
  ['おばあちゃんへのカード', 'ja'],
  ['할머니를 위한 카드', 'ko'],
  ['给奶奶的卡片', 'zh'],
] as const)('who gets it is not shown: %s', (idea, language) => {
  expect(signsIn(idea, language)).not.toContain('subject.person');
});

test('the side that light comes from is no view', () => {
  expect(signsIn('вышивка, щегол, свет сбоку', 'ru')).not.toContain('view.profile');
  expect(signsIn('вышивка, щегол сбоку', 'ru')).toContain('view.profile');
  expect(signsIn('a barn owl, light from behind', 'en')).not.toContain('view.back');
  expect(signsIn('gece arkadan bir kedi', 'tr')).toContain('view.back');
  expect(signsIn('大正時代の夜の駅に立つ女の人の後ろ姿', 'ja')).toContain('view.back');
});

test('what an ending rules out is not shown', () => {
  expect(signsIn('sisli kıyı, martısız', 'tr')).not.toContain('subject.animal');
  expect(signsIn('sisli kıyı, martılar', 'tr')).toContain('subject.animal');
});

test('excluded or quoted words are not signs', () => {
  expect(signsIn('an empty drawer, no people, no cats', 'en')).toEqual([]);
  expect(signsIn('a poster with the words "The Fox"', 'en')).toEqual([]);
});
