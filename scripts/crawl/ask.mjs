import { Agent, request } from 'node:http';

/** @typedef {{ status: number, location: string | undefined, type: string | undefined, bytes: number, body: string }} Answer */

const MAX_AT_ONCE = 16;

/**
 * Asks one address after the other, some at once, without following where they lead. Its connections end with it: one that
 * is kept while pages are read for seconds is closed by the server just as it is used again.
 * @param {string} origin @param {readonly string[]} paths
 * @param {{ method?: 'GET' | 'HEAD', coding?: 'identity' | 'gzip' }} [options] bytes are those of the coding
 * @returns {Promise<Map<string, Answer>>} by path, in their order
 */
export async function askAll(origin, paths, options = {}) {
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  const agent = new Agent({ keepAlive: true });
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) answers.set(path, await ask(origin + path, { agent, ...options }));
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, work)).finally(() => agent.destroy());
  return new Map(
    paths.flatMap((path) => {
      const answer = answers.get(path);
      return answer ? [[path, answer]] : [];
    }),
  );
}

/**
 * @param {string} address
 * @param {{ agent: Agent, method?: 'GET' | 'HEAD', coding?: 'identity' | 'gzip' }} options
 * @returns {Promise<Answer>}
 */
function ask(address, { agent, method = 'GET', coding = 'identity' }) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': coding };
    request(address, { agent, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      response.once('error', reject).once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          type: response.headers['content-type'],
          bytes: Number(response.headers['content-length'] ?? 0),
          body,
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}
