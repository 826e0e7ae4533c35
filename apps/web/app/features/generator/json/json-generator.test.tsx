// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jsonGeneratorPage } from './testing/json-generator-page.tsx';

const OBJECT = '{\n  "prompt": "About [place]."\n}';
const TEXT = 'extract name and total from the mail';

// Notices and engine are loaded on first use, which takes a moment here.
configure({ asyncUtilTimeout: 5000 });

const onCounted = vi.fn();
const field = (label = 'JSON Description') => screen.getByLabelText<HTMLTextAreaElement>(label);
const output = () => screen.getByLabelText<HTMLTextAreaElement>('Your JSON prompt');
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const lamp = () => document.querySelector('#cue-sheet [role=status]')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string, label?: string) => fireEvent.change(field(label), { target: { value: text } });
const show = (state: unknown = null) => render(jsonGeneratorPage({ state, onCounted }));

/** Mocks a backend that writes one object. Returns the request bodies. */
function stubBackend(generatedPrompt = OBJECT) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: RequestInfo | URL, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)));
    return Response.json({ generatedPrompt, usage: { requests: 3 } });
  });
  return asked;
}

async function showResult(): Promise<void> {
  stubBackend();
  show();
  type(TEXT);
  press('Generate Prompt');
  await waitFor(() => expect(output().value).toBe(OBJECT));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onCounted.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sends all inputs together, and leaves out those that are empty', async () => {
  const asked = stubBackend();
  show();
  type('what does this do', 'JSON Description');
  type('a = 1', 'Code Snippet');
  press('Generate Prompt');

  await waitFor(() => expect(output().value).toBe(OBJECT));
  expect(asked).toEqual([
    { type: 'json-prompt', text: 'what does this do', code: 'a = 1', pageLanguage: 'en', chosen: {} },
  ]);
  expect(onCounted).toHaveBeenLastCalledWith(3);
  expect(screen.getByText('Valid JSON format').tagName).toBe('P');
});

