import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { doctor } from '../operator/doctor/doctor.ts';
import type { Finding } from '../operator/doctor/finding.ts';
import { freePort } from './free-port.ts';
import { testApp } from './test-app.ts';
import { writeTestSite } from './write-test-site.ts';

/** A folder that is deleted after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The contact facts of an operator who has set all that a launch needs. */
export const SET_FACTS = {
  operator: { name: 'Ann Meyer', address: ['12 Lamp Street', 'Dublin'] },
  mailboxes: { general: 'hello@site.test', support: null, privacy: null },
  responseHours: null,
};

/** A built site, the program that says whether it is stale, and content/contact.json. */
export function newPlace({ isStale = false, contact = JSON.stringify(SET_FACTS) } = {}) {
  const staleCheck = join(newFolder(), 'check.mjs');
  writeFileSync(staleCheck, `process.exit(process.argv[2] === '--check' ? ${isStale ? 1 : 0} : 2)`);
  const contactFile = join(newFolder(), 'contact.json');
  writeFileSync(contactFile, contact);
  return { siteRoot: writeTestSite(), staleCheck, contactFile };
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
