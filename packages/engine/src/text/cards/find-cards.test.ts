import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../languages.ts';
import { TEXT_PACKS } from '../all-text-packs.ts';
import { foldText } from '../fold-text.ts';
import { lexiconOf } from '../lexicon.ts';
import { readIdea } from '../read-idea.ts';
import { FORM_IDS, SUBJECT_IDS } from './card-ids.ts';
import type { CardWords } from './card-words.ts';
import { findCards } from './find-cards.ts';
import { CUE_RULE_IDS, EDGE_IDS, RULE_IDS } from './rule-ids.ts';
import { cardExamplesOf } from './testing/examples.ts';

/** They repeat what slots contain, which have their own examples. */
const OF_SLOTS = ['other-language', 'limit', 'exclusions', 'verbatim', 'facts'];

describe.each(LANGUAGE_CODES)('the cards of %s', (language) => {
  const pack = TEXT_PACKS[language];
  const words = pack.cards as CardWords;
  const examples = cardExamplesOf(language);
  const cards = [...FORM_IDS.map((id) => words.forms[id]), ...SUBJECT_IDS.map((id) => words.subjects[id])];
  const firing = (idea: string): string[] => {
    const { spoken, visible, slots, hasQuotation, shape } = readIdea(idea, pack);
    const { form, subject, rules } = findCards(
      { spoken, visible, slots, hasQuotation, isQuestion: shape === 'question' },
      words,
      { language, patterns: lexiconOf(pack).patterns, chosen: null, likely: null },
    );
    return [form, subject, ...rules].filter((id) => id !== null);
  };

  test.each(Object.keys(examples))('%s fires in its ideas and not in look-alikes', (id) => {
    const { fires = [], not = [] } = examples[id] ?? {};
    expect(fires.length).toBeGreaterThan(1);
    expect(not.length).toBeGreaterThan(0);
    expect(fires.filter((idea) => !firing(idea).includes(id))).toEqual([]);
    expect(not.filter((idea) => firing(idea).includes(id))).toEqual([]);
  });

  test('have examples, but for the forms of a job, corrections and slots', () => {
    const without = [...FORM_IDS, ...SUBJECT_IDS, ...RULE_IDS].filter((id) => examples[id] === undefined);
    expect(without).toEqual([...FORM_IDS.slice(FORM_IDS.indexOf('presentation')), 'correction', ...OF_SLOTS]);
  });

  test('say at most three things each, and set no number and no bracket', () => {
    const lines = [...cards.flatMap((card) => card.lines), ...RULE_IDS.map((id) => words.rules[id])];
    expect(cards.filter(({ lines: said }) => said.length === 0 || said.length > 3)).toEqual([]);
    expect(lines.filter((line) => line.trim() === '' || /[[\]{}2-9]|\d\d/.test(line))).toEqual([]);
  });

  test('look for what folded text holds', () => {
    const cues = [
      ...cards.flatMap((card) => [...card.cues, ...card.vetoes]),
      ...CUE_RULE_IDS.flatMap((id) => words.ruleCues[id]),
      ...EDGE_IDS.flatMap((id) => words.edges[id]),
    ];
    const bare = cues.map((cue) => cue.replace(/^-|\$$/g, ''));
    expect(bare.filter((cue) => foldText(cue).text !== cue)).toEqual([]);
  });
});

const SLOTS = { exclusions: [], facts: [], length: null, resultLanguage: null, count: null, format: null };
const source = { spoken: '', visible: '', slots: SLOTS, hasQuotation: false, isQuestion: false };
const en = TEXT_PACKS.en.cards as CardWords;
const { patterns } = lexiconOf(TEXT_PACKS.en);

test.each([
  ['the form that is named first', { visible: 'letter for my speech teacher' }, { form: 'letter' }],
  ['the longer of two that begin together', { visible: 'cover letter for the zoo' }, { form: 'cover-letter' }],
  ['no form that a veto silences', { visible: 'what does this error message mean' }, { form: 'bug' }],
  [
    'no advice on health in a message',
    { visible: 'text my doctor that i am late' },
    { form: 'message', subject: null },
  ],
  ['no subject where two kinds of it stand without a form', { visible: 'landlord, pain, refund' }, { subject: null }],
  ['advice alone in a question', { visible: 'landlord and my rights', isQuestion: true }, { subject: 'law' }],
  [
    'what the asking clause is about',
    { visible: 'thank you card for ida, her mother died' },
    { form: 'card', subject: 'thanks' },
  ],
  ['what is said before to whom', { visible: 'message to my boss, his mother died' }, { subject: 'condolence' }],
  [
    'no circumstance of a list',
    { visible: 'packing list for a week at sea, my dog comes too' },
    { form: 'checklist', subject: null },
  ],
  ['no lecture beside questions', { visible: 'questions to ask the doctor' }, { form: 'questions', subject: null }],
  ['no complaint in a notice', { visible: 'notice for the lobby, no refund' }, { form: 'notice', subject: null }],
  ['what was read of the idea', { visible: 'poem', slots: { ...SLOTS, length: '5 lines' } }, { rules: ['limit'] }],
  ['facts only in texts about people', { visible: 'poem', slots: { ...SLOTS, facts: ['a', 'b', 'c'] } }, { rules: [] }],
  [
    'facts where they are many',
    { visible: 'email', slots: { ...SLOTS, facts: ['a', 'b', 'c'] } },
    { rules: ['facts'] },
  ],
  ['no rule for two of them', { visible: 'email', slots: { ...SLOTS, facts: ['a', 'b'] } }, { rules: [] }],
  [
    'a way for a question that asks for one',
    { visible: 'how do i get wax out of a tablecloth', isQuestion: true },
    { form: 'how-to', isQuiet: false },
  ],
  [
    'an answer for a question that asks for a fact',
    { visible: 'is wax bad for a drain', isQuestion: true },
    { form: 'answer', isQuiet: false },
  ],
  [
    'a way at the end of what happened, no mail',
    { visible: 'my email got hacked what do i do', isQuestion: true },
    { form: 'how-to', isQuiet: false },
  ],
  ['tips that open an idea', { visible: 'tips for moving with two cats' }, { form: 'how-to', isQuiet: false }],
  ['nothing for a way in the middle', { visible: 'send the tenants a note how to sort the trash' }, { isQuiet: true }],
  ['quotations in those', { visible: 'card for dad', hasQuotation: true }, { rules: ['verbatim'] }],
])('it takes %s', (_, given, expected) => {
  expect(
    findCards({ ...source, ...given }, en, { language: 'en', patterns, chosen: null, likely: null }),
  ).toMatchObject(expected);
});

test('in verb-final languages, the last form named in its clause wins', () => {
  const words = {
    ...en,
    forms: {
      ...en.forms,
      letter: { ...en.forms.letter, cues: ['mektup'] },
      speech: { ...en.forms.speech, cues: ['konusma'] },
    },
  };
  expect(
    findCards({ ...source, visible: 'konusma kursuna mektup, konusma kisa' }, words, {
      language: 'tr',
      patterns: lexiconOf(TEXT_PACKS.tr).patterns,
      chosen: null,
      likely: null,
    }).form,
  ).toBe('letter');
});
