// Signs of decay that another tool measures.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findContentFaults } from '../content/find-content-faults.mjs';
import { findImportFaults } from '../imports/find-import-faults.mjs';
import { runTool } from '../process/run-tool.mjs';

/**
 * @typedef {import('./sign-kinds.mjs').Sign} Sign
 * @typedef {{ firstFile: { name: string, start: number }, secondFile: { name: string, start: number } }} Clone
 * @typedef {{ name: string }} KnipItem
 */

const MAX_DUPLICATED_PERCENT = 2;

/** @type {Sign['measure']} */
async function longFunctions({ root }) {
  const { code, stdout, stderr } = await runTool('oxlint --format=json apps packages scripts lab', {
    cwd: root,
    stdio: 'pipe',
  });
  /** @type {{ diagnostics: { filename: string, message: string }[], number_of_files: number }} */
  const { diagnostics, number_of_files } = parse(stdout, `oxlint ${stderr}`);
  if (number_of_files === 0) throw new Error('oxlint found no file to look at.');
  const findings = diagnostics.map(({ filename, message }) => `${filename}: ${message}`);
  return { value: String(findings.length), isOver: code !== 0 || findings.length > 0, findings };
}

/** @type {Sign['measure']} */
async function duplicates({ root }) {
  const folder = await mkdtemp(join(tmpdir(), 'duplicates-'));
  try {
    await runTool(`jscpd --reporters json --silent --output ${folder}`, { cwd: root, stdio: 'pipe' });
    /** @type {{ duplicates: Clone[], statistics: { total: { percentage: number, sources: number } } }} */
    const report = parse(await readFile(join(folder, 'jscpd-report.json'), 'utf8'), 'jscpd');
    const { percentage: percent, sources } = report.statistics.total;
    if (sources === 0) throw new Error('jscpd found no file to look at.');
    return {
      value: `${percent.toFixed(2)} % of ${sources} files`,
      isOver: !(percent < MAX_DUPLICATED_PERCENT),
      findings: report.duplicates.map(
        ({ firstFile: a, secondFile: b }) => `${a.name}:${a.start} = ${b.name}:${b.start}`,
      ),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @type {Sign['measure']} */
async function unused({ root }) {
  const command = 'knip --include files,exports,types,dependencies --reporter json';
  const { code, stdout, stderr } = await runTool(command, { cwd: root, stdio: 'pipe' });
  /** @type {{ issues: ({ file: string } & Record<string, KnipItem[]>)[] }} */
  const { issues } = parse(stdout, `knip ${stderr}`);
  const findings = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, items]) =>
      Array.isArray(items)
        ? items.map(({ name }) => (name === file ? `${file} is unused` : `${file}: ${name} (unused ${kind})`))
        : [],
    ),
  );
  return { value: String(findings.length), isOver: code !== 0 || findings.length > 0, findings };
}

/** @type {Sign['measure']} */
async function contentFaults({ root }) {
  const { faults } = findContentFaults(root);
  return { value: String(faults.length), isOver: faults.length > 0, findings: faults };
}

/** @type {Sign['measure']} */
async function wrongImports({ root }) {
  const { faults } = await findImportFaults(root);
  return { value: String(faults.length), isOver: faults.length > 0, findings: faults };
}

/** @param {string} json @param {string} tool for the message @throws Error when a tool printed no JSON, so that it is never green */
function parse(json, tool) {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${tool} printed no report`, { cause: error });
  }
}

/** @type {Sign[]} */
export const toolSigns = [
  { number: 1, name: 'functions over 80 lines', limit: '0', measure: longFunctions },
  { number: 2, name: 'duplicated code', limit: `under ${MAX_DUPLICATED_PERCENT} %`, measure: duplicates },
  { number: 5, name: 'unused files and exports', limit: '0', measure: unused },
  { number: 13, name: 'faults in the words', limit: '0', measure: contentFaults },
  { number: 16, name: 'wrong-way imports', limit: '0', measure: wrongImports },
];
