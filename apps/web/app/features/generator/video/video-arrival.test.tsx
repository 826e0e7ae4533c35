// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import generator from '@wordlamp/content/messages/en/generator.json' with { type: 'json' };
import videoGenerator from '@wordlamp/content/messages/en/videoGenerator.json' with { type: 'json' };
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as notices from '../../../lib/notify.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import * as engine from './load-video-engine.ts';
import { readIdea } from './read-idea.ts';
import { EMPTY_FORM } from './video-draft.ts';
import { VideoGenerator } from './video-generator.tsx';

const IDEA = 'a red fox runs through the snow, close-up, camera pans slowly left, no music';
const DRAFT = 'draft:video-prompt';

beforeAll(() => readIdea(IDEA, 'en'));
beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {};
});

const show = (state: unknown = null) =>
  renderAt({ pathname: '/en/veo3-json-prompt-generator', state }, <VideoGenerator />, { generator, videoGenerator });
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const outputs = () => screen.queryAllByLabelText<HTMLTextAreaElement>('Your video prompt');
/** For a machine that is busy with other tests. */
const BUSY_MS = 8000;
/** The flat JSON, with nothing pressed. */
async function output() {
  await waitFor(() => expect(outputs()).not.toEqual([]), { timeout: BUSY_MS });
  return JSON.parse(outputs()[0]?.value ?? '');
}

test('an idea from another page fills the form and is built at once, without a default', async () => {
  const { router } = show({ prompt: IDEA });

  const { metadata, ...fields } = await output();
  expect(fields).toEqual({
    action: 'A red fox runs through the snow.',
    style: 'live action',
    camera_motion: expect.stringMatching(/^camera pans slowly left, turns from one spot/),
    composition: 'close-up, the subject fills the frame',
    audio: 'no music, only sounds from what is in the scene',
    negative_prompt: 'music, whip pan',
  });
  expect(Object.keys(metadata)).toEqual(['generated_at', 'tool']);
  expect(shown('Action')).toBe('A red fox runs through the snow.');
  expect(shown('Camera motion')).toMatch(/^camera pans slowly left,/);
  expect(shown('Ambiance')).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Ambiance').placeholder).toBe('Not specified');
  expect(screen.getByLabelText<HTMLSelectElement>('Camera angle').selectedOptions[0]?.text).toBe('Not specified');
  expect(screen.getByText(/^close-up, .* · camera pans slowly left,/).localName).toBe('figcaption');
  expect(screen.queryByLabelText('Duration')).toBeNull();
  await waitFor(() => expect(screen.getByText(/^If neither this nor the action names a place/)).toBeDefined());
  expect(screen.queryByText(/^If you leave this blank/)).toBeNull();
  await waitFor(() => expect(router.state.location.state).toBeNull());
});

test('a length and a ratio that were said can be changed in the form, and are there after a reload', async () => {
  const { unmount } = show({ prompt: 'a red fox runs through the woods, 8 seconds, vertical' });
  expect(await output()).toMatchObject({ duration: '8 seconds', aspect_ratio: '9:16, vertical' });
  unmount();

  show();
  expect(shown('Duration')).toBe('8 seconds');
  fireEvent.change(screen.getByLabelText('Duration'), { target: { value: '6 seconds' } });
  expect(JSON.parse(localStorage.getItem(DRAFT) ?? '')).toMatchObject({ duration: '6 seconds' });
  expect(shown('Aspect ratio')).toBe('9:16, vertical');
});

test('the draft of an idea is one after a reload; those of before open as they did', async () => {
  const { unmount } = show({ prompt: IDEA });
  await output();
  expect(JSON.parse(localStorage.getItem(DRAFT) ?? '')).toMatchObject({
    action: 'A red fox runs through the snow.',
    isFromIdea: true,
  });
  unmount();

  const again = show();
  expect(shown('Camera motion')).toMatch(/^camera pans slowly left,/);
  expect(outputs()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Generate JSON' }));
  await waitFor(() => expect(outputs()).not.toEqual([]), { timeout: BUSY_MS });
  expect(await output()).not.toHaveProperty('ambiance');
  again.unmount();

  localStorage.setItem(DRAFT, JSON.stringify({ ...EMPTY_FORM, subject: 'a wolf' }));
  show();
  expect(shown('Subject')).toBe('a wolf');
});

test('Undo brings the draft back that an idea took the place of', async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ ...EMPTY_FORM, subject: 'a wolf' }));
  show({ prompt: IDEA });
  await output();

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(shown('Subject')).toBe('a wolf');
  expect(JSON.parse(localStorage.getItem(DRAFT) ?? '')).toEqual({ ...EMPTY_FORM, subject: 'a wolf' });
});

test('if the engine cannot be loaded the idea becomes the action', async () => {
  vi.spyOn(engine, 'loadVideoEngine').mockRejectedValue(new TypeError('Failed to fetch'));
  const told = vi.spyOn(notices, 'notify');
  show({ prompt: 'a fox runs\nand stops' });

  await waitFor(() => expect(told).toHaveBeenCalledWith('error', expect.stringMatching(/couldn’t load the generator/)));
  expect(screen.getByRole('button', { name: 'Generate JSON' })).toBeDefined();
  expect(shown('Action')).toBe('a fox runs and stops');
  expect(outputs()).toEqual([]);
});
