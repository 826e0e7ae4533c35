// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { NO_CHOICES } from './art-choices.ts';
import { ART_STARTERS } from './art-starters.ts';
import { type ArtEvent, INITIAL_ART, isStale } from './art-state.ts';
import { keepArt, readKeptArt } from './art-version.ts';
import {
  answer,
  began,
  CHOICES,
  chosen,
  NO_PROPOSAL,
  outputIn,
  PRESS,
  ready,
  run,
  shownIn,
  WRITTEN,
  writeVersion,
} from './testing/art-events.ts';

afterEach(() => sessionStorage.clear());

test('the server’s text is shown until another version is ready, and nothing if one cannot be written', () => {
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

test('a result survives the page in the version that was shown', () => {
  const wanted = run(ready(), { type: 'targetOpened', target: 'flux' }, { type: 'wordingAsked' }).state;
  const kept = writeVersion(wanted, 'For Flux.').state;
  keepArt('art-prompt', outputIn(kept));

  const { state, done } = run(INITIAL_ART, {
    type: 'began',
    prefill: { content: CHOICES, start: 'never' },
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

test('what was proposed is a proposal after a reload, too, so that its result is not stale', () => {
  const idea = 'a fox at dusk';
  const proposed: ArtEvent = {
    type: 'proposed',
    idea,
    proposal: { ...NO_PROPOSAL, ...ART_STARTERS[0]?.choices },
    pageLanguage: 'en',
  };
  const start = run(INITIAL_ART, began({ ...NO_CHOICES, details: idea }, 'soon'), chosen('mood', 'dark')).state;
  const before = answer(run(start, proposed, PRESS).state, WRITTEN).state;
  expect(isStale(before)).toBe(false);
  keepArt('art-prompt', outputIn(before));

  const { state } = run(INITIAL_ART, {
    type: 'began',
    prefill: { content: before.choices, start: 'never' },
    kept: readKeptArt('art-prompt'),
    pageLanguage: 'en',
  });

  expect(state.suggested.has('style')).toBe(true);
  expect(state.suggested.has('mood')).toBe(false);
  expect(isStale(state)).toBe(false);
});

test.each(['{"output":{"prompt":7}}', '7', '{', '{"output":{"prompt":"x","request":{}}}'])(
  '%s in the storage is no result',
  (stored) => {
    sessionStorage.setItem('result:art-prompt', stored);

    expect(readKeptArt('art-prompt')).toBeUndefined();
  },
);
