// `node scripts/run.cjs FILE …` runs a file of this project on the Node that the project needs: on this one if it is new
// enough, else on the one that npm has installed. Started by whatever Node the machine has, however old: no syntax newer
// than ES2015, no `node:` imports.
const { spawn, spawnSync } = require('child_process');
const { runMain } = require('module');
const { resolve } = require('path');
const { installedNode } = require('./installed-node.cjs');

const NEEDED_MAJOR = 24;
const [file, ...rest] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) runHere();
else if (installedNode && spawnSync(installedNode, ['--version']).status === 0) runOn(installedNode);
else complain();

/** In this very process, so that every signal reaches it. */
function runHere() {
  process.argv.splice(1, 2, resolve(file));
  runMain();
}

function runOn(node) {
  const child = spawn(node, [file].concat(rest), { stdio: 'inherit' });
  process.on('SIGINT', () => {}); // Ctrl-C reaches the child by itself; this process ends after it
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}

function complain() {
  console.error(`
This project needs Node ${NEEDED_MAJOR} or newer: this is ${process.version}.
npm ci installs one for Linux (glibc, x64 and arm64), Windows (x64) and macOS (Intel): run it if you have not.
If you have, install Node ${NEEDED_MAJOR} from https://nodejs.org and try again.
`);
  process.exit(1);
}
