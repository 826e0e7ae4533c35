import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.mjs';
import { createGate } from './gate.mjs';
import { nextAddress } from './next-address.mjs';
import { outbox } from './outbox.mjs';

/** @typedef {import('./ledger.mjs').Ledger} Ledger */

export const PASSWORD = 'a quiet lamp at dusk';
const IDEA = { text: 'email to my landlord about a broken heater, polite but firm', type: 'ai-prompt' };
const DAILY_LIMIT = 10;
/** More than the day's limit, so that the refusals are tried, too. */
const TRIES_A_SUBJECT = 14;
const MAIL_WAIT_MS = 1500;

/**
 * People who sign up, refresh their sessions, generate prompts and write messages, all at once, and record the
 * responses. Each person's requests are sequential, so that each has its own line in the ledger.
 * @param {{ ledger: Ledger, url: () => string, dataDir: string }} world
 * @returns {import('./gate.mjs').Gate & { ended: Promise<unknown> }} the load begins when the gate opens; `ended`
 *   rejects when a request hangs
 */
export function mixedLoad({ ledger, url, dataDir }) {
  const gate = createGate();
  const linkTo = outbox(dataDir);
  /** @param {() => Promise<void>} act @param {number} restMs */
  const repeat = async (act, restMs) => {
    while (await gate.pass()) {
      await act().finally(gate.leave);
      await pause(restMs);
    }
  };
  const at = (/** @type {string} */ path) => url() + path;
  const ended = Promise.all([
    ...Array.from({ length: 2 }, () => repeat(() => signUp(ledger, at, linkTo), 150)),
    ...Array.from({ length: 3 }, () => repeat(() => refresh(ledger, at), 5)),
    ...Array.from({ length: 3 }, () => repeat(generator(ledger, at), 0)),
    repeat(() => writeMessage(ledger, at), 400),
  ]);
  return { ...gate, ended };
}

/** @typedef {(path: string) => string} At */

/** @param {Ledger} ledger @param {At} at @param {(email: string) => URL | undefined} linkTo */
async function signUp(ledger, at, linkTo) {
  /** @type {import('./ledger.mjs').Person} */
  const person = { email: `${randomUUID()}@example.org`, address: nextAddress(), state: 'doubtful', isLost: false };
  const { email, address } = person;
  ledger.people.push(person);
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = await ask(at('/auth/v1/signup'), {
    address,
    json: { email, password: PASSWORD, code_challenge: challenge, code_challenge_method: 's256' },
  });
  ledger.keepAnswer(asked, asked?.status === 200);
  if (asked?.status !== 200) return;
  person.state = 'told to look at the mail';
  const end = performance.now() + MAIL_WAIT_MS;
  while (linkTo(email) === undefined && performance.now() < end) await pause(10);
  const link = linkTo(email);
  if (link === undefined) return; // its server was killed over it; the mail comes later, which the end looks at
  const confirmed = await ask(at('/auth/v1/verify'), { address, form: link.searchParams });
  const isConfirmed = confirmed?.status === 303 && !confirmed.location.includes('error');
  ledger.keepAnswer(confirmed, isConfirmed);
  if (!isConfirmed) return;
  // The password counts once the code of the link is exchanged with the verifier of this sign-up.
  const code = new URL(confirmed.location).searchParams.get('code');
  const session = await ask(at('/auth/v1/token?grant_type=pkce'), {
    address,
    json: { auth_code: code, code_verifier: verifier },
  });
  ledger.keepAnswer(session, session?.status === 200);
  if (session?.status !== 200) return;
  person.state = 'confirmed';
  const { refresh_token: current, access_token: accessToken } = session.body;
  const kept = {
    email,
    address,
    current,
    accessToken,
    older: [],
    refreshedAt: Date.now(),
    isEnded: false,
    isBusy: false,
  };
  ledger.sessions.push(kept);
}

/** @param {At} at @param {{ email: string, address: string }} person */
export function signIn(at, { email, address }) {
  return ask(at('/auth/v1/token?grant_type=password'), { address, json: { email, password: PASSWORD } });
}

