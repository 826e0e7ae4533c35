import { describe, expect, test } from 'vitest';
import { JSON_PACKS } from '../json/all-json-packs.ts';
import { findGroups, jsonLexiconOf } from '../json/json-cues.ts';
import { type JsonValue, leavesOf } from '../json/json-value.ts';
import { STEP_KINDS } from '../json/prompt-types.ts';
import { foldText } from '../text/fold-text.ts';

const PACKS = Object.entries(JSON_PACKS).map(([language, { words }]) => ({ language, words }));
/** Sections for searching; all others are printed. */
const SEARCHED = /^(?:patterns|verbReach|manyRecords|authorized|fields|methods|ratios|contentWords|image|video)$/;

describe.each(PACKS)('the words of $language', ({ words }) => {
  const said = leavesOf(JSON.parse(JSON.stringify(words)) as JsonValue).flatMap(({ path, value }) =>
    typeof value === 'string' && !SEARCHED.test(path[0] ?? '') && !path.includes('cues') ? [value] : [],
  );

  test('hold no empty text and no exclamation', () => {
    expect(said.filter((text) => text.trim() === '' || text !== text.trim() || /[!！¡]/.test(text))).toEqual([]);
  });

  test('have two wordings if a variant may choose', () => {
    const wordings = [
      words.types.workflow.opening,
      words.types.image_generation.opening,
      words.code.actions.review.task,
    ];

    expect(wordings.filter((texts) => new Set(texts).size < 2)).toEqual([]);
  });

  test('have patterns that are ready to be used', () => {
    expect(Object.keys(jsonLexiconOf(words).patterns)).toEqual(Object.keys(words.patterns));
  });

  test('have cues as folding leaves them', () => {
    const { groupsOf } = jsonLexiconOf(words);

    expect([...groupsOf.keys()].filter((cue) => foldText(cue).text !== cue)).toEqual([]);
  });

  test('have no brackets inside the name of a placeholder, and each name once', () => {
    const names = Object.values(words.placeholders).map(({ name }) => name);

    expect(names.filter((name) => /[[\]{}\n]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('name verbs for every kind of step but the last', () => {
    expect(STEP_KINDS.filter((kind) => kind !== 'other' && words.steps[kind].cues.length === 0)).toEqual([]);
  });

  test('make no claims about a picture that pixels cannot show', () => {
    const lines = [
      ...Object.values(words.look),
      ...words.types.image_generation.constraints,
      words.types.image_generation.title,
    ];
    const claims = lines.flatMap((line) => findGroups(words, foldText(line).text));

    expect(claims.filter(({ group }) => group === 'content')).toEqual([]);
  });
});
