import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const PASSWORD = 'a quiet lamp at dusk';
const IDEA = JSON.stringify({ text: 'email to my landlord about a broken heater, polite but firm', type: 'ai-prompt' });
const PAGES = ['/en', '/de', '/ar', '/en/ai-prompt-generator', '/robots.txt', '/no-such-page'];
/** A visitor's acts, in turn: half of them change something. */
const ACTS = /** @type {const} */ (['page', 'usage', 'generate', 'page', 'refresh', 'generate']);

/**
 * @typedef {{ act: string, what: string, at: number }} Failure
 * @typedef {{ requests: number, generated: number, times: number[], failures: Failure[] }} Tally
 * @typedef {{ status: number, body: string }} Answer
 */

/**
 * Visitors who act, wait and act again, until stopped. Half of them keep their connection, half open a new one each
 * time; each has its own address and an account.
 * @param {{ port: number, count: number, waitMs: number }} crowd
 */
export async function sendVisitors({ port, count, waitMs }) {
  /** @type {Tally} */
  const tally = { requests: 0, generated: 0, times: [], failures: [] };
  const leaving = new AbortController();
  const visitors = Array.from({ length: count }, (_, index) => newVisitor(port, index));
  await Promise.all(visitors.map(signUp));
  const done = Promise.all(
    visitors.map((visitor, index) => visit(visitor, index, { tally, waitMs, leaving: leaving.signal })),
  );
  return {
    tally,
    /** @returns {Promise<number>} the uses that the servers have counted */
    async leave() {
      leaving.abort();
      await done;
      const counts = await Promise.all(visitors.map((visitor) => visitor.ask('GET', '/functions/v1/daily-usage')));
      for (const { agent } of visitors) agent.destroy();
      return counts.reduce((sum, { body }) => sum + JSON.parse(body).requests, 0);
    },
  };
}

/** @param {number} port @param {number} index */
function newVisitor(port, index) {
  const agent = new Agent({ keepAlive: index % 2 === 0 });
  const localAddress = process.platform === 'linux' ? `127.0.2.${index + 1}` : '127.0.0.1';
  /** @param {'GET' | 'POST'} method @param {string} path @param {string} [body] @returns {Promise<Answer>} */
  const ask = (method, path, body) =>
    new Promise((resolve, reject) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length };
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent, localAddress }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: text })).on('error', reject);
      });
      sent.on('error', reject).end(body);
    });
  return { agent, ask, email: `visitor-${index}@example.org`, refreshToken: '' };
}

/** @param {ReturnType<typeof newVisitor>} visitor */
async function signUp(visitor) {
  const { body } = await visitor.ask(
    'POST',
    '/auth/v1/signup',
    JSON.stringify({ email: visitor.email, password: PASSWORD }),
  );
  visitor.refreshToken = JSON.parse(body).refresh_token;
}

/**
 * @param {ReturnType<typeof newVisitor>} visitor
 * @param {number} index
 * @param {{ tally: Tally, waitMs: number, leaving: AbortSignal }} stay
 */
async function visit(visitor, index, { tally, waitMs, leaving }) {
  for (let turn = index; !leaving.aborted; turn += 1) {
    const act = ACTS[turn % ACTS.length] ?? 'page';
    const startedAt = performance.now();
    tally.requests += 1;
    const wrong = await perform(visitor, act, turn, tally).catch((/** @type {Error} */ error) => error.message);
    tally.times.push(performance.now() - startedAt);
    if (wrong !== undefined) tally.failures.push({ act, what: wrong, at: startedAt });
    await pause(waitMs * (0.5 + Math.random()));
  }
}

/**
 * @param {ReturnType<typeof newVisitor>} visitor
 * @param {(typeof ACTS)[number]} act
 * @param {number} turn
 * @param {Tally} tally
 * @returns {Promise<string | undefined>} what was wrong with the answer
 */
async function perform(visitor, act, turn, tally) {
  if (act === 'page') {
    const path = PAGES[turn % PAGES.length] ?? '/en';
    const { status } = await visitor.ask('GET', path);
    return status === (path === '/no-such-page' ? 404 : 200) || status === 308 ? undefined : `${path}: ${status}`;
  }
  if (act === 'usage') return unexpected(await visitor.ask('GET', '/functions/v1/daily-usage'), '"requests"');
  if (act === 'generate') {
    const answer = await visitor.ask('POST', '/functions/v1/generate-prompt', IDEA);
    const wrong = unexpected(answer, '"generatedPrompt"');
    if (wrong === undefined) tally.generated += 1;
    return wrong;
  }
  const token = JSON.stringify({ refresh_token: visitor.refreshToken });
  const answer = await visitor.ask('POST', '/auth/v1/token?grant_type=refresh_token', token);
  const wrong = unexpected(answer, '"refresh_token"');
  if (wrong === undefined) visitor.refreshToken = JSON.parse(answer.body).refresh_token;
  return wrong;
}

/** @param {Answer} answer @param {string} part that it must have @returns {string | undefined} */
function unexpected({ status, body }, part) {
  return status === 200 && body.includes(part) ? undefined : `${status} ${body.slice(0, 120)}`;
}
