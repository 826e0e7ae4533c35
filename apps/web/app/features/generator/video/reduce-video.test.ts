import { buildVideoPrompt } from '@wordlamp/engine/video';
import type { VideoForm } from '@wordlamp/engine/video-form';
import { expect, test } from 'vitest';
import { runEvents } from '../../../ui/testing/run-events.ts';
import { reduceVideo } from './reduce-video.ts';
import { EMPTY_FORM } from './video-draft.ts';
import { INITIAL_VIDEO, isFilled, isStale, type VideoEvent, type VideoState } from './video-state.ts';

const FOX: VideoForm = { ...EMPTY_FORM, subject: 'a fox' };
const PRESS: VideoEvent = { type: 'submitted' };
const EXAMPLE: VideoEvent = { type: 'exampleLoaded', form: { ...EMPTY_FORM, subject: 'a samurai' } };
const typed = (value: string): VideoEvent => ({ type: 'typed', field: 'subject', value });
const promptOf = (form: VideoForm) => buildVideoPrompt(form, { generatedAt: '2026-05-02T00:00:00.000Z', tool: 'test' });

const run = (start: VideoState, ...events: readonly VideoEvent[]) => runEvents(reduceVideo, start, events);
function finish(state: VideoState) {
  if (state.building === undefined) throw new Error('Nothing is being built');
  return run(state, { type: 'built', of: state.building, prompt: promptOf(state.building) });
}
const ready = () => finish(run(INITIAL_VIDEO, typed('a fox'), PRESS).state).state;

test('a press builds the form as it is then; what is typed since is of the next one', () => {
  const { state } = run(INITIAL_VIDEO, typed('a fox'), PRESS, typed('a wolf'));

  const { state: after, done } = finish(state);

  expect(after).toMatchObject({ building: undefined, built: { of: FOX, prompt: { subject: 'a fox' } } });
  expect(done).toEqual(['announce']);
});

test('a second press while one is built only says so; the same form can be built again', () => {
  const building = run(INITIAL_VIDEO, PRESS).state;
  expect(run(building, PRESS).state).toBe(building);

  expect(run(finish(building).state, PRESS).state.building).toEqual(EMPTY_FORM);
});

test('what is built after Reset comes to nothing', () => {
  const building = run(INITIAL_VIDEO, typed('a fox'), PRESS).state;
  const cleared = run(building, { type: 'cleared' }).state;

  expect(run(cleared, { type: 'built', of: building.building ?? FOX, prompt: promptOf(FOX) }).state).toBe(cleared);
});

test('an engine that cannot be loaded leaves the prompt before', () => {
  const before = ready();
  const building = run(before, PRESS).state;

  const { state, done } = run(building, { type: 'built', of: building.building ?? FOX, prompt: undefined });

  expect(state.built).toBe(before.built);
  expect(state.building).toBeUndefined();
  expect(done).toEqual(['tellNotLoaded']);
});

test.each<{ name: string; events: VideoEvent[]; stale: boolean }>([
  { name: 'the same form', events: [typed('a fox ')], stale: false },
  { name: 'another subject', events: [typed('a wolf')], stale: true },
  { name: 'an example', events: [EXAMPLE], stale: true },
  { name: 'an empty form', events: [typed('')], stale: false },
  { name: 'another form that is being built', events: [typed('a wolf'), PRESS], stale: false },
])('with $name the prompt is stale: $stale', ({ events, stale }) => {
  expect(isStale(run(ready(), ...events).state)).toBe(stale);
});

test('Reset takes form and prompt away, and Undo brings both back', () => {
  const before = ready();
  const cleared = run(before, { type: 'cleared' });
  expect(isFilled(cleared.state)).toBe(false);
  expect(cleared.effects[0]).toEqual({ do: 'saveDraft', form: EMPTY_FORM });

  expect(run(cleared.state, { type: 'undone' }).state).toEqual({ ...before, removed: undefined });
  expect(run(cleared.state, { type: 'undoOver' }).state.removed).toBeUndefined();
  expect(run(cleared.state, PRESS).state.removed).toBeUndefined();
});

test('an example leaves the prompt and can be undone; in an empty form it takes nothing away', () => {
  const before = ready();
  const filled = run(before, EXAMPLE).state;
  expect(filled.built).toBe(before.built);
  expect(run(filled, { type: 'undone' }).state.form).toEqual(FOX);

  expect(run(INITIAL_VIDEO, EXAMPLE).state.removed).toBeUndefined();
  expect(run(INITIAL_VIDEO, { type: 'exampleLoaded', form: undefined }).done).toEqual(['tellNotLoaded']);
});

test('what was pressed before the app is built at once', () => {
  expect(run(INITIAL_VIDEO, { type: 'began', form: FOX, isPressed: true }).state.building).toBe(FOX);
  expect(run(INITIAL_VIDEO, { type: 'began', form: FOX, isPressed: false }).state.building).toBeUndefined();
});
