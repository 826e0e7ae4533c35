// The path of the Node that npm installed with this project; undefined if there is no package for the platform.
const { existsSync } = require('fs');
const { join } = require('path');

const isWindows = process.platform === 'win32';
const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
const folder = join(__dirname, '../node_modules', name);

exports.installedNode = existsSync(folder) ? join(folder, 'bin', isWindows ? 'node.exe' : 'node') : undefined;
exports.packageName = name;
