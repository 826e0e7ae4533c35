import type { GenerationRequest } from '@wordlamp/contract/generation';
import { expect, test } from 'vitest';
import type { Answer, Output } from '../generation.ts';
import { revisionOf } from './revision.ts';
import {
  answer,
  asking,
  IDEA,
  outputIn,
  PRESS,
  ready,
  rewrite,
  run,
  shownIn,
  typed,
  written,
} from './testing/text-events.ts';
import { INITIAL_TEXT, isReady, isStale, notedProblem, type TextEvent } from './text-state.ts';

const REQUEST: GenerationRequest = { type: 'ai-prompt', text: IDEA, pageLanguage: 'en' };

test.each([
  { name: 'nothing', idea: ' ', problem: 'empty_input' },
  { name: 'too many words', idea: 'word '.repeat(201), problem: 'too_many_words' },
  { name: 'too many characters', idea: 'x'.repeat(4001), problem: 'input_too_long' },
])('pressed with $name it explains, leads to the field and sends nothing', ({ idea, problem }) => {
  const before = run(INITIAL_TEXT, typed(idea)).state;
  expect(isReady(before)).toBe(false);

  const { state, effects } = run(before, PRESS);

  expect(effects).toEqual([
    { do: 'explain', problem, how: 'notify' },
    { do: 'focus', on: 'idea' },
  ]);
  expect(state.sheet.status).toBe('idle');
  expect(notedProblem(state)).toBe(problem);
});

test('an empty field is no problem before someone wants to send it, nor once it is typed in again', () => {
  expect(notedProblem(INITIAL_TEXT)).toBeUndefined();
  expect(notedProblem(run(INITIAL_TEXT, PRESS, typed(' ')).state)).toBeUndefined();
});

test('an idea that becomes too long is read out once', () => {
  const { effects } = run(INITIAL_TEXT, typed('word '.repeat(201)), typed('word '.repeat(202)));

  expect(effects.filter((effect) => effect.do === 'explain')).toEqual([
    { do: 'explain', problem: 'too_many_words', how: 'announce' },
  ]);
});

test('a press asks the server and has the device say what it understood', () => {
  const { state, effects } = run(INITIAL_TEXT, typed(IDEA), PRESS);

  const request = { text: IDEA, type: 'ai-prompt', target: 'general', language: undefined, pageLanguage: 'en' };
  expect(effects).toMatchObject([
    { do: 'saveDraft', idea: IDEA },
    { do: 'generate', request, writer: 'server' },
    { do: 'rewrite', request: { idea: IDEA, pageLanguage: 'en' } },
  ]);
  expect(isReady(state)).toBe(false);
  expect(run(state, PRESS).effects).toEqual([{ do: 'tell', what: 'stillWorking' }]);
});

test.each<{ answer: Answer; output: Partial<Output> | undefined; done: string[] }>([
  { answer: written('A'), output: { prompt: 'A', source: 'server' }, done: ['tell'] },
  {
    answer: { outcome: 'writtenOnDevice', prompt: 'A', isChosen: false },
    output: { prompt: 'A', source: 'device' },
    done: ['tell'],
  },
  {
    answer: { outcome: 'writtenOnDevice', prompt: 'A', isChosen: true },
    output: { source: 'chosenDevice' },
    done: ['tell'],
  },
  {
    answer: { outcome: 'fallback', prompt: 'A', isOffline: false },
    output: { source: 'fallback' },
    done: ['count', 'tell'],
  },
  { answer: { outcome: 'fallback', prompt: 'A', isOffline: true }, output: { source: 'fallback' }, done: ['tell'] },
  { answer: { outcome: 'notWritten' }, output: undefined, done: ['tell'] },
])('$answer.outcome shows $output.source', ({ answer: given, output, done }) => {
  const result = answer(asking(), given);

  expect(result.done).toEqual(done);
  if (output) expect(outputIn(result.state)).toMatchObject(output);
  else expect(result.state.sheet).toEqual({ status: 'idle' });
});

test('a refusal keeps the prompt that was on the sheet, and counts what the server says', () => {
  const refusal = { code: 'network_limit_reached', text: 'Spent.', requests: 3 };
  const before = ready();

  const { state, effects } = answer(run(before, PRESS).state, { outcome: 'refused', refusal });

  expect(state.sheet).toEqual({ status: 'failed', refusal, output: outputIn(before) });
  expect(effects).toEqual([
    { do: 'count', requests: 3, isNetworkSpent: true },
    { do: 'tellRefusal', refusal },
  ]);
});

test('an answer comes to nothing once the page is cleared', () => {
  const sheet = asking();
  if (sheet.sheet.status !== 'working') throw new Error('Nothing is being written');
  const { request } = sheet.sheet;

  const { state, done } = run(sheet, { type: 'cleared' }, { type: 'answered', request, answer: written() });

  expect(state.sheet).toEqual({ status: 'idle' });
  expect(done).toEqual(['saveDraft', 'forgetResult', 'announce', 'focus']);
});

