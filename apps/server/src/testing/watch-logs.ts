import { afterAll, beforeAll } from 'vitest';
import { logWatch } from './log-watch.ts';

/**
 * Vitest's set-up of each test file; the files of a worker share their modules. Whatever a file tests, at its end its logs are searched for all secrets that its
 * servers were sent and answered with, and for what looks like one (row M1 of docs/security.md).
 */
const reading: Promise<void>[] = [];
const ask = globalThis.fetch;

beforeAll(() => logWatch.clear());

globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  logWatch.noteQuery(url.searchParams);
  noteBody(init?.body);
  const response = await ask(input, init);
  const location = response.headers.get('location');
  if (location !== null) logWatch.noteQuery(new URL(location, url).searchParams);
  if (response.headers.get('content-type')?.includes('json')) reading.push(noteAnswer(response.clone()));
  return response;
};

afterAll(async () => {
  globalThis.fetch = ask;
  await Promise.all(reading);
  const leaks = logWatch.findLeaks();
  if (leaks.length > 0) throw new Error(`M1: secrets stand in the log of this file's servers:\n${leaks.join('\n')}`);
});

function noteBody(body: unknown): void {
  if (body instanceof URLSearchParams) logWatch.noteQuery(body);
  else if (typeof body === 'string') logWatch.noteFields(parse(body));
}

async function noteAnswer(response: Response): Promise<void> {
  // A connection that a test cuts has no answer.
  logWatch.noteFields(parse(await response.text().catch(() => '')));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // what is no JSON has no fields; many tests send such bodies
  }
}
