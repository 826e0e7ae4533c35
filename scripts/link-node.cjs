// Runs after npm ci, on whatever Node the machine has (see run.cjs). The project's own Node is linked as `node`, which
// tools and `npx` then use, and only if it starts here.
// npm 10, which comes with Node 20, makes that link and takes it away again, together with the packages for other platforms,
// which have a program of that name, too.
const { spawnSync } = require('child_process');
const { existsSync, readdirSync, unlinkSync } = require('fs');
const { join } = require('path');
const { installedNode, packageName } = require('./installed-node.cjs');

const root = join(__dirname, '..');
const bin = join(root, 'node_modules/.bin');

if (installedNode && spawnSync(installedNode, ['--version']).status === 0) link();
else unlink();

function link() {
  if (existsSync(join(bin, 'node'))) return;
  const { status } = spawnSync(process.execPath, [process.env.npm_execpath, 'rebuild', packageName], { cwd: root });
  if (status !== 0) console.error(`${packageName} could not be linked as node; run: npm rebuild ${packageName}`);
}

/** A link to a program that does not start would hide the machine's own Node from every script. */
function unlink() {
  for (const name of readdirSync(bin)) if (/^node(\.cmd|\.ps1)?$/.test(name)) unlinkSync(join(bin, name));
}
