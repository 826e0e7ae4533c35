import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const OPERATOR_MAIN = fileURLToPath(new URL('../operator/main.ts', import.meta.url));
const run = promisify(execFile);

/**
 * Runs an operator's command in its own process, as on a real machine.
 * @returns what it printed
 * @throws Error with what it wrote to standard error
 */
export async function runOperator(env: Record<string, string>, ...words: string[]): Promise<string> {
  return (await run(process.execPath, [OPERATOR_MAIN, ...words], { env })).stdout;
}
