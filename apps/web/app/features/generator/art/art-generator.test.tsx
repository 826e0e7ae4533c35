// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadArtEngine } from '../../../lib/write-art-on-device.ts';
import {
  checked,
  choose,
  details,
  lamp,
  onCounted,
  output,
  pick,
  press,
  radio,
  show,
  stubBackend,
} from './testing/art-form.ts';
import { CHOSEN, SENTENCE } from './testing/chosen.ts';

const REQUIRED = 'Please fill in all required fields (Subject, Style, Medium, Mood, and Colors)';

beforeAll(() => loadArtEngine('en'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onCounted.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sends the composed sentence for the chosen target, and shows the prompt', async () => {
  const asked = stubBackend();
  show();
  choose(CHOSEN);
  press('Generate Art Prompt');

  await waitFor(() => expect(output().value).toBe('Portrait: two brothers.'));
  expect(asked).toEqual([{ text: SENTENCE, type: 'art-prompt', target: 'natural', pageLanguage: 'en' }]);
  expect(onCounted).toHaveBeenLastCalledWith(3);
  expect(lamp()).toBe('Ready');
  expect(await screen.findByText('Art prompt generated successfully!')).toBeInstanceOf(HTMLElement);
});

/** The parts of the line, each as [label, value]. */
const parts = () =>
  [...document.querySelectorAll('#art-line + dl > div')].map((part) =>
    [...part.querySelectorAll('dt, dd')].map(({ textContent }) => textContent),
  );
const line = () => document.querySelector('#art-line')?.parentElement?.textContent;

test('shows what is chosen as labelled parts, and what is still missing', () => {
  show();
  expect(parts()).toEqual([]);
  expect(line()).toContain('Nothing is chosen yet.');
  expect(line()).toContain('Still missing: Subject, Style, Medium, Mood/Emotion, Color Palette');

  choose({ ...CHOSEN, mood: null, setting: 'forest' });
  expect(parts()).toEqual([
    ['Subject', 'Portrait'],
    ['Style', 'Impressionist'],
    ['Medium', 'Ink Drawing'],
    ['Color Palette', 'Neon'],
    ['Setting/Environment', 'Forest'],
    ['Additional Details', CHOSEN.details],
  ]);
  expect(line()).not.toContain('Nothing is chosen yet.');
  expect(line()).not.toContain('missing');

  pick('mood', 'joyful');
  expect(parts()[3]).toEqual(['Mood/Emotion', 'Joyful']);
  expect(line()).not.toContain('missing');
});

test('the sentence that is sent is never shown', async () => {
  stubBackend();
  show();
  choose(CHOSEN);
  expect(document.body.textContent).not.toMatch(/\bin ink style\b|A impressionist/);

  press('Generate Art Prompt');
  await waitFor(() => expect(output().value).toBe('Portrait: two brothers.'));
  expect(document.body.textContent).not.toMatch(/\bin ink style\b|A impressionist/);
});

test('explains itself when something is missing: a notice, a list of links, and the first open field', async () => {
  const asked = stubBackend();
  show();
  choose({ ...CHOSEN, details: '', style: null, mood: null });
  expect(screen.getByRole('button', { name: 'Generate Art Prompt' }).getAttribute('aria-disabled')).toBe('true');
  press('Generate Art Prompt');

  await waitFor(() => expect(screen.getAllByText(REQUIRED)).toHaveLength(2));
  expect(document.activeElement).toBe(radio('style', 'realistic'));
  expect(radio('style', 'realistic')?.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Style', 'Mood/Emotion']);
  fireEvent.click(screen.getByRole('link', { name: 'Mood/Emotion' }));
  expect(document.activeElement).toBe(radio('mood', 'peaceful'));
  pick('style', 'realistic');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Mood/Emotion']);
  pick('mood', 'dark');
  expect(screen.queryByRole('link')).toBeNull();
  expect(asked).toEqual([]);
});

test('details over 200 words show an error next to the field and send nothing', async () => {
  const asked = stubBackend();
  show();
  choose({ ...CHOSEN, details: 'word '.repeat(201) });
  press('Generate Art Prompt');

  const message = 'Input exceeds 200 word limit. Please shorten your text.';
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(2));
  expect(details().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(details());
  expect(asked).toEqual([]);
});

test('the other tabs and wordings are written on the device, at no cost', async () => {
  const asked = stubBackend();
  show();
  choose(CHOSEN);
  press('Generate Art Prompt');
  await screen.findByText(/“Ink Drawing” has no glowing colors/);

  fireEvent.click(screen.getByRole('tab', { name: 'Stable Diffusion' }));
  await waitFor(() => expect(output().value).toContain('Negative prompt: '));
  expect(output().value).toContain('two brothers repairing a bicycle');
  fireEvent.click(screen.getByRole('tab', { name: 'Natural language' }));
  await waitFor(() => expect(output().value).toBe('Portrait: two brothers.'));
  press('Another wording');
  await waitFor(() => expect(output().value).toMatch(/two brothers repairing a bicycle.*Impressionist/));

  expect(asked).toHaveLength(1);
});

test('the next prompt is asked for the tab that is open', async () => {
  const asked = stubBackend();
  show();
  choose(CHOSEN);
  press('Generate Art Prompt');
  await waitFor(() => expect(output().value).not.toBe(''));
  fireEvent.click(screen.getByRole('tab', { name: 'FLUX' }));
  press('Generate Art Prompt');

  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ target: 'flux' });
});

test('when the call fails the fallback is used, with one form only', async () => {
  stubBackend('no connection');
  show();
  choose(CHOSEN);
  press('Generate Art Prompt');

  await waitFor(() => expect(output().value.startsWith(SENTENCE)).toBe(true));
  expect(output().value).toMatch(/Midjourney.*Stable Diffusion/);
  expect(onCounted).toHaveBeenLastCalledWith(0, false);
  expect(screen.queryByRole('tab')).toBeNull();
  const notice = 'Using enhanced prompt generation - Edge Function needs deployment';
  expect((await screen.findAllByText(notice)).length).toBeGreaterThan(1);
});

test('offline the device writes the prompt', async () => {
  const asked = stubBackend();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  choose(CHOSEN);
  press('Generate Art Prompt');

  await waitFor(() => expect(output().value).toContain('two brothers repairing a bicycle'));
  expect(screen.getByText(/^You are offline/).id).toBe('sheet-source');
  expect(asked).toEqual([]);
});

test('a refusal is said on the sheet and as a notice, and the choices stay', async () => {
  stubBackend({ error: 'Spent.', code: 'daily_limit_reached', usage: { requests: 10 } });
  show();
  choose(CHOSEN);
  press('Generate Art Prompt');

  await waitFor(() => expect(lamp()).toBe('Limit reached'));
  expect(document.querySelector('#sheet-note')?.textContent).toMatch(/^Daily limit reached/);
  expect(checked()).toEqual(['portrait', 'impressionist', 'ink', 'joyful', 'neon']);
});

test('an example chooses everything, and can be undone', () => {
  show();
  pick('subject', 'nature');
  press('A fox in fresh snow, as a watercolor');
  expect(checked()).toEqual(['animals', 'realistic', 'watercolor', 'peaceful', 'cool']);
  expect(document.activeElement?.textContent).toContain('Generate Art Prompt');

  press('Undo');
  expect(checked()).toEqual(['nature']);
  expect(details().value).toBe('');
});
