import { expect, test } from 'vitest';
import {
  answer,
  asking,
  changed,
  PRESS,
  ready,
  revisionIn,
  rewrite,
  run,
  shownIn,
  written,
} from './testing/text-events.ts';
import type { TextEvent } from './text-state.ts';

test('what the engine understood changes no text', () => {
  expect(shownIn(ready())).toBe('From the server, by [date].');
});

test('a change shows what the device wrote; a change that fails leaves the text and says so', () => {
  const asRead = rewrite(run(ready(), changed({ kind: 'asRead' })).state, 'Rewritten.');
  expect(shownIn(asRead.state)).toBe('Rewritten.');
  expect(asRead.effects).toEqual([{ do: 'announce', key: 'rewrittenStatus' }]);

  const failed = rewrite(run(asRead.state, changed({ kind: 'wording' })).state, undefined);
  expect(shownIn(failed.state)).toBe('Rewritten.');
  expect(revisionIn(failed.state)).toMatchObject({ isFailed: true, rewriting: undefined });
  expect(failed.effects).toEqual([{ do: 'announce', key: 'rewriteFailed' }]);
});

test('each letter builds on the one before, and only the last is shown', () => {
  const type = (tone: string): TextEvent => changed({ kind: 'typed', choices: { tone } });
  const first = run(ready(), type('w')).state;
  const stale = revisionIn(first)?.rewriting?.request;
  const { state } = run(first, changed({ kind: 'choices', choices: { length: '60 words' } }));
  if (!stale) throw new Error('Nothing is being rewritten');

  const { state: after } = run(state, { type: 'rewritten', request: stale, written: undefined });

  expect(after).toBe(state);
  expect(revisionIn(after)?.rewriting?.request.choices).toEqual({ tone: 'w', length: '60 words' });
});

test('another target holds for the next prompt, too, once the text is there', () => {
  const wanted = run(ready(), changed({ kind: 'target', target: 'claude' })).state;

  expect(wanted.target).toBe('general');
  expect(rewrite(wanted, undefined).state.target).toBe('general');
  expect(rewrite(wanted, 'For Claude.').state.target).toBe('claude');
});

test('each other wording can be undone, down to the server’s own text, and what was filled in stays', () => {
  const second = rewrite(run(ready(), changed({ kind: 'wording' })).state, 'Second by [date].').state;
  const third = rewrite(run(second, changed({ kind: 'wording' })).state, 'Third by [date].').state;
  const filled = run(third, { type: 'filled', placeholder: '[date]', text: '3 May' }).state;
  expect(shownIn(filled)).toBe('Third by 3 May.');

  const once = run(filled, { type: 'wordingUndone' });
  expect(shownIn(once.state)).toBe('Second by 3 May.');
  expect(once.effects).toEqual([{ do: 'announce', key: 'generator:wordingBackStatus' }]);
  const twice = run(once.state, { type: 'wordingUndone' }).state;
  expect(shownIn(twice)).toBe('From the server, by 3 May.');
  expect(revisionIn(twice)).toMatchObject({ earlier: [] });
  expect(revisionIn(twice)?.request.variant).toBeUndefined();
});

test('two presses for another wording skip the one between, and Undo leads to the text that was seen', () => {
  const pressed = run(ready(), changed({ kind: 'wording' }), changed({ kind: 'wording' })).state;

  const { state } = rewrite(pressed, 'Third.');

  expect(revisionIn(state)?.request.variant).toBe(2);
  expect(shownIn(run(state, { type: 'wordingUndone' }).state)).toBe('From the server, by [date].');
});

test('any other change ends the earlier wordings', () => {
  const second = rewrite(run(ready(), changed({ kind: 'wording' })).state, 'Second.').state;

  expect(revisionIn(rewrite(run(second, changed({ kind: 'asRead' })).state, 'As read.').state)?.earlier).toEqual([]);
});

test('removed limits come back one by one, the last one first, until their time is over', () => {
  const one = rewrite(run(ready(), changed({ kind: 'limitRemoved', limit: 'no a' })).state, 'x').state;
  const two = rewrite(run(one, changed({ kind: 'limitRemoved', limit: 'no b' })).state, 'y').state;
  expect(revisionIn(two)?.request.choices?.withoutLimits).toEqual(['no a', 'no b']);

  const back = rewrite(run(two, changed({ kind: 'limitBack' })).state, 'z');
  expect(revisionIn(back.state)).toMatchObject({
    removedLimits: ['no a'],
    request: { choices: { withoutLimits: ['no a'] } },
  });
  expect(back.effects).toEqual([{ do: 'announce', key: 'limitBackStatus' }]);
  expect(revisionIn(run(back.state, { type: 'offerOver', offer: 'limits' }).state)?.removedLimits).toEqual([]);
});

test('two limits that are removed quickly both can come back', () => {
  const { state } = rewrite(
    run(ready(), changed({ kind: 'limitRemoved', limit: 'no a' }), changed({ kind: 'limitRemoved', limit: 'no b' }))
      .state,
    'x',
  );

  expect(revisionIn(state)?.removedLimits).toEqual(['no a', 'no b']);
});

test('a filled-in prompt that another one replaces can be brought back', () => {
  const filled = run(ready(), { type: 'filled', placeholder: '[date]', text: '3 May' }).state;
  const next = answer(run(filled, PRESS).state, written('New.'));
  expect(next.effects).toContainEqual({ do: 'announce', key: 'filledReplacedStatus' });
  expect(shownIn(next.state)).toBe('New.');

  expect(shownIn(run(next.state, { type: 'replacedBack' }).state)).toBe('From the server, by 3 May.');
  expect(run(next.state, { type: 'offerOver', offer: 'replaced' }).state.replaced).toBeUndefined();
});

test('nothing is offered for a prompt in which nothing was filled in', () => {
  expect(answer(run(ready(), PRESS).state, written('New.')).state.replaced).toBeUndefined();
});

test('a fallback cannot be rewritten, but its brackets can be filled in', () => {
  const made = answer(asking(), { outcome: 'fallback', prompt: 'To [name].', isOffline: false }).state;

  expect(run(made, changed({ kind: 'wording' })).done).toEqual([]);
  expect(shownIn(run(made, { type: 'filled', placeholder: '[name]', text: 'Ann' }).state)).toBe('To Ann.');
});
