// npm 10, which comes with Node 20, links this project's Node as `node` and then takes the link away again, together with
// the packages for other platforms, which have a program of that name, too. Runs after npm ci, on the machine's own Node.
const { spawnSync } = require('child_process');
const { existsSync } = require('fs');
const { join } = require('path');

const root = join(__dirname, '..');
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

if (existsSync(join(root, 'node_modules', name)) && !existsSync(join(root, 'node_modules/.bin/node'))) {
  const { status } = spawnSync(process.execPath, [process.env.npm_execpath, 'rebuild', name], { cwd: root });
  if (status !== 0) console.error(`${name} could not be linked as node; run: npm rebuild ${name}`);
}
