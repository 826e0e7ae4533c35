import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { foldText } from '../text/fold-text.ts';
import { INTENT_IDS } from '../text/intents.ts';
import { lexiconOf, ownLines } from '../text/lexicon.ts';
import { describeLine } from '../text/line-facts.ts';
import international from './international-cues.json' with { type: 'json' };

const isFolded = (cue: string) => foldText(cue).text === cue;

describe.each(Object.entries(TEXT_PACKS))('the pack %s', (_, pack) => {
  const lexicon = lexiconOf(pack);
  const wordings = ownLines(pack);

  test('has no wish that can also be read as two wishes joined', () => {
    const { toneWords, shortWords, longWords, joiner, degree } = pack.slots;
    const words = [...toneWords, ...shortWords, ...longWords];
    const either = `(?:${words.join('|')})`;
    const joined = new RegExp(`^${either}(?:${joiner.replace('{degree}', degree)}${either})+$`, 'u');

    expect(words.filter((word) => joined.test(word))).toEqual([]);
  });

  test('has no wish that another wish reads, too', () => {
    const { toneWords, shortWords, longWords } = pack.slots;
    const words = [...toneWords, ...shortWords, ...longWords];
    const twice = words.filter((word, place) =>
      words.some((other, otherPlace) => otherPlace !== place && new RegExp(`^(?:${other})$`, 'u').test(word)),
    );

    expect(twice).toEqual([]);
  });

  test('writes every cue the way folded text looks', () => {
    const cues = [
      ...INTENT_IDS.flatMap((intent) => pack.intents[intent].cues.map((cue) => cue.replace(/^[*+]?-?/, ''))),
      ...Object.values(pack.topics).flat(),
      ...Object.values(pack.slots.formats).flatMap((format) => format.cues),
      ...pack.slots.toneWords,
      ...pack.slots.emptyWords,
    ];

    expect(cues.filter((cue) => !isFolded(cue))).toEqual([]);
  });

  test('names every job, each with another name', () => {
    const names = INTENT_IDS.map((intent) => pack.intents[intent].name.trim());

    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });

  test('names no part that it does not have', () => {
    const { parts, frames, length, promptMarks, formats: _formats, plurals: _plurals, ...patterns } = pack.slots;
    const sources = [
      ...[...Object.values(parts), ...frames, ...Object.values(length), ...promptMarks],
      ...Object.values(patterns).filter((source) => typeof source === 'string'),
    ];
    const named = sources.flatMap((source) => source.match(/\{[a-z]{3,}\}/g) ?? []);
    const known = ['start', 'end', 'degree', 'manner', ...Object.keys(parts)].map((name) => `{${name}}`);

    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('has no filler and no invented figure or name in its lines', () => {
    const faults = wordings.filter((line) => {
      const { isFiller, figures, names } = describeLine(line, lexicon.patterns, pack.slots.capitalizesNouns);
      return isFiller || figures.length > 0 || names.length > 0;
    });

    expect(faults).toEqual([]);
  });

  test('fills only slots that the engine knows', () => {
    const slots = Object.values(pack.lines).flatMap((line) => line.match(/\{\w+\}/g) ?? []);

    expect([...new Set(slots)].toSorted()).toEqual(['{first}', '{follow}', '{second}', '{tag}', '{words}']);
  });
});

test('cues that count in every language are folded and belong to known jobs', () => {
  const cues = Object.values(international).flatMap((list) => list.map((cue) => cue.replace(/^[*+]?-?/, '')));

  expect(Object.keys(international).filter((intent) => !INTENT_IDS.some((known) => known === intent))).toEqual([]);
  expect(cues.filter((cue) => !isFolded(cue))).toEqual([]);
});
