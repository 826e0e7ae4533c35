/** @typedef {import('./requests.mjs').FuzzRequest} FuzzRequest */

const STACK = /\n\s+at .+[:(]|node:internal|node_modules|\.ts:\d+|SQLITE_|Error: /;

/**
 * What is wrong with an answer, whatever was asked.
 * @param {FuzzRequest} request @param {import('./send.mjs').Answer} answer @returns {string | undefined}
 */
export function judge({ isApi, method }, answer) {
  const { status, body } = answer;
  if (status >= 500 && !isShed(answer)) return `answers ${status}`;
  if (status < 100 || Number.isNaN(status)) return 'answers what is no HTTP';
  if (status >= 400 && STACK.test(body)) return 'tells how it is built';
  if (isApi && status >= 400 && method !== 'HEAD' && !isJson(answer)) return `answers ${status} without JSON`;
  return undefined;
}

/** The one server error that is promised: it is full, and says when to come again. @param {import('./send.mjs').Answer} answer */
function isShed({ status, retryAfter, body }) {
  return status === 503 && Number(retryAfter) > 0 && /very busy/.test(body);
}

/** @param {import('./send.mjs').Answer} answer */
function isJson({ type, body }) {
  if (!type.startsWith('application/json')) return false;
  try {
    return typeof JSON.parse(body) === 'object';
  } catch {
    return false;
  }
}
