import { expect, test } from 'vitest';
import { ASSISTANTS, assistantsFor, MAX_LINK_CHARACTERS, openLink, type PromptKind } from './assistants.ts';

const PROMPT = 'Task: 50 % off & "more" #1 + [city]?\nاكتب رسالة — 你好 👩\u200d👧\r\n- end';
const filling = ASSISTANTS.filter(({ fill }) => fill !== undefined);

test.each(filling)('$name gets the prompt by its address, character by character', (assistant) => {
  const { url, needsPaste } = openLink(assistant, PROMPT);
  const [parameter = ''] = new URL(url).searchParams.values();

  expect({ parameter, needsPaste }).toEqual({ parameter: PROMPT, needsPaste: false });
  expect(new URL(url).hash).toBe('');
});

test.each(ASSISTANTS.filter(({ fill }) => fill === undefined))('$name is opened where one pastes', (assistant) => {
  expect(openLink(assistant, PROMPT)).toEqual({ url: assistant.home, needsPaste: true });
});

test('an address of 4000 characters is used, one more is pasted instead; encoded characters count', () => {
  const [chatgpt] = filling;
  if (chatgpt?.fill === undefined) throw new Error('nothing to try it with');
  const room = MAX_LINK_CHARACTERS - chatgpt.fill.length;

  expect(openLink(chatgpt, 'a'.repeat(room)).url).toHaveLength(4000);
  expect(openLink(chatgpt, 'a'.repeat(room + 1))).toEqual({ url: chatgpt.home, needsPaste: true });
  expect(openLink(chatgpt, 'я'.repeat(Math.ceil(room / 6) + 1)).needsPaste).toBe(true);
});

test('half a character does not break the address', () => {
  const [chatgpt] = filling;
  if (chatgpt === undefined) throw new Error('nothing to try it with');
  expect(new URL(openLink(chatgpt, 'a\ud83d b').url).searchParams.get('q')).toBe('a\ufffd b');
});

test.each<PromptKind>(['text', 'code', 'art', 'json', 'video'])('a %s prompt can be opened somewhere', (kind) => {
  expect(assistantsFor(kind, undefined).length).toBeGreaterThan(2);
});

test('the one that was used last stands first, the others keep their order', () => {
  const ids = (first: string | undefined) => assistantsFor('art', first).map(({ id }) => id);

  expect(ids(undefined)).toEqual(['chatgpt', 'grok', 'gemini', 'midjourney', 'flux']);
  expect(ids('midjourney')).toEqual(['midjourney', 'chatgpt', 'grok', 'gemini', 'flux']);
  expect(ids('claude')).toEqual(ids(undefined));
});

test('every address is one of the web, and no id stands twice', () => {
  for (const { home, fill = home } of ASSISTANTS)
    expect([new URL(home).protocol, new URL(fill).protocol]).toEqual(['https:', 'https:']);
  expect(new Set(ASSISTANTS.map(({ id }) => id)).size).toBe(ASSISTANTS.length);
});
