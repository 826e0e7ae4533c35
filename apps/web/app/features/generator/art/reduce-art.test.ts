import type { ArtProposal } from '@wordlamp/engine/art';
import { expect, test } from 'vitest';
import { NO_CHOICES } from './art-choices.ts';
import { type ArtEvent, INITIAL_ART, isReady, isStale, listsProblems } from './art-state.ts';
import { answer, began, CHOICES, chosen, DUE, filled, NO_PROPOSAL, PRESS, ready, run } from './testing/art-events.ts';

test.each([
  { name: 'open choices', choices: NO_CHOICES, does: [{ do: 'notify', key: 'requiredFields' }, 'subject'] },
  {
    name: 'one open choice and no details',
    choices: { ...CHOICES, details: '', mood: null },
    does: [{ do: 'notify', key: 'requiredFields' }, 'mood'],
  },
  {
    name: 'details that are too long',
    choices: { ...CHOICES, details: 'word '.repeat(201) },
    does: [{ do: 'explain', problem: 'too_many_words', how: 'notify' }, 'details'],
  },
])('pressed with $name it explains, leads to the first field and sends nothing', ({ choices, does }) => {
  const before = run(INITIAL_ART, began(choices, 'never')).state;
  expect(isReady(before)).toBe(false);
  expect(listsProblems(before)).toBe(false);

  const { state, effects } = run(before, PRESS);

  const [said, field] = does;
  expect(effects).toEqual([said, { do: 'focusField', field }]);
  expect(listsProblems(state)).toBe(true);
  expect(state.sheet.status).toBe('idle');
});

test('the list of problems goes once nothing is wrong any more', () => {
  const listed = run(INITIAL_ART, began({ ...CHOICES, details: '', mood: null }, 'never'), PRESS).state;

  expect(listsProblems(run(listed, chosen('mood', 'peaceful')).state)).toBe(false);
});

test('a press sends the composed sentence for the open target', () => {
  const { effects } = run(filled(), { type: 'targetOpened', target: 'flux' }, PRESS);

  expect(effects).toMatchObject([
    { do: 'generate', request: { type: 'art-prompt', target: 'flux', pageLanguage: 'en' }, writer: 'server' },
  ]);
});

test('a hand-over starts when its time has come and the proposals are there, whichever comes last', () => {
  const idea = 'a fox at dusk';
  const start = run(INITIAL_ART, began({ ...NO_CHOICES, details: idea }, 'soon'));
  expect(start.effects).toContainEqual({ do: 'propose', idea });
  const { details: _, ...rest } = CHOICES;
  const proposed: ArtEvent = { type: 'proposed', idea, proposal: { ...NO_PROPOSAL, ...rest }, pageLanguage: 'en' };

  expect(run(start.state, DUE).done).toEqual([]);
  expect(run(start.state, DUE, proposed).done).toEqual(['saveDraft', 'announce', 'generate']);
  expect(run(start.state, proposed, DUE).done).toEqual(['saveDraft', 'announce', 'generate']);
  expect(run(start.state, proposed).state.suggested.has('mood')).toBe(true);
});

test('where nothing can be proposed the idea alone is sent, with what was chosen by hand', () => {
  const idea = 'a fox';
  const start = run(INITIAL_ART, began({ ...NO_CHOICES, details: idea, mood: 'dark' }, 'soon')).state;

  const { state, done } = run(start, DUE, { type: 'proposed', idea, proposal: undefined, pageLanguage: 'en' });

  expect(done).toEqual(['generate']);
  expect(state.sheet).toMatchObject({ request: { text: idea, chosen: { mood: 'dark' } } });
});

test('what is only proposed is not sent', () => {
  const idea = 'a fox';
  const start = run(INITIAL_ART, began({ ...NO_CHOICES, details: idea }, 'soon')).state;
  const proposal: ArtProposal = {
    subject: 'animals',
    style: 'realistic',
    medium: 'ink',
    mood: 'dark',
    colors: 'cool',
    artist: null,
    setting: null,
  };

  const { state } = run(start, DUE, { type: 'proposed', idea, proposal, pageLanguage: 'en' });

  expect(state.sheet).toMatchObject({ request: { text: idea, chosen: {} } });
});

