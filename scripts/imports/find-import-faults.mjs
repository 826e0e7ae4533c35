import { runTool } from '../process/run-tool.mjs';

/** The cruiser answers "no violations (0 modules)" where it cannot read TypeScript: each of these has to be seen. */
const WORKSPACES = ['apps/web/app/', 'apps/server/src/', 'packages/engine/src/', 'packages/contract/src/'];

/**
 * @param {string} root a repository with these workspaces and .dependency-cruiser.cjs
 * @returns {Promise<{ faults: string[], modules: number }>} modules: our own, without those of node_modules
 * @throws Error when the cruiser itself fails
 */
export async function findImportFaults(root) {
  const command = 'depcruise apps packages --config .dependency-cruiser.cjs --output-type json';
  const { code, stdout, stderr } = await runTool(command, { cwd: root, stdio: 'pipe' });
  if (code !== 0) throw new Error(`dependency-cruiser failed: ${stderr}`);
  /** @type {{ modules: { source: string }[], summary: { violations: { rule: { name: string }, from: string, to: string }[] } }} */
  const { modules, summary } = JSON.parse(stdout);
  const sources = modules.map(({ source }) => source).filter((source) => !source.includes('node_modules'));
  const unseen = WORKSPACES.filter((folder) => !sources.some((source) => source.startsWith(folder)));
  return {
    modules: sources.length,
    faults: [
      ...unseen.map((folder) => `no module of ${folder} was read`),
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ],
  };
}