test('an answer is also dropped if another prompt has been requested since', () => {
  const first = asking();
  if (first.sheet.status !== 'working') throw new Error('Nothing is being written');
  const { request } = first.sheet;
  const { state } = run(first, { type: 'cleared' }, typed('a song'), PRESS);

  expect(run(state, { type: 'answered', request, answer: written() }).state).toBe(state);
});

test.each([
  { name: 'the idea it was written for', events: [], stale: false },
  { name: 'the same with spaces around it', events: [typed(` ${IDEA}\n`)], stale: false },
  { name: 'another idea', events: [typed(`${IDEA} and wind`)], stale: true },
  { name: 'nothing', events: [typed('')], stale: false },
  { name: 'a template', events: [{ type: 'templateTaken', template: 'a [thing]' }], stale: true },
  { name: 'another idea that is being written for', events: [typed('a song'), PRESS], stale: false },
  { name: 'the first idea, brought back', events: [typed('a song'), typed(IDEA)], stale: false },
] satisfies { name: string; events: TextEvent[]; stale: boolean }[])(
  'with $name in the field the result is stale: $stale',
  ({ events, stale }) => {
    expect(isStale(run(ready(), ...events).state)).toBe(stale);
  },
);

test('Update asks for the idea in the field, after which nothing is stale', () => {
  const { state } = answer(run(ready(), typed('a song'), PRESS).state, written('A song.'));

  expect(isStale(state)).toBe(false);
  expect(outputIn(state)).toMatchObject({ prompt: 'A song.', request: { text: 'a song' } });
});

test('Clear takes idea and result away, and Undo brings both back above what was typed since', () => {
  const before = ready();
  const cleared = run(before, { type: 'cleared' }).state;
  expect(cleared).toMatchObject({ idea: '', sheet: { status: 'idle' } });

  const { state } = run(cleared, typed('and wind'), { type: 'undone' });

  expect(state.idea).toBe(`${IDEA}\nand wind`);
  expect(state.sheet).toBe(before.sheet);
  expect(state.removed).toBeUndefined();
});

test('a result that was cleared before the engine had said what it understood asks again', () => {
  const { state } = answer(asking(), written());

  expect(run(state, { type: 'cleared' }, { type: 'undone' }).done).toContain('rewrite');
});

test.each([
  { name: 'a new prompt is asked for', event: PRESS },
  { name: 'its time is over', event: { type: 'offerOver', offer: 'removed' } satisfies TextEvent },
])('Undo is no longer offered once $name', ({ event }) => {
  expect(run(ready(), { type: 'cleared' }, typed('a song'), event).state.removed).toBeUndefined();
});

test('a template takes the place of an idea, which Undo brings back; an empty field offers nothing', () => {
  const taken: TextEvent = { type: 'templateTaken', template: 'a [thing]' };

  expect(run(INITIAL_TEXT, taken).state.removed).toBeUndefined();
  expect(run(ready(), taken, { type: 'undone' }).state.idea).toBe(IDEA);
});

test.each([
  { name: 'a touch of the field', event: typed('other') },
  { name: 'a template', event: { type: 'templateTaken', template: 'x' } satisfies TextEvent },
  { name: 'Cancel', event: { type: 'handOverCancelled' } satisfies TextEvent },
  { name: 'Generate', event: PRESS },
])('$name ends the wait of a hand-over', ({ event }) => {
  const began: TextEvent = {
    type: 'began',
    prefill: { content: IDEA, start: 'soon' },
    language: undefined,
    kept: undefined,
    pageLanguage: 'en',
  };
  const { state } = run(INITIAL_TEXT, began);
  expect(state).toMatchObject({ idea: IDEA, isHandOverPending: true });

  expect(run(state, event).state.isHandOverPending).toBe(false);
});

test('what was pressed before the app is asked for at once, a kept result is shown where nothing starts', () => {
  const output: Output = { prompt: 'Kept.', source: 'server', request: REQUEST };
  const kept = { ...output, revision: revisionOf({ idea: IDEA, pageLanguage: 'en', target: 'claude' }, 'Changed.') };
  const begin = (start: 'now' | 'never') =>
    run(INITIAL_TEXT, {
      type: 'began',
      prefill: { content: IDEA, start },
      language: 'de',
      kept,
      pageLanguage: 'en',
    });

  expect(begin('now').effects).toContainEqual({
    do: 'generate',
    request: { ...REQUEST, language: 'de', target: 'general' },
    writer: 'server',
  });
  const { state } = begin('never');
  expect(state).toMatchObject({ target: 'claude', language: 'de', sheet: { status: 'ready' } });
  expect(shownIn(state)).toBe('Changed.');
  expect(shownIn(rewrite(state, 'understood').state)).toBe('Changed.');
});

test('a pinned language is kept, and rewrites a result where there is one', () => {
  const pinned: TextEvent = { type: 'languagePinned', language: 'de' };

  expect(run(INITIAL_TEXT, pinned).effects).toEqual([{ do: 'saveLanguage', language: 'de' }]);
  expect(run(ready(), pinned).effects).toMatchObject([
    { do: 'saveLanguage', language: 'de' },
    { do: 'rewrite', request: { language: 'de' } },
  ]);
});
