import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const INSTALLED = join(import.meta.dirname, '../../node_modules/.bin');
/** The tools of this project and its own Node come before what the machine has, also without npm. */
const PATH = `${INSTALLED}${delimiter}${process.env.PATH}`;

/**
 * Runs an installed command line tool to its end.
 * @param {string} command e.g. `tsc -p e2e`; words are separated by one space and contain none
 * @param {{ cwd: string, stdio: 'inherit' | 'pipe', env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>} code is 1 where a signal ended the tool
 */
export function runTool(command, { cwd, stdio, env = {} }) {
  const [tool = '', ...args] = command.split(' ');
  const child = spawn(tool, args, {
    cwd,
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, ...env, PATH },
    shell: process.platform === 'win32', // tools are .cmd files there, which only the shell starts
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop); // a terminal's Ctrl-C reaches the tool by itself, a kill of this process does not
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      resolve({ code: code ?? 1, stdout, stderr });
    });
  });
}
