import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.mjs';
import { exchange, signIn } from './mixed-load.mjs';
import { operate } from './operate.mjs';
import { outbox } from './outbox.mjs';

/**
 * @typedef {import('./ledger.mjs').Ledger} Ledger
 * @typedef {{ url: () => string, dataDir: string, env: Record<string, string>,
 *   query: (sql: string) => Promise<Record<string, any>[]> }} World the product, and its database past it
 */

const DAILY_LIMIT = 10;
/** So long the token before the current one is taken once more, and a second for the way. */
const GRACE_MS = 31_000;
const AT_ONCE = 4;
/** Trying a used token ends its session; at least this many stay. */
const MIN_LIVING = 4;
/** Clients that may still have had requests in flight when the last check ended. */
const OVERLAP = 4;

/**
 * A check of what was promised since the last one, with the load held back.
 * @param {Ledger} ledger
 * @param {World} world
 * @returns {() => Promise<void>} what is found is a fault in the ledger
 */
export function recentChecks(ledger, world) {
  const checked = { people: 0, subjects: 0 };
  return async () => {
    const people = ledger.people.slice(checked.people);
    const subjects = ledger.subjects.slice(Math.max(0, checked.subjects - OVERLAP));
    Object.assign(checked, { people: ledger.people.length, subjects: ledger.subjects.length });
    await inParallel(
      ledger.sessions.filter(({ isBusy }) => isBusy),
      (session) => askAgain(ledger, world, session),
    );
    await inParallel(people, (person) => checkPerson(ledger, world, person));
    await inParallel(subjects, (subject) => checkSubject(ledger, world, subject));
    const [kept] = await world.query('select count(*) as count from contact_message');
    if (Number(kept?.count) < ledger.messages.length)
      fault(ledger, 'writes', `${ledger.messages.length} messages were acknowledged, ${kept?.count} are kept`);
    const living = ledger.sessions.filter(({ isEnded, older }) => !isEnded && older.length > 1);
    const [victim] = living;
    if (victim !== undefined && living.length > MIN_LIVING)
      await checkReuse(ledger, world, victim, victim.older.at(-2));
  };
}

/** Checks all that was ever promised. @param {Ledger} ledger @param {World} world */
export async function checkAll(ledger, world) {
  await inParallel(ledger.people, (person) => checkPerson(ledger, world, person));
  await inParallel(ledger.subjects, (subject) => checkSubject(ledger, world, subject));
  await checkMessages(ledger, world);
  await checkMails(ledger, world);
  const [usage] = await world.query("select max(count) as most from usage where subject not like 'network %'");
  if (usage?.most > DAILY_LIMIT) fault(ledger, 'quota', `a count of ${usage?.most} is in the database`);
  const living = ledger.sessions.filter(({ isEnded }) => !isEnded);
  await inParallel(living, (session) => askAgain(ledger, world, session));
  const newest = Math.max(0, ...living.map(({ refreshedAt }) => refreshedAt));
  await pause(Math.max(0, newest + GRACE_MS - Date.now()));
  await inParallel(living, (session) => checkReuse(ledger, world, session, session.older.at(-1)));
}

/** @param {Ledger} ledger @param {import('./ledger.mjs').Fault['promise']} promise @param {string} what */
function fault(ledger, promise, what) {
  ledger.faults.push({ promise, what });
}

/** @param {Ledger} ledger @param {World} world @param {import('./ledger.mjs').Session} session */
async function askAgain(ledger, { url }, session) {
  const answer = await exchange(ledger, (path) => url() + path, session);
  session.isBusy = false;
  if (answer?.status !== 200 && answer?.status !== 400)
    // 400 is noted as a lost token already
    fault(ledger, 'writes', `a session was not refreshed though all is up: ${answer?.status}`);
}

/**
 * Everyone whose address was reported as confirmed can sign in.
 * @param {Ledger} ledger
 * @param {World} world
 * @param {import('./ledger.mjs').Person} person
 */