test('tabs open by click and by arrows, and say which of them hold something', () => {
  show();
  type(TEXT);
  expect(tab(/^Text ?\(filled in\)$/).getAttribute('aria-selected')).toBe('true');

  fireEvent.keyDown(tab(/^Text/), { key: 'ArrowLeft' });
  expect(tab(/^Image$/).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(tab(/^Image/));
  fireEvent.keyDown(tab(/^Image/), { key: 'ArrowRight' });
  expect(tab(/^Text/).tabIndex).toBe(0);
  fireEvent.click(tab(/^Code$/));
  expect(field('Code Snippet').closest('[role=tabpanel]')?.hasAttribute('hidden')).toBe(false);
  expect(field().closest('[role=tabpanel]')?.hasAttribute('hidden')).toBe(true);
});

test('counts the words of all inputs: 200 can be sent, 201 cannot', async () => {
  const asked = stubBackend();
  show();
  type('word '.repeat(150));
  type('word '.repeat(30), 'Code Snippet');
  type('word '.repeat(21), 'Image description (optional)');
  expect(screen.getByText('201/200').className).toContain('danger');
  press('Generate Prompt');
  await screen.findAllByText('Combined input exceeds 200 word limit. Please shorten your inputs.');
  expect(asked).toEqual([]);

  type('word '.repeat(20), 'Image description (optional)');
  press('Generate Prompt');
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('a result that is changed says whether it is JSON, and where it is not', async () => {
  await showResult();

  fireEvent.change(output(), { target: { value: '{\n  "a": 1\n  "b": 2\n}' } });
  expect(screen.getByText('Invalid JSON').nextSibling?.textContent).toBe('Invalid JSON format (line 3, column 3)');
  expect(output().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Test JSON' })).toBeNull();

  fireEvent.change(output(), { target: { value: '[1]' } });
  expect(screen.getByText('Output must be a JSON object').previousSibling?.textContent).toBe('Invalid JSON');
  expect(screen.queryByRole('button', { name: 'Fix it' })).toBeNull();

  fireEvent.change(output(), { target: { value: '' } });
  expect(screen.queryByText('Invalid JSON')).toBeNull();
});

test('Fix it mends the result, and Undo takes that back', async () => {
  await showResult();
  const broken = '{"a": 1, b: 2,';
  fireEvent.change(output(), { target: { value: broken } });

  press('Fix it');
  await waitFor(() => expect(JSON.parse(output().value)).toEqual({ a: 1, b: 2 }));
  press('Undo');
  expect(output().value).toBe(broken);
});

test.each([
  { text: '', message: 'No output to test' },
  { text: '{', message: 'Failed to parse output for JSON test' },
  { text: '1', message: 'JSON execution test failed' },
])('Ctrl and Enter in the result test it: "$text" gives "$message"', async ({ text, message }) => {
  await showResult();
  fireEvent.change(output(), { target: { value: text } });
  fireEvent.keyDown(output(), { key: 'Enter', ctrlKey: true });
  expect((await screen.findByText(message)).textContent).toBe(message);
});

test('Test JSON names what a program would miss, until the text changes', async () => {
  await showResult();
  press('Test JSON');
  await waitFor(() => expect(screen.getAllByText('JSON execution test failed')).toHaveLength(2));
  expect(screen.getAllByText('The key “version” is missing.')).toHaveLength(1);

  fireEvent.change(output(), { target: { value: '{}' } });
  expect(screen.queryByText('The key “version” is missing.')).toBeNull();
});

test('drafts of all three texts survive the page', () => {
  show();
  type('a = 1', 'Code Snippet');
  type('a cat', 'Image description (optional)');
  cleanup();

  show();
  expect(field('Code Snippet').value).toBe('a = 1');
  expect(field('Image description (optional)').value).toBe('a cat');
  expect(tab(/^Code/).getAttribute('aria-selected')).toBe('true');
});

test('ignores a malformed draft', () => {
  localStorage.setItem('draft:json-prompt', '{nonsense');
  show();
  expect(field().value).toBe('');
});

test('a prompt that is handed over starts after half a second, without the code of an older draft', async () => {
  localStorage.setItem('draft:json-prompt', JSON.stringify({ code: 'a = 1' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const asked = stubBackend();
  show({ prompt: TEXT });
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(lamp()).toBe('Empty');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(asked).toEqual([{ type: 'json-prompt', text: TEXT, pageLanguage: 'en', chosen: {} }]);
});

test('the fallback has the first ten words and says what it is', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 500 }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  show();
  type('one two three four five six seven eight nine ten eleven');
  press('Generate Prompt');

  await waitFor(() =>
    expect(JSON.parse(output().value)).toEqual({
      prompt: 'one two three four five six seven eight nine ten',
      type: 'json-prompt',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      source: 'temporary-generator',
      metadata: { wordCount: 11, inputType: 'text' },
    }),
  );
  expect(onCounted).toHaveBeenLastCalledWith(0, false);
});

test('offline it writes on the device, about code, too', async () => {
  const asked = stubBackend();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  type('const a = 1;\nconsole.log(a);', 'Code Snippet');
  press('Generate Prompt');

  await waitFor(() => expect(JSON.parse(output().value)).toMatchObject({ type: 'code_task' }));
  expect(screen.getByText(/^You are offline/).id).toBe('sheet-source');
  expect(asked).toEqual([]);
});

test.each([
  { name: 'notes.txt', type: 'text/plain', size: 10, message: 'Please select a valid image file' },
  { name: 'drawing.svg', type: 'image/svg+xml', size: 10, message: 'Please select a valid image file' },
  { name: 'large.png', type: 'image/png', size: 5 * 1024 * 1024, message: 'Image file size must be less than 5MB' },
  { name: 'photo.heic', type: 'image/heic', size: 10, message: 'Failed to process image' },
])('refuses $name, next to the field and as a notice', async ({ name, type, size, message }) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  show();
  const file = new File([new Uint8Array(size)], name, { type });
  fireEvent.paste(field(), { clipboardData: { files: [file], types: ['Files'] } });

  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(tab(/^Image$/).getAttribute('aria-selected')).toBe('true');
});

test('text that is pasted with a picture of itself stays text', () => {
  show();
  const file = new File(['x'], 'cells.png', { type: 'image/png' });
  fireEvent.paste(field(), { clipboardData: { files: [file], types: ['text/plain', 'Files'] } });
  expect(tab(/^Text$/).getAttribute('aria-selected')).toBe('true');
});
