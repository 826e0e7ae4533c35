import { fileURLToPath } from 'node:url';
import { doctor } from './doctor.ts';

const siteRoot = fileURLToPath(new URL('build/client', import.meta.resolve('@wordlamp/web/package.json')));
const contactFile = fileURLToPath(new URL('contact.json', import.meta.resolve('@wordlamp/content/package.json')));
const staleCheck = fileURLToPath(new URL('../../../../../scripts/build-if-stale.mjs', import.meta.url));

process.umask(0o077);
try {
  const { text, hasFailed } = await doctor(process.argv.slice(2), process.env, { siteRoot, staleCheck, contactFile });
  process.stdout.write(text);
  if (hasFailed) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