async function checkPerson(ledger, { url }, person) {
  if (person.state !== 'confirmed' || person.isLost) return;
  const answer = await signIn((path) => url() + path, person);
  person.isLost = answer?.status !== 200;
  if (person.isLost) fault(ledger, 'writes', `a confirmed account cannot sign in: ${describe(answer)}`);
}

/** @param {Ledger} ledger @param {World} world @param {import('./ledger.mjs').Subject} subject */
async function checkSubject(ledger, { url }, subject) {
  const { granted, doubtful } = subject;
  if (subject.isLost || subject.day !== new Date().toISOString().slice(0, 10)) return; // past days are not reported
  const answer = await askCount(url(), subject);
  if (answer?.status !== 200) return fault(ledger, 'writes', `a count was not told: ${describe(answer)}`);
  const { requests } = answer.body;
  const isTooSmall = requests < granted.length || new Set(granted).size < granted.length;
  const isTooBig = requests > Math.min(DAILY_LIMIT, granted.length + doubtful) || granted.length > DAILY_LIMIT;
  subject.isLost = isTooSmall || isTooBig;
  const what = `${granted.length} were granted (${granted}), ${doubtful} are in doubt, ${requests} are counted`;
  if (isTooSmall) fault(ledger, 'writes', what);
  if (isTooBig) fault(ledger, 'quota', what);
}

/**
 * Signs a person in again when the access token has expired or the session has ended.
 * @param {string} url
 * @param {import('./ledger.mjs').Subject} subject
 */
async function askCount(url, { address, person }) {
  const askIt = () => ask(`${url}/functions/v1/daily-usage`, { address, ...(person && { token: person.token }) });
  const answer = await askIt();
  if (answer?.status !== 401 || person === undefined) return answer;
  const session = await signIn((path) => url + path, { ...person, address });
  if (session?.status !== 200) return session;
  person.token = session.body.access_token;
  return askIt();
}

/** @param {Ledger} ledger @param {World} world */
async function checkMessages(ledger, { env }) {
  const listed = await operate(['contact:list'], env);
  for (const message of ledger.messages)
    if (!listed.includes(message)) fault(ledger, 'writes', `an acknowledged message is not listed: ${message}`);
}

/**
 * Everyone who was told to check their mail has one, or it waits in the queue, encrypted.
 * @param {Ledger} ledger
 * @param {World} world
 */
async function checkMails(ledger, { dataDir, query }) {
  const linkTo = outbox(dataDir);
  const without = ledger.people.filter(({ state, email }) => state !== 'doubtful' && linkTo(email) === undefined);
  const [queue] = await query('select count(*) as waiting from queued_mail');
  if (without.length > Number(queue?.waiting))
    fault(ledger, 'writes', `${without.length} mails are missing, ${queue?.waiting} wait in the queue`);
}

/**
 * A token that was exchanged before is refused, and ends its session.
 * @param {Ledger} ledger
 * @param {World} world
 * @param {import('./ledger.mjs').Session} session
 * @param {string | undefined} token
 */
async function checkReuse(ledger, { url }, session, token) {
  session.isEnded = true;
  for (const refused of [token, session.current]) {
    if (refused === undefined) return;
    const request = { address: session.address, json: { refresh_token: refused } };
    const answer = await ask(`${url()}/auth/v1/token?grant_type=refresh_token`, request);
    ledger.reused += 1;
    if (answer?.status !== 400) fault(ledger, 'tokens', `a used refresh token was taken again: ${describe(answer)}`);
  }
}

/** @param {import('./ask.mjs').Answer | undefined} answer */
function describe(answer) {
  // Not its body: that of a success has tokens in it.
  return answer === undefined ? 'no answer' : `${answer.status} ${answer.body?.error_code ?? answer.body?.code ?? ''}`;
}

/** @template Item @param {readonly Item[]} items @param {(item: Item) => Promise<void>} act */
async function inParallel(items, act) {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
