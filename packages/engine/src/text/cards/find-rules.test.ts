import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../all-text-packs.ts';
import { lexiconOf } from '../lexicon.ts';
import { readIdea } from '../read-idea.ts';
import type { FormId } from './card-ids.ts';
import { findMarks } from './card-lexicon.ts';
import type { CardWords } from './card-words.ts';
import { findRules } from './find-rules.ts';

const pack = TEXT_PACKS.en;

function rulesFor(idea: string, form: FormId | null, isPair = false) {
  const { spoken, visible, slots, hasQuotation } = readIdea(idea, pack);
  const marks = findMarks(spoken, pack.cards as CardWords);
  const { patterns } = lexiconOf(pack);
  return findRules({ form, isPair, spoken, visible, marks, slots, hasQuotation, patterns });
}

test.each<[string, FormId | null, string]>([
  ['email, never write "sorry" or "regret"', 'email', 'banned-words'],
  ['trip to prague, 400 usd, prices in eur', 'trip', 'units'],
  ['recipe, 200 g flour and 3 oz butter', 'recipe', 'units'],
  ['letter, fix it by friday please', 'letter', 'deadline'],
  ['they charged 49 € instead of 39 €, email', 'email', 'side-by-side'],
  ['python that flags orders over 500', 'code', 'threshold'],
  ['12 names for a boat', 'names', 'exact-count'],
  ['how long? and how hot?', 'answer', 'questions'],
  ['meals for a week, budget 60', 'meals', 'budget'],
  ['meals for a week, one of us is allergic to nuts', 'meals', 'allergy'],
])('%s as %s: %s', (idea, form, rule) => {
  expect(rulesFor(idea, form)).toContain(rule);
});

test.each<[string, FormId | null, string]>([
  ['card that says "best cook"', 'card', 'banned-words'],
  ['notice with no people, room for the words "autumn fair"', 'notice', 'banned-words'],
  ['not sure. put "closed" on it', 'notice', 'banned-words'],
  ['recipe, 200 g flour and 3 eggs', 'recipe', 'units'],
  ["python, don't overwrite files", 'code', 'threshold'],
  ['poem by friday', 'poem', 'deadline'],
  ['notice, water is off on 14 November, 9 till 1 pm', 'notice', 'deadline'],
  ['i come at 4 instead of 3, message', 'message', 'side-by-side'],
  ['letter, they charge 90 € instead of less', 'letter', 'side-by-side'],
  ['letter, 90 € on 3 May instead of 4 May', 'letter', 'side-by-side'],
  ['mail in german, without a translation below', 'email', 'bilingual'],
  ['budget for a month in lisbon', 'costs', 'budget'],
  ['report, nobody hurt, no jargon', 'report', 'exclusions'],
  ['about 12 names for a boat', 'names', 'exact-count'],
  ['5-7 ideas for lunch', 'ideas', 'exact-count'],
  ['email: can you come? and when?', 'email', 'questions'],
  ['message to the teacher: she is allergic to nuts', 'message', 'allergy'],
  ['which is harder, korean and japanese', 'decision', 'bilingual'],
  ['mail to the coach, we are back by 12:30', 'email', 'deadline'],
  ['keep "slowly" exactly as it stands, no emojis', 'caption', 'banned-words'],
  ['card, don\'t change a word of "ahoy"', 'card', 'exclusions'],
  ['poem in my scottish grans words, exactly as she said them', 'poem', 'exclusions'],
  ['letter in plain language, my own is b1', 'letter', 'plain'],
  ['guide for the kettle, at most 7 steps', 'instructions', 'threshold'],
  ['study plan, 28 chapters left', 'study', 'exact-count'],
  ['card to show at cafes, my son is allergic to nuts', 'card', 'allergy'],
  ['notice, not too long', 'notice', 'exclusions'],
  ['names for a brown poodle, no names of food', 'names', 'unnamed'],
  ['card for waiters, no peanuts, no fish', 'short-text', 'exclusions'],
  ['email in german, explain it in english to me', 'email', 'bilingual'],
])('%s as %s: no %s', (idea, form, rule) => {
  expect(rulesFor(idea, form)).not.toContain(rule);
});

test('a quotation next to a banned one is kept word for word', () => {
  expect(rulesFor('card that says "best cook", don\'t write "old"', 'card')).toEqual(
    expect.arrayContaining(['banned-words', 'verbatim']),
  );
});

test('a single letter is a name, and no words to keep', () => {
  const rules = rulesFor('letter for class 4 "b", don\'t write "sadly"', 'letter');
  expect(rules).toContain('banned-words');
  expect(rules).not.toContain('verbatim');
});

test('two languages silence the rule of one', () => {
  const rules = rulesFor('notice in english and spanish for the pool', 'notice');
  expect(rules).toContain('bilingual');
  expect(rules).not.toContain('other-language');
});

test('at most three are printed, specific ones first', () => {
  const rules = rulesFor(
    'letter by friday, 900 € instead of 820 €, no names, under 100 words, at 9am london time',
    'letter',
  );
  expect(rules).toEqual(['unnamed', 'side-by-side', 'time-zone']);
});
