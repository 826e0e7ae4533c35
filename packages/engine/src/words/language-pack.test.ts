import { describe, expect, test } from 'vitest';
import { ALL_PACKS } from '../all-packs.ts';
import { foldText } from '../text/fold-text.ts';
import { INTENT_IDS } from '../text/intents.ts';
import { isConditional, lexiconOf } from '../text/lexicon.ts';
import { describeLine } from '../text/line-facts.ts';
import type { Condition, LanguagePack, Line, Scaffold } from './language-pack.ts';

/** Flags that the engine itself raises; all others must be topics of the pack. */
const FLAGS = [
  ...['plain', 'question', 'prompt', 'code', 'link', 'one-word', 'wordless'],
  ...['audience', 'tone', 'length', 'size', 'count', 'format', 'resultLanguage', 'exclusions', 'facts', 'conflict'],
  ...['short', 'long', 'signed', 'money', 'dated', 'has-link', 'points-at-source'],
  ...['source', 'source-text', 'source-code', 'short-source', 'one-line-source'],
];
const FIELDS = ['role', 'tone', 'length', 'format', 'requirements', 'checks'] as const;

const scaffoldsOf = (pack: LanguagePack): Partial<Scaffold>[] =>
  INTENT_IDS.flatMap((intent) => [pack.intents[intent], ...(pack.intents[intent].cases ?? [])]) as Partial<Scaffold>[];
const linesOf = (pack: LanguagePack): Line[] =>
  scaffoldsOf(pack).flatMap((scaffold) => FIELDS.flatMap((field) => scaffold[field] ?? []));
const wordingsOf = (pack: LanguagePack) => linesOf(pack).flatMap((line) => (isConditional(line) ? line.say : line));
const conditionsOf = (pack: LanguagePack): Condition[] => [
  ...INTENT_IDS.flatMap((intent) => pack.intents[intent].cases ?? []),
  ...linesOf(pack).filter(isConditional),
];

describe.each(Object.entries(ALL_PACKS))('the pack %s', (_, pack) => {
  const { patterns } = lexiconOf(pack);

  test('names only flags that exist', () => {
    const known = new Set([...FLAGS, ...Object.keys(pack.topics)].map((flag) => `#${flag}`));
    const named = conditionsOf(pack).flatMap(({ if: wanted = [], unless = [] }) => [...wanted, ...unless]);

    expect(named.filter((clue) => clue.startsWith('#') && !known.has(clue))).toEqual([]);
  });

  test('has no wish that can also be read as two wishes joined', () => {
    const { toneWords, shortWords, longWords, joiner } = pack.slots;
    const words = [...toneWords, ...shortWords, ...longWords];
    const either = `(?:${words.join('|')})`;
    const joined = new RegExp(`^${either}(?:${joiner}${either})+$`, 'u');

    expect(words.filter((word) => joined.test(word))).toEqual([]);
  });

  test('writes every cue the way folded text looks', () => {
    const cues = [
      ...INTENT_IDS.flatMap((intent) => pack.intents[intent].cues.map((cue) => cue.replace(/^\*/, ''))),
      ...Object.values(pack.topics).flat(),
      ...conditionsOf(pack).flatMap(({ if: wanted = [], unless = [] }) => [...wanted, ...unless]),
    ].filter((cue) => !cue.startsWith('#'));

    expect(cues.filter((cue) => foldText(cue).text !== cue)).toEqual([]);
  });

  test('has no filler and no invented figure or name in its lines', () => {
    const faults = wordingsOf(pack).filter((line) => {
      const { isFiller, figures, names } = describeLine(line, patterns);
      return isFiller || figures.length > 0 || names.length > 0;
    });

    expect(faults).toEqual([]);
  });

  test('has placeholders in lower case only', () => {
    const brackets = wordingsOf(pack).flatMap((line) => line.match(/\[[^\]]*\]/g) ?? []);

    expect(brackets.filter((bracket) => bracket !== bracket.toLowerCase() || bracket.length > 60)).toEqual([]);
  });

  test('has at least two checks for every job and every kind of it', () => {
    const isUsual = (line: Line) => !isConditional(line) || line.if === undefined;
    const thin = scaffoldsOf(pack).filter(({ checks }) => checks !== undefined && checks.filter(isUsual).length < 2);

    expect(thin.map(({ checks }) => checks)).toEqual([]);
  });

  test('offers other wordings for every job', () => {
    const single = INTENT_IDS.filter((intent) => {
      const { requirements, checks } = pack.intents[intent];
      return (
        [...requirements, ...checks].filter((line) => Array.isArray(isConditional(line) ? line.say : line)).length < 2
      );
    });

    expect(single).toEqual([]);
  });

  test('fills nothing but the slots that the engine knows', () => {
    const slots = Object.values(pack.lines).flatMap((line) => line.match(/\{\w+\}/g) ?? []);

    expect([...new Set(slots)].toSorted()).toEqual(['{first}', '{follow}', '{second}', '{tag}', '{words}']);
    expect(wordingsOf(pack).filter((line) => /\{\w+\}/.test(line))).toEqual([]);
  });
});