/** @param {Ledger} ledger @param {At} at */
async function refresh(ledger, at) {
  // A lost answer is asked for again first: so long the token before is as good as the current one.
  const free = ledger.sessions.filter(({ isEnded, isBusy }) => !isEnded && !isBusy);
  const session = free[Math.floor(Math.random() * free.length)];
  if (session === undefined) return;
  session.isBusy = true;
  const answer = await exchange(ledger, at, session);
  session.isBusy = answer === undefined || answer.status >= 500; // then `checkRecent` asks again
}

/**
 * Presents the current token of a session.
 * @param {Ledger} ledger
 * @param {At} at
 * @param {import('./ledger.mjs').Session} session
 */
export async function exchange(ledger, at, session) {
  const { address, current } = session;
  const answer = await ask(at('/auth/v1/token?grant_type=refresh_token'), {
    address,
    json: { refresh_token: current },
  });
  const isDone = answer?.status === 200;
  ledger.keepAnswer(answer, isDone);
  if (answer?.status === 400) {
    const what = `a refresh token that was acknowledged is refused: ${answer.body?.error_code}`;
    ledger.faults.push({ promise: 'writes', what });
    session.isEnded = true;
  }
  if (!isDone) return answer;
  const next = answer.body.refresh_token;
  const known = ledger.successors.get(current);
  if (known !== undefined && known !== next)
    ledger.faults.push({ promise: 'tokens', what: 'one refresh token was exchanged for two' });
  ledger.successors.set(current, next);
  session.older.push(current);
  session.current = next;
  session.accessToken = answer.body.access_token;
  session.refreshedAt = Date.now();
  return answer;
}

/** @param {Ledger} ledger @param {At} at @returns {() => Promise<void>} */
function generator(ledger, at) {
  let tries = 0;
  /** @type {import('./ledger.mjs').Subject} */
  let subject = newSubject(ledger);
  return async () => {
    if (tries === TRIES_A_SUBJECT) {
      subject = newSubject(ledger);
      tries = 0;
    }
    tries += 1;
    const { address, person } = subject;
    const request = { address, ...(person && { token: person.token }), json: IDEA };
    const answer = await ask(at('/functions/v1/generate-prompt'), request);
    const isGranted = answer?.status === 200 && answer.body.code === undefined;
    ledger.keepAnswer(answer, isGranted);
    if (isGranted) subject.granted.push(answer.body.usage.requests);
    else if (answer?.status !== 200) subject.doubtful += 1;
    else if (subject.granted.length + subject.doubtful < DAILY_LIMIT)
      ledger.faults.push({
        promise: 'quota',
        what: `refused after ${subject.granted.length} of ${DAILY_LIMIT} generations`,
      });
    if (answer?.status === 401) tries = TRIES_A_SUBJECT; // an access token lives 15 minutes
  };
}

/** Every other one is a person who is signed in. @param {Ledger} ledger @returns {import('./ledger.mjs').Subject} */
function newSubject(ledger) {
  const session = ledger.sessions.at(-1);
  const isPerson = session !== undefined && !ledger.subjects.some(({ address }) => address === session.address);
  /** @type {import('./ledger.mjs').Subject} */
  const subject = {
    address: isPerson ? session.address : nextAddress(),
    ...(isPerson && { person: { email: session.email, token: session.accessToken } }),
    day: new Date().toISOString().slice(0, 10),
    granted: [],
    doubtful: 0,
    isLost: false,
  };
  ledger.subjects.push(subject);
  return subject;
}

/** @param {Ledger} ledger @param {At} at */
async function writeMessage(ledger, at) {
  const message = `message ${randomUUID()}`;
  const json = { name: 'Ann', email: 'ann@example.org', subject: 'A question', message, category: 'general' };
  const answer = await ask(at('/functions/v1/contact'), { address: nextAddress(), json });
  ledger.keepAnswer(answer, answer?.status === 200);
  if (answer?.status === 200) ledger.messages.push(message);
}
