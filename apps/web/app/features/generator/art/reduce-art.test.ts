// @vitest-environment jsdom
import type { ArtProposal } from '@wordlamp/engine/art';
import { afterEach, expect, test } from 'vitest';
import { runEvents } from '../../../ui/testing/run-events.ts';
import type { Answer } from '../generation.ts';
import { type ArtChoices, NO_CHOICES } from './art-choices.ts';
import { ART_STARTERS } from './art-starters.ts';
import { type ArtEvent, type ArtState, INITIAL_ART, isReady, isStale, listsProblems } from './art-state.ts';
import { keepArt, readKeptArt, shownVersion } from './art-version.ts';
import { reduceArt } from './reduce-art.ts';

const CHOICES: ArtChoices = { ...NO_CHOICES, ...ART_STARTERS[0]?.choices, details: 'a fox' };
const PRESS: ArtEvent = { type: 'submitted', writer: 'server', pageLanguage: 'en' };
const DUE: ArtEvent = { type: 'handOverDue', pageLanguage: 'en' };
const NO_PROPOSAL: ArtProposal = {
  subject: null,
  style: null,
  medium: null,
  mood: null,
  colors: null,
  artist: null,
  setting: null,
};
const WRITTEN: Answer = { outcome: 'written', prompt: 'From the server.', requests: 3 };

afterEach(() => sessionStorage.clear());

const run = (start: ArtState, ...events: readonly ArtEvent[]) => runEvents(reduceArt, start, events);
const chosen = (field: 'details' | 'mood', value: string): ArtEvent => ({ type: 'chosen', field, value });
const began = (content: ArtChoices, start: 'now' | 'soon' | 'never'): ArtEvent => ({
  type: 'began',
  beginning: { content, start },
  kept: undefined,
  pageLanguage: 'en',
});

function answer(state: ArtState, given: Answer) {
  if (state.sheet.status !== 'working') throw new Error('Nothing is being written');
  return run(state, { type: 'answered', request: state.sheet.request, answer: given });
}
function outputIn({ sheet }: ArtState) {
  if (sheet.status !== 'ready') throw new Error('There is no result');
  return sheet.output;
}
const shownIn = (state: ArtState) => shownVersion(outputIn(state));
/** Writes the version that is wanted; undefined: it could not be written. */
const writeVersion = (state: ArtState, prompt: string | undefined) =>
  run(state, {
    type: 'versionWritten',
    of: outputIn(state).wanted,
    version: prompt === undefined ? undefined : { prompt, notes: [] },
  });

const filled = () => run(INITIAL_ART, began(CHOICES, 'never')).state;
const ready = () => writeVersion(answer(run(filled(), PRESS).state, WRITTEN).state, 'the same, for its notes').state;

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

test('the server’s text stands until another version is there, and when one cannot be written nothing does', () => {
  expect(shownIn(ready())).toMatchObject({ prompt: 'From the server.', isBehind: false });
  const wanted = run(ready(), { type: 'targetOpened', target: 'midjourney' });
  expect(wanted.done).toEqual(['writeVersion']);
  expect(shownIn(wanted.state).isBehind).toBe(true);

  expect(shownIn(writeVersion(wanted.state, 'For Midjourney.').state)).toMatchObject({
    prompt: 'For Midjourney.',
    isBehind: false,
  });
  const failed = writeVersion(wanted.state, undefined);
  expect(shownIn(failed.state).prompt).toBeUndefined();
  expect(failed.effects).toEqual([{ do: 'notify', key: 'rewriteFailed' }]);
});

test('a version that another one has overtaken is not shown', () => {
  const first = run(ready(), { type: 'wordingAsked' }).state;
  const of = outputIn(first).wanted;
  const second = run(first, { type: 'wordingAsked' }).state;

  expect(run(second, { type: 'versionWritten', of, version: { prompt: 'x', notes: [] } }).state).toBe(second);
});

test('each other wording can be undone, down to the server’s own text', () => {
  const second = writeVersion(run(ready(), { type: 'wordingAsked' }).state, 'Second.').state;
  const third = writeVersion(run(second, { type: 'wordingAsked' }).state, 'Third.').state;
  expect(shownIn(third).prompt).toBe('Third.');

  const back = run(third, { type: 'wordingUndone' });
  expect(back.effects).toMatchObject([
    { do: 'announce', key: 'generator:wordingBackStatus' },
    { do: 'writeVersion', of: { variant: 1 } },
  ]);
  expect(shownIn(run(back.state, { type: 'wordingUndone' }).state).prompt).toBe('From the server.');
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

test('details that were typed since stand below those that come back', () => {
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

test('a result survives the page in the version that was shown', () => {
  const wanted = run(ready(), { type: 'targetOpened', target: 'flux' }, { type: 'wordingAsked' }).state;
  const kept = writeVersion(wanted, 'For Flux.').state;
  keepArt('art-prompt', outputIn(kept));

  const { state, done } = run(INITIAL_ART, {
    type: 'began',
    beginning: { content: CHOICES, start: 'never' },
    kept: readKeptArt('art-prompt'),
    pageLanguage: 'en',
  });

  expect(state.target).toBe('flux');
  expect(shownIn(state)).toMatchObject({ prompt: 'For Flux.', isBehind: false });
  expect(outputIn(state).wanted).toEqual(outputIn(kept).wanted);
  expect(isStale(state)).toBe(false);
  expect(done).toEqual(['saveDraft', 'writeVersion']);
  expect(shownIn(run(state, { type: 'wordingUndone' }).state).prompt).toBe('For Flux.');
});

test.each(['{"output":{"prompt":7}}', '7', '{', '{"output":{"prompt":"x","request":{}}}'])(
  '%s in the storage is no result',
  (stored) => {
    sessionStorage.setItem('result:art-prompt', stored);

    expect(readKeptArt('art-prompt')).toBeUndefined();
  },
);
