import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../../deploy/nginx');
const SERVER = /server 172\.28\.0\.1\d:3000 (.*;)/g;

/**
 * Writes the configuration of deploy/nginx for another place: only its paths, ports and servers change.
 * @param {string} folder where it is written; nginx works in it, too
 * @param {{ site: 'plain' | 'tls', port: number, servers: readonly number[] }} place ports of this machine
 * @returns {string} the path of its main file
 * @throws Error where the configuration lacks something that should be changed
 */
export function renderNginx(folder, { site, port, servers }) {
  const sources = Object.fromEntries(
    readdirSync(SOURCE).map((name) => [name, readFileSync(join(SOURCE, name), 'utf8')]),
  );
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(sources)) {
    const here = text.replaceAll('/etc/nginx/wordlamp', folder).replaceAll('/tmp/nginx', join(folder, 'nginx'));
    writeFileSync(join(folder, name), name === 'upstream.conf' ? withServers(here, servers) : here);
  }
  const listening = sources[`${site}.conf`]?.replace(/listen (\[::\]:)?(8080|443|80)\b/g, (_, ipv6 = '', from) => {
    return `listen ${ipv6}${from === '80' ? port + 1 : port}`;
  });
  writeFileSync(join(folder, 'site.conf'), String(listening).replaceAll('/etc/nginx/wordlamp', folder));
  return join(folder, 'nginx.conf');
}

/** @param {string} text @param {readonly number[]} ports */
function withServers(text, ports) {
  const options = [...text.matchAll(SERVER)].map(([, rest]) => rest);
  if (options.length < ports.length) throw new Error('upstream.conf names fewer servers than are to be put there.');
  let index = 0;
  return text.replace(SERVER, () => {
    const here = ports[index];
    index += 1;
    return here === undefined ? '' : `server 127.0.0.1:${here} ${options[index - 1]}`;
  });
}
