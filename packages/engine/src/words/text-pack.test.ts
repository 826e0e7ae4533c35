import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { foldText } from '../text/fold-text.ts';
import { INTENT_IDS } from '../text/intents.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { describeLine } from '../text/line-facts.ts';
import { ownLines, SCAFFOLD_FIELDS } from '../text/scaffolds/compile-scaffold.ts';
import type { CaseShape, IntentShape, ScaffoldShape } from '../text/scaffolds/scaffold-shape.ts';
import { SCAFFOLDS } from '../text/scaffolds/scaffolds.ts';
import international from './international-cues.json' with { type: 'json' };
import type { IntentWords, ScaffoldWords } from './text-pack.ts';

const isFolded = (cue: string) => foldText(cue).text === cue;

/** The names under which a scaffold has lines, with the fields they are in. */
const namesOf = (scaffold: Partial<ScaffoldShape> | ScaffoldWords) =>
  SCAFFOLD_FIELDS.flatMap((field) => Object.keys(scaffold[field] ?? {}).map((name) => `${field}.${name}`)).toSorted();

describe.each(Object.entries(TEXT_PACKS))('the pack %s', (_, pack) => {
  const lexicon = lexiconOf(pack);
  const wordings = INTENT_IDS.flatMap((intent) => ownLines(lexicon.scaffoldOf(intent)));

  test('has words for the lines of the scaffolds and for no others', () => {
    for (const intent of INTENT_IDS) {
      const shape: IntentShape = SCAFFOLDS[intent];
      const words: IntentWords = pack.intents[intent];
      const shapes: Readonly<Record<string, CaseShape>> = shape.cases ?? {};

      expect(namesOf(words), intent).toEqual(namesOf(shape));
      expect(Object.keys(words.cases ?? {}).toSorted(), intent).toEqual(Object.keys(shapes).toSorted());
      for (const [name, caseShape] of Object.entries(shapes)) {
        expect(namesOf(words.cases?.[name] ?? {}), `${intent}.${name}`).toEqual(namesOf(caseShape));
      }
    }
  });

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

  test('has short placeholders, in lower case where nouns are', () => {
    const brackets = wordings.flatMap((line) => line.match(/\[[^\]]*\]/g) ?? []);
    const isWrong = (bracket: string) =>
      bracket.length > 60 || (!pack.slots.capitalizesNouns && bracket !== bracket.toLowerCase());

    expect(brackets.filter(isWrong)).toEqual([]);
  });

  test('has at least two checks for every job and every kind of it', () => {
    const thin = INTENT_IDS.filter((intent) => {
      const { checks, cases } = lexicon.scaffoldOf(intent);
      const lists = [checks, ...cases.flatMap((special) => (special.checks === undefined ? [] : [special.checks]))];
      return lists.some((list) => list.filter((line) => line.if === undefined).length < 2);
    });

    expect(thin).toEqual([]);
  });

  test('offers other wordings for every job', () => {
    const single = INTENT_IDS.filter((intent) => {
      const { requirements, checks } = lexicon.scaffoldOf(intent);
      return [...requirements, ...checks].filter(({ say }) => say.length > 1).length < 2;
    });

    expect(single).toEqual([]);
  });

  test('fills nothing but the slots that the engine knows', () => {
    const slots = Object.values(pack.lines).flatMap((line) => line.match(/\{\w+\}/g) ?? []);

    expect([...new Set(slots)].toSorted()).toEqual(['{first}', '{follow}', '{second}', '{tag}', '{words}']);
    expect(wordings.filter((line) => /\{\w+\}/.test(line))).toEqual([]);
  });
});

test('cues that count in every language are folded and belong to known jobs', () => {
  const cues = Object.values(international).flatMap((list) => list.map((cue) => cue.replace(/^[*+]?-?/, '')));

  expect(Object.keys(international).filter((intent) => !INTENT_IDS.some((known) => known === intent))).toEqual([]);
  expect(cues.filter((cue) => !isFolded(cue))).toEqual([]);
});