test('what is chosen while the engine proposes stays, and nothing starts by itself', () => {
  const idea = 'a fox';
  const start = run(INITIAL_ART, began({ ...NO_CHOICES, details: idea }, 'soon'), chosen('mood', 'dark')).state;
  const proposal: ArtProposal = { ...NO_PROPOSAL, mood: 'peaceful', style: 'realistic' };

  const { state, done } = run(start, { type: 'proposed', idea, proposal, pageLanguage: 'en' }, DUE);

  expect(state.choices).toMatchObject({ mood: 'dark', style: 'realistic' });
  expect(state.suggested).toEqual(new Set(['style']));
  expect(done).toEqual(['saveDraft', 'announce']);
});

test('proposals for choices that were reset come to nothing', () => {
  const idea = 'a fox';
  const start = run(INITIAL_ART, began({ ...NO_CHOICES, details: idea }, 'soon'), { type: 'cleared' }).state;
  const proposal: ArtProposal = { ...NO_PROPOSAL, mood: 'dark' };

  expect(run(start, { type: 'proposed', idea, proposal, pageLanguage: 'en' }).state).toBe(start);
});

test.each<{ name: string; events: ArtEvent[]; stale: boolean }>([
  { name: 'the same choices', events: [], stale: false },
  { name: 'another choice', events: [chosen('mood', 'dark')], stale: true },
  { name: 'other details', events: [chosen('details', 'a fox at dusk')], stale: true },
  { name: 'the first choice again', events: [chosen('mood', 'dark'), chosen('mood', 'peaceful')], stale: false },
  { name: 'another target', events: [{ type: 'targetOpened', target: 'flux' }], stale: false },
  { name: 'another wording', events: [{ type: 'wordingAsked' }], stale: false },
  { name: 'an example', events: [{ type: 'exampleTaken', example: { ...CHOICES, mood: 'dark' } }], stale: true },
  { name: 'other choices that are being written for', events: [chosen('mood', 'dark'), PRESS], stale: false },
])('with $name the result is stale: $stale', ({ events, stale }) => {
  expect(isStale(run(ready(), ...events).state)).toBe(stale);
});

test('a fallback has one form only', () => {
  const made = answer(run(filled(), PRESS).state, { outcome: 'fallback', prompt: 'x', isOffline: true });

  expect(made.done).toEqual(['tell']);
  expect(run(made.state, { type: 'wordingAsked' }).done).toEqual([]);
});

test('Reset takes choices and result away, and Undo brings them back with what was chosen since', () => {
  const before = run(ready(), chosen('details', '')).state;
  const cleared = run(before, { type: 'cleared' });
  expect(cleared.state).toMatchObject({ choices: NO_CHOICES, sheet: { status: 'idle' } });
  expect(cleared.done).toContain('forgetResult');

  const { state } = run(cleared.state, chosen('mood', 'dark'), chosen('details', 'and rain'), { type: 'undone' });

  expect(state.choices).toEqual({ ...before.choices, details: 'and rain' });
  expect(state.sheet).toBe(before.sheet);
  expect(run(state, { type: 'undone' }).state).toBe(state);
});

test('details that were typed since are below the restored ones', () => {
  const { state } = run(ready(), { type: 'cleared' }, chosen('details', 'and rain'), { type: 'undone' });

  expect(state.choices.details).toBe('a fox\nand rain');
});

test('an example stops what is being written, and Undo is gone once a new prompt is asked for', () => {
  const working = run(filled(), PRESS).state;
  const taken = run(working, { type: 'exampleTaken', example: { ...CHOICES, mood: 'dark' } }).state;
  expect(taken.sheet.status).toBe('idle');
  expect(taken.removed).toMatchObject({ choices: CHOICES });

  expect(run(taken, PRESS).state.removed).toBeUndefined();
  expect(run(taken, { type: 'undoOver' }).state.removed).toBeUndefined();
});
