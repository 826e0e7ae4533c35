import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../languages.ts';
import { TEXT_PACKS } from '../all-text-packs.ts';
import { foldText } from '../fold-text.ts';
import { lexiconOf } from '../lexicon.ts';
import { FORM_IDS, type FormId, SUBJECT_IDS, type SubjectId } from './card-ids.ts';
import type { CardWords } from './card-words.ts';
import { findGaps } from './find-gaps.ts';
import { GAP_IDS, gapsWanted } from './gap-ids.ts';

const pack = TEXT_PACKS.en;
const { patterns, capitalizesNouns } = lexiconOf(pack);
const gapsIn = (typed: string, form: FormId | null, subject: SubjectId | null) =>
  findGaps(form, subject, { typed, patterns, capitalizesNouns }, pack.cards as CardWords);

test.each<[string, FormId | null, SubjectId | null, string[]]>([
  ['cancel gym membership', null, 'cancel', ['contract or member number', 'end date', 'my address']],
  ['cancel my gym by 31 March', null, 'cancel', ['contract or member number', 'my address']],
  ['cancel my gym, member no 55', null, 'cancel', ['end date', 'my address']],
  ['cancel contract 4471802', null, 'cancel', ['end date', 'my address']],
  ['invitation, 7 june, 6pm', null, 'invitation', ['place', 'reply-by date']],
  ['kettle arrived broken, paid $40', null, 'complaint', ['order or booking number', 'date of purchase or booking']],
  ['ad for a lamp, 12 €, hardly used', 'listing', null, ['size or measurements', 'pickup or viewing']],
  ['lost cat, call +49 555 0199 22', 'notice', 'lost', ['where and when last seen', 'distinguishing marks', 'date']],
])('%s as %s on %s', (typed, form, subject, names) => {
  expect(gapsIn(typed, form, subject).names).toEqual(names);
});

test.each<[string, FormId | null, SubjectId | null, string, string[]]>([
  ['workout at home', 'training', null, 'ask', ['injuries or pain', 'hours a week']],
  ['can he do that', 'answer', 'law', 'ask', ['country or state', 'what the contract or letter says']],
  ['3 days in porto', 'trip', null, 'assume', ['starting point', 'month', 'budget']],
  ['poem on rain', 'poem', null, 'none', []],
  ['checklist for camping with my dog', 'checklist', 'pets', 'assume', []],
])('%s as %s on %s: %s', (typed, form, subject, how, names) => {
  expect(gapsIn(typed, form, subject)).toMatchObject({ how, names });
});

test('says that all is given', () => {
  const told = 'workout at home, bad knee, 15 minutes';
  expect(gapsIn(told, 'training', null)).toMatchObject({ names: [], isComplete: true });
});

test('every gap is wanted by a card, named once in its language, and looks for folded words', () => {
  const wanted = new Set([
    ...FORM_IDS.flatMap((form) => gapsWanted(form, null).ids),
    ...SUBJECT_IDS.flatMap((subject) => gapsWanted(null, subject).ids),
  ]);
  expect(GAP_IDS.filter((id) => !wanted.has(id))).toEqual([]);
  for (const language of LANGUAGE_CODES) {
    const { gaps } = TEXT_PACKS[language].cards as CardWords;
    const names = GAP_IDS.map((id) => gaps[id].name).filter((name) => name !== '');
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /[[\]{}!?,]|[2-9]/.test(name))).toEqual([]);
    const given = GAP_IDS.flatMap((id) => gaps[id].given).map((cue) => cue.replace(/^-|\$$/g, ''));
    expect(given.filter((cue) => foldText(cue).text !== cue)).toEqual([]);
  }
});
