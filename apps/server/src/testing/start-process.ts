import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { logWatch } from './log-watch.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ServerProcess = {
  url: string;
  pid: number;
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves with the exit code, or `null` after a signal that ended the process. */
  exited: Promise<number | null>;
  /** What it has written to both outputs. */
  output: () => string;
};

/** Starts a server in its own process. Resolves when it listens, or has exited; then `url` is empty. */
export async function startProcess(siteRoot: string, env: Record<string, string>): Promise<ServerProcess> {
  logWatch.noteSettings(env);
  const child = spawn(process.execPath, [MAIN, siteRoot], {
    env: { PORT: '0', PUBLIC_URL: 'http://localhost', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        logWatch.lines.push(text);
        const port = /listening on [^\s]+:(\d+)/.exec(output)?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      });
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await Promise.race([listening, exited.then(() => '')]);
  return { url, pid: child.pid ?? 0, kill: (signal) => child.kill(signal), exited, output: () => output };
}
