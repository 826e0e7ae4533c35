// Runs on whatever Node the machine has, however old: no syntax newer than ES2015, no `node:` imports.
// A `node` that is too old says so itself. One that does not start cannot: after any failure the scripts of package.json
// call this file again on the Node that npm itself runs on, with --does-it-start. They repeat that line, because a nested
// `npm run` would be started by the very `node` in question.
const { spawnSync } = require('child_process');

const NEEDED_MAJOR = 24;

function complain(reason, remedy) {
  const brought = 'npm ci brings one along for Linux (glibc, x64 and arm64), Windows (x64) and macOS (Intel).';
  console.error(`\nThis project needs Node ${NEEDED_MAJOR} or newer: ${reason}.\n${brought}\n${remedy}\n`);
  process.exit(1);
}

if (process.argv.includes('--does-it-start')) {
  if (spawnSync('node', ['--version']).status !== 0) {
    complain(
      `the one in node_modules does not start here (${process.platform} ${process.arch})`,
      `Install Node ${NEEDED_MAJOR} from https://nodejs.org, delete node_modules/.bin/node so that yours is used, and try again.`,
    );
  }
  process.exit(1); // it starts, so the step before has failed for its own reason and has said so
}

if (Number(process.versions.node.split('.')[0]) < NEEDED_MAJOR) {
  complain(
    `this is ${process.version}`,
    `Run npm ci if you have not. If you have, install Node ${NEEDED_MAJOR} from https://nodejs.org and try again.`,
  );
}
