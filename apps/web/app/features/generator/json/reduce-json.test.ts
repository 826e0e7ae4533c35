// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { runEvents } from '../../../ui/testing/run-events.ts';
import type { Answer } from '../generation.ts';
import { keep, keptOutput, readKept } from '../kept-result.ts';
import { type JsonTexts, NO_TEXTS } from './json-inputs.ts';
import { INITIAL_JSON, isReady, isStale, type JsonEvent, type JsonState, notedProblem } from './json-state.ts';
import type { HeldPicture } from './read-picture.ts';
import { reduceJson } from './reduce-json.ts';

const TEXT = 'extract name and total';
const PRESS: JsonEvent = { type: 'submitted', writer: 'server', pageLanguage: 'en' };
const WRITTEN: Answer = { outcome: 'written', prompt: '{"prompt": "A"}', requests: 3 };
const FILE = new File(['x'], 'a.png', { type: 'image/png' });
const PICTURE: HeldPicture = {
  file: FILE,
  width: 2,
  height: 1,
  copy: { width: 2, height: 1, colorSpace: 'srgb', data: new Uint8ClampedArray(8) },
  facts: {
    width: 2,
    height: 1,
    orientation: 'landscape',
    aspectRatio: '2:1',
    transparency: 'none',
    look: null,
    file: { format: 'png', bytes: 1, width: 2, height: 1, animated: false, frames: 1 },
  },
};

afterEach(() => sessionStorage.clear());

const run = (start: JsonState, ...events: readonly JsonEvent[]) => runEvents(reduceJson, start, events);
const typed = (texts: Partial<JsonTexts>): JsonEvent => ({ type: 'typed', texts });
const chosen: JsonEvent = { type: 'pictureChosen', file: FILE };
const read: JsonEvent = { type: 'pictureRead', file: FILE, taken: PICTURE };
const began = (texts: Partial<JsonTexts>, start: 'now' | 'soon' | 'never'): JsonEvent => ({
  type: 'began',
  prefill: { content: { ...NO_TEXTS, ...texts }, start },
  kept: undefined,
  pageLanguage: 'en',
});

function answer(state: JsonState, given: Answer = WRITTEN) {
  if (state.sheet.status !== 'working') throw new Error('Nothing is being written');
  return run(state, { type: 'answered', request: state.sheet.request, answer: given });
}
const promptIn = ({ sheet }: JsonState) => (sheet.status === 'ready' ? sheet.output.prompt : undefined);
const ready = () => answer(run(INITIAL_JSON, typed({ text: TEXT }), PRESS).state).state;

test.each<{ name: string; events: JsonEvent[]; problem: string; tab: string; on: string }>([
  { name: 'nothing', events: [], problem: 'no_json_input', tab: 'text', on: 'first' },
  {
    name: 'nothing, on the tab for pictures',
    events: [{ type: 'tabOpened', tab: 'image' }],
    problem: 'no_json_input',
    tab: 'image',
    on: 'first',
  },
  {
    name: 'too much on another tab',
    events: [typed({ code: 'word '.repeat(201) })],
    problem: 'combined_too_many_words',
    tab: 'code',
    on: 'text',
  },
  {
    name: 'too much on two tabs, one of them open',
    events: [typed({ text: 'word', code: 'word '.repeat(200) }), { type: 'tabOpened', tab: 'code' }],
    problem: 'combined_too_many_words',
    tab: 'code',
    on: 'text',
  },
])('pressed with $name it explains and leads to the field that has to be changed', ({ events, problem, tab, on }) => {
  const before = run(INITIAL_JSON, ...events).state;
  expect(isReady(before)).toBe(false);

  const { state, effects } = run(before, PRESS);

  expect(effects).toEqual([
    { do: 'explain', problem, how: 'notify' },
    { do: 'focus', tab, on },
  ]);
  expect(state).toMatchObject({ tab, sheet: { status: 'idle' } });
  expect(notedProblem(state)).toBe(problem);
});

test('an empty form is no problem before someone wants to send it, nor once it is typed in again', () => {
  expect(notedProblem(INITIAL_JSON)).toBeUndefined();
  expect(notedProblem(run(INITIAL_JSON, PRESS, typed({ text: ' ' })).state)).toBeUndefined();
});

