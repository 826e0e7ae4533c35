import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = fileURLToPath(new URL('start-postgres.ts', import.meta.url));

test.each([0, 3])(
  'a test run that ends with %i keeps its exit code after the cluster has stopped',
  (code) => {
    const run = `
    const { default: startPostgres } = await import(${JSON.stringify(MODULE)});
    const stop = await startPostgres({ provide: (name, url) => console.log(name, url) });
    await stop();
    process.exitCode = ${code};
  `;

    const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', run], { encoding: 'utf8' });

    expect(ended.stdout).toMatch(/^postgresUrl postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres\n$/);
    expect({ status: ended.status, stderr: ended.stderr }).toEqual({ status: code, stderr: '' });
  },
  60_000,
);
