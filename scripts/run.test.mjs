// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPTS = import.meta.dirname;

/** A folder with a program, and with what makes a Node say that it is older than it is. */
function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  return {
    folder,
    program: write('say.mjs', 'console.log(process.version, ...process.argv.slice(2)); process.exit(3);'),
    waiting: write('wait.mjs', 'setInterval(() => {}, 1000); console.log("waits");'),
    old: write('old.cjs', 'Object.defineProperty(process, "versions", { value: { node: "8.0.0" } });'),
  };
}

/** @param {readonly string[]} args of Node @param {(child: import('node:child_process').ChildProcess) => void} [onOutput] */
async function runNode(args, onOutput) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      onOutput?.(child);
    });
  const [code, signal] = await once(child, 'close');
  return { code, signal, output };
}

test.each([
  { name: 'a Node that is new enough', preload: /** @type {string[]} */ ([]) },
  { name: 'an old Node, by the one that npm has installed', preload: ['--require', 'old.cjs'] },
])('a program is run by $name, with its arguments and its exit code', async ({ preload }) => {
  const { folder, program } = prepare();
  const options = preload.map((option) => option.replace('old.cjs', join(folder, 'old.cjs')));

  const { code, output } = await runNode([...options, join(SCRIPTS, 'run.cjs'), program, 'one', '--two']);

  expect(output).toMatch(/^v2\d\.\d+\.\d+ one --two\n$/);
  expect(code).toBe(3);
});

test('an old Node without another says what to do', async () => {
  const { folder, program, old } = prepare();
  for (const name of ['run.cjs', 'installed-node.cjs']) cpSync(join(SCRIPTS, name), join(folder, name));

  const { code, output } = await runNode(['--require', old, join(folder, 'run.cjs'), program]);

  expect(output).toContain('This project needs Node 24 or newer');
  expect(output).toContain('npm ci');
  expect(code).toBe(1);
});

test('Ctrl-C ends the program', async () => {
  const { waiting } = prepare();

  const { signal } = await runNode([join(SCRIPTS, 'run.cjs'), waiting], (child) => child.kill('SIGINT'));

  expect(signal).toBe('SIGINT');
});