test('inputs that become too long are read out once', () => {
  const { effects } = run(
    INITIAL_JSON,
    typed({ text: 'word '.repeat(200) }),
    typed({ code: 'a' }),
    typed({ code: 'a b' }),
  );

  expect(effects.filter((effect) => effect.do === 'explain')).toEqual([
    { do: 'explain', problem: 'combined_too_many_words', how: 'announce' },
  ]);
});

test('a press sends what holds something, and of a picture only what was measured', () => {
  const { effects } = run(INITIAL_JSON, typed({ text: TEXT, code: 'a = 1' }), chosen, read, PRESS);

  const { transparency, look, file } = PICTURE.facts;
  const request = { type: 'json-prompt', text: TEXT, code: 'a = 1', imageFacts: { transparency, look, file } };
  expect(effects.at(-1)).toEqual({
    do: 'generate',
    request: { ...request, pageLanguage: 'en', chosen: {} },
    inputs: { text: TEXT, code: 'a = 1', imageDescription: '', image: PICTURE.facts },
    writer: 'server',
  });
});

test('a picture opens its tab and is awaited; one that cannot be read leaves the one before', () => {
  const reading = run(INITIAL_JSON, chosen);
  expect(reading.done).toEqual(['prepare', 'readPicture']);
  expect(reading.state.tab).toBe('image');
  expect(run(reading.state, PRESS).effects).toEqual([{ do: 'announceFile', key: 'pictureReading', name: 'a.png' }]);

  const other = new File(['y'], 'b.svg');
  const { state, effects } = run(
    reading.state,
    read,
    { type: 'pictureChosen', file: other },
    { type: 'pictureRead', file: other, taken: 'image_type_not_supported' },
  );

  expect(state.picture).toEqual({ held: PICTURE, reading: undefined, problem: 'image_type_not_supported' });
  expect(effects.at(-1)).toEqual({ do: 'explain', problem: 'image_type_not_supported', how: 'notify' });
});

test.each<{ name: string; event: JsonEvent }>([
  { name: 'another one was chosen', event: { type: 'pictureChosen', file: new File(['y'], 'b.png') } },
  { name: 'the form was cleared', event: { type: 'cleared' } },
])('a picture that is read after $name comes to nothing', ({ event }) => {
  const { state } = run(INITIAL_JSON, chosen, event);

  expect(run(state, read).state).toBe(state);
});

test.each<{ name: string; events: JsonEvent[]; stale: boolean }>([
  { name: 'the same inputs', events: [typed({ text: `${TEXT} ` })], stale: false },
  { name: 'another text', events: [typed({ text: 'other' })], stale: true },
  { name: 'code in addition', events: [typed({ code: 'a = 1' })], stale: true },
  { name: 'a picture in addition', events: [chosen, read], stale: true },
  { name: 'a picture that was removed again', events: [chosen, read, { type: 'pictureRemoved' }], stale: false },
  { name: 'nothing', events: [typed({ text: '' })], stale: false },
  { name: 'a result changed by hand', events: [{ type: 'edited', prompt: '{}' }], stale: false },
  { name: 'other inputs that are being written for', events: [typed({ text: 'other' }), PRESS], stale: false },
])('with $name the result is stale: $stale', ({ events, stale }) => {
  expect(isStale(run(ready(), ...events).state)).toBe(stale);
});

test('Clear takes inputs, picture and result away, and Undo brings them back above what was typed since', () => {
  const before = run(ready(), chosen, read).state;
  const cleared = run(before, { type: 'cleared' });
  expect(cleared.state).toMatchObject({ texts: NO_TEXTS, picture: { held: undefined }, sheet: { status: 'idle' } });
  expect(cleared.done).toContain('forgetResult');

  const { state } = run(cleared.state, typed({ text: 'and date' }), { type: 'undone' });

  expect(state.texts.text).toBe(`${TEXT}\nand date`);
  expect(state.picture.held).toBe(PICTURE);
  expect(state.sheet).toBe(before.sheet);
});

