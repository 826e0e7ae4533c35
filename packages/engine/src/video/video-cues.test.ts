import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../languages.ts';
import { foldText } from '../text/fold-text.ts';
import cues from '../words/video-cues.json' with { type: 'json' };
import {
  FAULT_FINDERS,
  findMidday,
  findMusic,
  findNegations,
  findNight,
  findNoMusic,
  findThens,
  MOVE_FINDERS,
} from './video-cues.ts';

test.each([...LANGUAGE_CODES])('the cues of %s are folded, with no group empty that languages share', (code) => {
  const { moves, faults, also: _, negationFirst: __, ...groups } = cues[code];
  for (const group of [...Object.values(groups), ...Object.values(moves), ...Object.values(faults)]) {
    expect(group.length).toBeGreaterThan(0);
    for (const cue of group) expect(foldText(cue).text).toBe(cue);
  }
});

test.each([...LANGUAGE_CODES])('no cue of %s is denied or ended before it can be found', (code) => {
  const { moves } = cues[code];
  for (const [move, find] of MOVE_FINDERS) {
    for (const cue of moves[move]) {
      const words = cue.replace(/\$$/, '');
      expect(find(words)).not.toEqual([]);
      expect(findNegations(words)).toEqual([]);
    }
  }
});

test.each([
  { find: findNegations, text: 'sans sous-titres', words: ['sans'] },
  { find: findNegations, text: 'No text', words: ['No'] },
  { find: findNegations, text: 'texto no fundo', words: [] },
  { find: findNegations, text: '字幕なし', words: ['なし'] },
  { find: findNight, text: 'Ulica при луне', words: ['при луне'] },
  { find: findNight, text: 'tonight', words: [] },
  { find: findMidday, text: 'في وضح النهار', words: ['وضح النهار'] },
  { find: findMusic, text: '잔잔한 피아노', words: ['피아노'] },
  { find: findNoMusic, text: 'Keine Musik', words: ['Keine Musik'] },
  { find: findThens, text: 'ثم تجلس', words: ['ثم'] },
])('finds $words in "$text"', ({ find, text, words }) => {
  expect(find(text)).toEqual(words);
});

test('every fault of every language is known by its first words', () => {
  for (const code of LANGUAGE_CODES) {
    for (const [fault, find] of FAULT_FINDERS) {
      for (const cue of cues[code].faults[fault]) expect(find(cue.replace(/\$$/, ''))).not.toEqual([]);
    }
  }
});
