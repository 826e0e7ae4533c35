import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { doctor } from '../operator/doctor/doctor.ts';
import type { Finding } from '../operator/doctor/finding.ts';
import { freePort } from './free-port.ts';
import { testApp } from './test-app.ts';
import { writeTestSite } from './write-test-site.ts';

/** A folder that goes with the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A built site, and the program that says whether it is stale. */
export function newPlace({ isStale = false } = {}) {
  const staleCheck = join(newFolder(), 'check.mjs');
  writeFileSync(staleCheck, `process.exit(process.argv[2] === '--check' ? ${isStale ? 1 : 0} : 2)`);
  return { siteRoot: writeTestSite(), staleCheck };
}

/** What the doctor finds. */
export async function examine(env: Record<string, string>, words: string[] = [], place = newPlace()) {
  const { text, hasFailed } = await doctor(['--json', ...words], env, place);
  const { findings } = JSON.parse(text) as { findings: Finding[] };
  const of = (check: string, status: Finding['status']) =>
    findings.filter((found) => found.check === check && found.status === status).map(({ says }) => says);
  return { findings, hasFailed, text, of };
}

/** A server under an address that leads to it. */
export async function startReachableServer(env: Record<string, string> = {}) {
  const port = String(await freePort());
  const settings = { DATA_DIR: newFolder(), PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, ...env };
  const files = process.umask(0o077); // as the process of the server has it
  await testApp({ env: settings });
  process.umask(files);
  return settings;
}