test('a picture that was chosen since stays when another one is brought back', () => {
  const later = { ...PICTURE, width: 3 };
  const removed = run(INITIAL_JSON, chosen, read, { type: 'pictureRemoved' });
  expect(removed.effects.at(-1)).toEqual({ do: 'focus', tab: 'image', on: 'first' });
  const replaced: JsonEvent = { type: 'pictureRead', file: FILE, taken: later };

  expect(run(removed.state, { type: 'undone' }).state.picture.held).toBe(PICTURE);
  expect(run(removed.state, chosen, replaced, { type: 'undone' }).state.picture.held).toBe(later);
});

test('a starter takes the place of the text alone, which Undo brings back; an empty field offers nothing', () => {
  const taken: JsonEvent = { type: 'starterTaken', text: 'starter' };
  expect(run(INITIAL_JSON, taken).state.removed).toBeUndefined();
  const { state } = run(INITIAL_JSON, typed({ text: TEXT, code: 'a' }), taken);
  expect(state).toMatchObject({ texts: { text: 'starter', code: 'a' }, tab: 'text' });

  expect(run(state, { type: 'undone' }).state.texts).toEqual({ ...NO_TEXTS, text: TEXT, code: 'a' });
  expect(run(state, PRESS).state.removed).toBeUndefined();
  expect(run(state, { type: 'offerOver', offer: 'removed' }).state.removed).toBeUndefined();
});

test('a result that was mended can be put back until it is changed or replaced', () => {
  const broken = run(ready(), { type: 'edited', prompt: '{"a": 1' }).state;
  expect(run(broken, { type: 'mendAsked' }).effects).toEqual([{ do: 'mend', prompt: '{"a": 1' }]);
  const mended = run(broken, { type: 'mended', from: '{"a": 1', prompt: '{"a": 1}' }).state;
  expect(promptIn(mended)).toBe('{"a": 1}');

  expect(promptIn(run(mended, { type: 'mendUndone' }).state)).toBe('{"a": 1');
  expect(run(mended, { type: 'edited', prompt: '{}' }).state.mended).toBeUndefined();
  expect(answer(run(mended, PRESS).state).state.mended).toBeUndefined();
  expect(run(mended, { type: 'cleared' }).state.mended).toBeUndefined();
});

test('what cannot be mended says so; what was changed while it was mended stays', () => {
  const broken = run(ready(), { type: 'edited', prompt: '{"a' }).state;
  expect(run(broken, { type: 'mended', from: '{"a', prompt: undefined }).effects).toEqual([{ do: 'tellUnmended' }]);

  const { state } = run(broken, { type: 'edited', prompt: '{"b' });
  expect(run(state, { type: 'mended', from: '{"a', prompt: '{"a": null}' }).state).toBe(state);
});

test.each<{ name: string; event: JsonEvent }>([
  { name: 'a touch of the form', event: typed({ code: 'a' }) },
  { name: 'a picture', event: chosen },
  { name: 'a starter', event: { type: 'starterTaken', text: 'x' } },
  { name: 'Cancel', event: { type: 'handOverCancelled' } },
  { name: 'Generate', event: PRESS },
])('$name ends the wait of a hand-over', ({ event }) => {
  const { state } = run(INITIAL_JSON, began({ text: TEXT }, 'soon'));
  expect(state.isHandOverPending).toBe(true);

  expect(run(state, event).state.isHandOverPending).toBe(false);
});

test('the tab of the first text is open at the prefill, and what was pressed before the app is asked for', () => {
  expect(run(INITIAL_JSON, began({ code: 'a' }, 'never')).state.tab).toBe('code');
  expect(run(INITIAL_JSON, began({ text: TEXT }, 'now')).done).toEqual(['saveDraft', 'generate']);
});

test('a result survives the page as it was changed by hand', () => {
  const { sheet } = run(ready(), { type: 'edited', prompt: '{"mine": 1}' }).state;
  keep('json-prompt', { output: sheet.status === 'ready' ? sheet.output : undefined });

  const { state } = run(INITIAL_JSON, {
    type: 'began',
    prefill: { content: { ...NO_TEXTS, text: TEXT }, start: 'never' },
    kept: keptOutput(readKept('json-prompt')),
    pageLanguage: 'en',
  });

  expect(promptIn(state)).toBe('{"mine": 1}');
  expect(isStale(state)).toBe(false);
});
