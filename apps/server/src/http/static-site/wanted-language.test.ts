import { LANGUAGE_CODES } from '@wordlamp/engine/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wantedLanguage } from './wanted-language.ts';

test.each([
  ['es-ES,es;q=0.9,en;q=0.8', 'es'],
  ['de', 'de'],
  ['zh-TW', 'zh'],
  ['zh-Hans-CN, en;q=0.5', 'zh'],
  ['pt-BR,pt;q=0.9', 'pt'],
  ['PT-pt', 'pt'],
  ['nl, ja;q=0.3, ko;q=0.4', 'ko'],
  ['fr;q=0.5, it;q=0.50', 'fr'],
  ['en;q=0.1, tr;q=0.9', 'tr'],
  ['fr;q=0.2, de;q=0.3, fr-CA', 'fr'],
  ['  ru ; q=0.7 ,  ar;q=0.8', 'ar'],
  ['fr;Q=0.8, en;q=0.1', 'fr'],
  ['zh-TW;q=0, zh', 'zh'],
])('%j wants %s', (header, expected) => {
  expect(wantedLanguage(header)).toBe(expected);
});

test.each([
  ['', 'nothing'],
  ['nl, sv;q=0.8', 'an unsupported language'],
  ['*', 'any'],
  ['nl, *;q=0.5', 'any of ours'],
  ['fr;q=0.1, *', 'rather any other'],
  ['fr;q=0', 'all but French'],
  ['es;q=0, fr;q=0.000', 'neither of two'],
  ['*;q=0', 'none at all'],
  ['fra', 'a code of three letters'],
  ['french', 'a name'],
  ['fr;q=2', 'a quality above one'],
  ['fr;q=-1', 'a quality below zero'],
  ['fr;q=0.1234', 'too many digits'],
  ['fr;q=high', 'no number'],
  ['fr;q=', 'no quality'],
  ['fr;level=1', 'another parameter'],
  ['fr_FR', 'another separator'],
  ['fr-', 'an end that is missing'],
  [';q=1', 'a quality of nothing'],
  [',,,;;==', 'signs alone'],
  ['../de', 'a path'],
  ['constructor, __proto__', 'names of the language'],
])('%j, which is %s or no such list, leads to English', (header) => {
  expect(wantedLanguage(header)).toBe('en');
});

test('any language but English is the next of ours', () => {
  expect(wantedLanguage('en;q=0, *')).toBe('fr');
});

test('a malformed entry does not affect the others', () => {
  expect(wantedLanguage('fr;q=high, ;;, it;q=0.4')).toBe('it');
});

test('whatever the header says, the answer is one of ours', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), headerLike()), (header) => {
      expect(LANGUAGE_CODES).toContain(wantedLanguage(header));
    }),
  );
});

test('the one that is wanted most is found, in any order and among others', () => {
  const quality = fc.integer({ min: 1, max: 998 });
  const others = fc.array(fc.tuple(fc.constantFrom(...LANGUAGE_CODES, 'nl', 'sv'), quality), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGE_CODES), others, fc.nat(12), (code, rest, place) => {
      const entries = rest.map(([other, thousandths]) => `${other};q=0.${String(thousandths).padStart(3, '0')}`);
      entries.splice(place, 0, `${code}-XX;q=0.999`);
      expect(wantedLanguage(entries.join(','))).toBe(code);
    }),
  );
});

test('a very long header is read at its beginning, and costs no time', () => {
  expect(wantedLanguage(`it, ${'nl;q=0.1, '.repeat(100_000)}`)).toBe('it');
  expect(wantedLanguage(`${'nl;q=0.1, '.repeat(100_000)} it`)).toBe('en');
  // A truncated entry must not win by losing its quality.
  expect(wantedLanguage(`de;q=0.5,${' '.repeat(988)}fr;q=0.1`)).toBe('de');
  const started = process.cpuUsage();
  for (const unit of ['a-', 'fr;', ' ', '*', 'fr;q=0.', 'x,']) wantedLanguage(`${unit.repeat(100_000)}!`);
  expect(process.cpuUsage(started).user).toBeLessThan(100_000);
});

function headerLike() {
  const piece = fc.constantFrom('fr', 'zh', '-TW', '*', ';', 'q=', '0.5', '1', ',', ' ', '-', 'nl');
  return fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
}
