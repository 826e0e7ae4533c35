import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, readAnswer } from './testing/read-answer.ts';
import { startProcess } from './testing/start-process.ts';
import { writeTestSite } from './testing/write-test-site.ts';

vi.setConfig({ testTimeout: 120_000 });

const IDEA = JSON.stringify({ text: 'a poem about rain', type: 'ai-prompt' });

function settings() {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-shared-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { DATA_DIR: join(folder, 'data') };
}

async function generate(url: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return readAnswer(await fetch(`${url}/functions/v1/generate-prompt`, { method: 'POST', headers, body: IDEA }));
}

/** As a client does that obeys Retry-After, without its patience: on a slow disk one server may wait too long. */
async function generateInTheEnd(url: string): Promise<Answer> {
  const answer = await generate(url);
  return answer.code === 'storage_unavailable' ? generateInTheEnd(url) : answer;
}

test('L4 two servers on one SQLite file count a hundred at once exactly', async () => {
  const env = { ...settings(), DAILY_LIMIT: '75' };
  const site = writeTestSite();
  const first = await startProcess(site, env);
  const second = await startProcess(site, env); // next to one that is already running
  expect([first.url, second.url], second.output()).not.toContain('');

  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => generateInTheEnd([first.url, second.url][index % 2] ?? '')),
  );

  expect(answers.filter(({ generatedPrompt }) => generatedPrompt !== undefined)).toHaveLength(75);
  expect(answers.filter(({ code }) => code === 'daily_limit_reached')).toHaveLength(25);
});

test('L4 a server that another one’s write holds up waits for it, and says 503 when it takes too long', async () => {
  const env = settings();
  const server = await startProcess(writeTestSite(), env);
  const other = new DatabaseSync(join(env.DATA_DIR, 'wordlamp.sqlite'), { timeout: 5000 });
  onTestFinished(() => other.close());

  other.exec('BEGIN IMMEDIATE');
  const held = generate(server.url);
  expect(await held).toMatchObject({ code: 'storage_unavailable' });
  other.exec('COMMIT');

  expect((await generate(server.url)).generatedPrompt).toBeDefined();
});
