import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { patternSigns } from './signs/pattern-signs.mjs';
import { readRepository } from './signs/read-repository.mjs';
import { structureSigns } from './signs/structure-signs.mjs';

const SIGNS = [...structureSigns, ...patternSigns];
const PICK = 'packages/engine/src/pick.ts';
const PICK_TEST = 'packages/engine/src/pick.test.ts';
const CARD = 'apps/web/app/ui/card.tsx';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'signs-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'build/\n');
  write(PICK, 'export const pick = <T>(items: readonly T[], index: number) => items[index];\n');
  write(PICK_TEST, "test('picks the first', () => expect(pick(['a'], 0)).toBe('a'));\n");
  write(CARD, 'export const Card = ({ text }: CardProps) => <p className="ps-4">{text}</p>;\n');
  execFileSync('git', ['add', '.'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
async function namesOver() {
  const repository = readRepository(root);
  const measures = await Promise.all(
    SIGNS.map(async (sign) => ({ name: sign.name, ...(await sign.measure(repository)) })),
  );
  return measures.filter(({ isOver }) => isOver).map(({ name }) => name);
}

test('no sign is over in sound code', async () => {
  expect(await namesOver()).toEqual([]);
});

describe.each([
  { sign: 'files over 250 lines', path: PICK, text: 'export const a = 1;\n'.repeat(251) },
  { sign: 'files over 250 lines', path: 'scripts/long.mjs', text: 'export const a = 1;\n'.repeat(251) },
  { sign: 'a copy per language', path: 'packages/engine/src/words-fr.ts', text: '' },
  { sign: 'a branch on one language', path: PICK, text: "export const isEnglish = language === 'en';\n" },
  { sign: 'narrating comments', path: PICK, text: '// Get the item\nexport const a = 1;\n' },
  { sign: 'dialect in comments', path: PICK, text: '// What stands beside it.\nexport const a = 1;\n' },
  { sign: 'dialect in comments', path: 'scripts/draw.mjs', text: 'draw(); // whoever draws is told\n' },
  {
    sign: 'files with one user',
    path: 'apps/web/app/ui/page.tsx',
    text: "import { pick } from '../../../../packages/engine/src/pick.ts';\nimport { Card } from './card.tsx';\n",
  },
  { sign: 'functions that only call', path: PICK, text: 'export function first() {\n  return second();\n}\n' },
  {
    sign: 'functions that only call',
    path: PICK,
    text: 'export async function first(a: Map<string, number>, b = 2): Promise<void> {\n  return await inner.second(a, b);\n}\n',
  },
  { sign: 'vague class names', path: PICK, text: 'export class UserManager {}\n' },
  { sign: 'barrel files', path: PICK, text: "export * from './a.ts';\n" },
  { sign: 'silent catches', path: PICK, text: 'try {\n  a();\n} catch {}\n' },
  {
    sign: 'silent catches',
    path: PICK,
    text: 'try {\n  a();\n} catch (error) {\n  console.error(error);\n  return null;\n}\n',
  },
  { sign: 'options that nobody sets', path: PICK, text: 'type Options = { depth?: number };\n' },
  { sign: 'mocks of our own modules', path: PICK_TEST, text: "vi.mock('./pick.ts');\nexpect(1).toBe(1);\n" },
  { sign: 'weak assertions', path: PICK_TEST, text: 'expect(pick()).toBeDefined();\n' },
  { sign: 'weak assertions', path: PICK_TEST, text: 'pick();\n' },
  { sign: 'settings read everywhere', path: PICK, text: 'export const port = process.env.PORT;\n' },
  { sign: 'types switched off', path: PICK, text: 'export const a = b as unknown as string;\n' },
  { sign: 'words in the markup', path: CARD, text: 'export const Card = () => <p>Hello</p>;\n' },
  { sign: 'words in attributes', path: CARD, text: 'export const Card = () => <img alt="A lamp" />;\n' },
  { sign: 'left, right, raw colors', path: CARD, text: 'export const Card = () => <p className="pl-4" />;\n' },
  { sign: 'left, right, raw colors', path: CARD, text: 'export const Card = () => <p className="bg-[#ff0000]" />;\n' },
  { sign: 'look-alike characters', path: PICK, text: "export const name = 'x\u2011request\u2011id';\n" },
  { sign: 'junk drawers', path: 'packages/engine/src/utils.ts', text: '' },
])('the sign "$sign"', ({ sign, path, text }) => {
  test(`finds ${JSON.stringify(text.slice(0, 60))} in ${path}, which is not committed yet`, async () => {
    write(path, text);

    expect(await namesOver()).toEqual([sign]);
  });
});

test.each([
  {
    name: 'a catch that says why it is silent',
    path: PICK,
    text: 'try {\n  a();\n} catch {\n  // private mode has no storage\n}\n',
  },
  { name: 'settings in main.ts', path: 'apps/server/src/main.ts', text: 'readConfig(process.env);\n' },
  { name: 'what git ignores', path: 'apps/web/build/words-fr.ts', text: 'const a: any = process.env;\n' },
  {
    name: 'a function that adds something to the call',
    path: PICK,
    text: 'export function first(a: string, b: string) {\n  return second(b, a);\n}\n',
  },
])('no sign is over for $name', async ({ path, text }) => {
  write(path, text);

  expect(await namesOver()).toEqual([]);
});

test('a file that is deleted but still in the index counts no more', async () => {
  write('packages/engine/src/utils.ts', '');
  execFileSync('git', ['add', '.'], { cwd: root });
  rmSync(join(root, 'packages/engine/src/utils.ts'));

  expect(await namesOver()).toEqual([]);
});

test.each([
  { name: 'no code', path: PICK, also: CARD, message: 'no TypeScript' },
  { name: 'no test', path: PICK_TEST, also: PICK_TEST, message: 'no tests' },
])('refuses to be green where there is $name', ({ path, also, message }) => {
  rmSync(join(root, path));
  rmSync(join(root, also), { force: true });

  expect(() => readRepository(root)).toThrow(message);
});
