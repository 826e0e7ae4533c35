// Rounds of quality: see quality/README.md.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerAsProduct } from './quality/answer-as-product.mjs';
import { checkAnswer } from './quality/check-answer.mjs';
import { folderOf, readAnswers, readIdeas } from './quality/ideas.mjs';
import { drawOrder } from './quality/pack.mjs';
import { tally } from './quality/tally.mjs';

const [command = '', round = ''] = process.argv.slice(2);
const COMMANDS = { answer, pack, check, tally: printTally };
const run = COMMANDS[/** @type {keyof typeof COMMANDS} */ (command)];
if (run === undefined || !/^\d+$/.test(round)) {
  console.error('npm run quality -w lab -- answer|pack|check|tally ROUND');
  process.exit(2);
}
await run();

async function answer() {
  const ideas = await readIdeas(round);
  const answers = Object.fromEntries(ideas.map((idea) => [idea.id, answerAsProduct(idea)]));
  await writeJson('answers.json', answers);
  console.log(`${ideas.length} ideas were answered.`);
}

/** Sheets of this many items keep a judge attentive. */
async function pack() {
  const ITEMS = 24;
  const ideas = (await readIdeas(round)).filter(({ expert }) => expert !== undefined);
  const answers = await readAnswers(round);
  const planted = JSON.parse(await readFile(join(folderOf(round), 'planted.json'), 'utf8').catch(() => '{}'));
  /** @type {Record<string, { id: string, isControl: boolean, arms: import('./quality/pack.mjs').Arms }>} */
  const key = {};
  await mkdir(join(folderOf(round), 'sheets'), { recursive: true });
  for (const judge of /** @type {const} */ ([0, 1])) {
    const rows = ideas.flatMap((idea) => {
      const { id, expert = '' } = idea;
      const plain = { ours: answers[id] ?? '', expert, raw: idea.idea, planted: planted[id] ?? '' };
      const arms = drawOrder({ id, round, judge });
      const control = { ...arms };
      for (const slot of /** @type {const} */ (['A', 'B', 'C'])) if (arms[slot] === 'ours') control[slot] = 'planted';
      const sheets = [
        { isControl: false, arms },
        ...(plain.planted === '' ? [] : [{ isControl: true, arms: control }]),
      ];
      return sheets.map((row) => ({ ...row, id, idea: idea.idea, plain }));
    });
    rows.sort((a, b) => hashOf(`${judge}${a.id}${a.isControl}`) - hashOf(`${judge}${b.id}${b.isControl}`));
    for (let from = 0; from < rows.length; from += ITEMS) {
      const name = `judge-${judge + 1}-${from / ITEMS + 1}`;
      const items = rows.slice(from, from + ITEMS).map((row, at) => {
        const item = `${name}-${at + 1}`;
        key[item] = { id: row.id, isControl: row.isControl, arms: row.arms };
        return { item, idea: row.idea, A: row.plain[row.arms.A], B: row.plain[row.arms.B], C: row.plain[row.arms.C] };
      });
      await writeJson(`sheets/${name}.json`, items);
    }
  }
  await writeJson('key.json', key);
}

async function check() {
  const answers = await readAnswers(round);
  /** @type {Record<string, { n: number, missing: number, broken: number, what: Record<string, number> }>} */
  const rows = {};
  for (const idea of await readIdeas(round)) {
    const row = rows[idea.kind] ?? { n: 0, missing: 0, broken: 0, what: {} };
    rows[idea.kind] = row;
    const { missing, broken } = checkAnswer(idea, answers[idea.id] ?? '');
    row.n += 1;
    if (missing.length > 0) row.missing += 1;
    if (broken.length > 0) row.broken += 1;
    for (const what of missing) row.what[`missing ${what}`] = (row.what[`missing ${what}`] ?? 0) + 1;
    for (const what of broken) row.what[`broken ${what}`] = (row.what[`broken ${what}`] ?? 0) + 1;
  }
  console.log(JSON.stringify(rows, null, 2));
}

async function printTally() {
  const key = JSON.parse(await readFile(join(folderOf(round), 'key.json'), 'utf8'));
  const folder = join(folderOf(round), 'verdicts');
  const verdicts = await Promise.all(
    (await readdir(folder)).map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
  console.log(tally(await readIdeas(round), key, verdicts.flat()));
}

/** @param {string} name @param {unknown} value */
async function writeJson(name, value) {
  await mkdir(folderOf(round), { recursive: true });
  await writeFile(join(folderOf(round), name), `${JSON.stringify(value, null, 1)}\n`);
}

/** A fixed order that does not depend on the contents of the rows. @param {string} text */
function hashOf(text) {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}
