import { buildVideoPrompt } from '@wordlamp/engine/video';
import { VIDEO_FIELDS, type VideoForm } from '@wordlamp/engine/video-form';
import { expect, test } from 'vitest';
import { runEvents } from '../../../ui/testing/run-events.ts';
import { reduceVideo } from './reduce-video.ts';
import { EMPTY_FORM } from './video-draft.ts';
import {
  type Building,
  INITIAL_VIDEO,
  isFilled,
  isGenerating,
  isStale,
  type VideoEvent,
  type VideoState,
} from './video-state.ts';

const FOX: VideoForm = { ...EMPTY_FORM, subject: 'a fox' };
const PRESS: VideoEvent = { type: 'submitted' };
const EXAMPLE: VideoEvent = { type: 'exampleLoaded', form: { ...EMPTY_FORM, subject: 'a samurai' } };
const typed = (value: string): VideoEvent => ({ type: 'typed', field: 'subject', value });
const promptOf = (form: VideoForm) => buildVideoPrompt(form, { generatedAt: '2026-05-02T00:00:00.000Z', tool: 'test' });

const run = (start: VideoState, ...events: readonly VideoEvent[]) => runEvents(reduceVideo, start, events);
function buildingOf({ building }: VideoState): Building {
  if (building === undefined) throw new Error('Nothing is being built');
  return building;
}
function finish(state: VideoState) {
  const of = buildingOf(state);
  return run(state, { type: 'built', of, prompt: promptOf(of.form) });
}
const ready = () => finish(run(INITIAL_VIDEO, typed('a fox'), PRESS).state).state;

test('a press builds the form as it is then; what is typed since is of the next one', () => {
  const { state } = run(INITIAL_VIDEO, typed('a fox'), PRESS, typed('a wolf'));

  const { state: after, done } = finish(state);

  expect(after).toMatchObject({ building: undefined, built: { of: { form: FOX }, prompt: { subject: 'a fox' } } });
  expect(done).toEqual(['announce']);
});

test('a second press while one is built only says so; the same form can be built again', () => {
  const building = run(INITIAL_VIDEO, PRESS).state;
  expect(run(building, PRESS).state).toBe(building);

  expect(run(finish(building).state, PRESS).state.building?.form).toEqual(EMPTY_FORM);
});

test('what is built after Reset comes to nothing', () => {
  const building = run(INITIAL_VIDEO, typed('a fox'), PRESS).state;
  const cleared = run(building, { type: 'cleared' }).state;

  expect(run(cleared, { type: 'built', of: buildingOf(building), prompt: promptOf(FOX) }).state).toBe(cleared);
});

test('an engine that cannot be loaded leaves the prompt before', () => {
  const before = ready();
  const building = run(before, PRESS).state;

  const { state, done } = run(building, { type: 'built', of: buildingOf(building), prompt: undefined });

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
  expect(cleared.effects[0]).toEqual({ do: 'saveDraft', draft: { form: EMPTY_FORM, isFromIdea: false } });

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
  const content = { form: FOX, isFromIdea: false };
  expect(run(INITIAL_VIDEO, { type: 'began', content, isPressed: true }).state.building?.form).toBe(FOX);
  expect(run(INITIAL_VIDEO, { type: 'began', content, isPressed: false }).state.building).toBeUndefined();
});

const IDEA = 'a fox runs, close-up';
const READ: VideoForm = { ...EMPTY_FORM, subject: 'a fox', action: 'runs', composition: 'close-up' };
const handOver = (draft: VideoForm = EMPTY_FORM): VideoEvent => ({
  type: 'handedOver',
  idea: IDEA,
  draft: { form: draft, isFromIdea: false },
});
const read = (form: VideoForm | undefined): VideoEvent => ({ type: 'ideaRead', idea: IDEA, form });

test('an idea fills the action field until it is read', () => {
  const { state, effects } = run(INITIAL_VIDEO, handOver());

  const form = { ...EMPTY_FORM, action: IDEA };
  expect(state).toMatchObject({ form, isFromIdea: true, building: undefined, removed: undefined });
  expect(isGenerating(state)).toBe(true);
  expect(effects).toContainEqual({ do: 'saveDraft', draft: { form, isFromIdea: true } });
  expect(effects).toContainEqual({ do: 'readIdea', idea: IDEA });
});

test('an idea that is read fills the form, is kept as its draft and is built without a wait', () => {
  const { state, effects } = run(INITIAL_VIDEO, handOver(), read(READ));

  expect(state).toMatchObject({ form: READ, building: { form: READ, isFromIdea: true, isAtOnce: true } });
  expect(effects.at(-1)).toEqual({ do: 'saveDraft', draft: { form: READ, isFromIdea: true } });
  const { state: ready } = finish(state);
  expect(ready).toMatchObject({ building: undefined, built: { of: { form: READ, isFromIdea: true } } });
  expect(isStale(ready)).toBe(false);
});

test('a draft that gives way to an idea comes back by Undo, also while the prompt is being built', () => {
  const building = run(INITIAL_VIDEO, handOver(FOX), read(READ)).state;

  for (const state of [building, finish(building).state]) {
    const undone = run(state, { type: 'undone' });
    expect(undone.state).toEqual({ ...INITIAL_VIDEO, form: FOX });
    expect(undone.effects).toContainEqual({ do: 'saveDraft', draft: { form: FOX, isFromIdea: false } });
  }
});

test('text typed while an idea is being read is kept in addition to the idea, and nothing starts by itself', () => {
  const typing = run(INITIAL_VIDEO, handOver(), typed('a wolf')).state;
  expect(typing.form).toEqual({ ...EMPTY_FORM, subject: 'a wolf', action: IDEA });

  expect(run(typing, read(READ)).state).toBe(typing);
  expect(isGenerating(typing)).toBe(false);
});

test('an idea that cannot be read, or holds nothing, stays the action', () => {
  const unread = run(INITIAL_VIDEO, handOver(), read(undefined));
  expect(unread.state).toMatchObject({ form: { action: IDEA }, isFromIdea: true, building: undefined });
  expect(unread.done.at(-1)).toBe('tellNotLoaded');

  expect(run(INITIAL_VIDEO, handOver(), read(EMPTY_FORM)).state.building?.form.action).toBe(IDEA);
});

test.each<{ name: string; events: VideoEvent[]; isFromIdea: boolean }>([
  { name: 'typing', events: [typed('a wolf')], isFromIdea: true },
  {
    name: 'emptying each field',
    events: VIDEO_FIELDS.map((field) => ({ type: 'typed', field, value: '' })),
    isFromIdea: false,
  },
  { name: 'Reset', events: [{ type: 'cleared' }], isFromIdea: false },
  { name: 'an example', events: [EXAMPLE], isFromIdea: false },
  { name: 'Reset and Undo', events: [{ type: 'cleared' }, { type: 'undone' }], isFromIdea: true },
])('after $name the next prompt is one of an idea: $isFromIdea', ({ events, isFromIdea }) => {
  const ready = finish(run(INITIAL_VIDEO, handOver(), read(READ)).state).state;

  expect(run(ready, ...events, PRESS).state.building).toMatchObject({ isFromIdea, isAtOnce: false });
});
