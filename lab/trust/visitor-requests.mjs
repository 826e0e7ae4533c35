import { rawRequest } from '../bench/raw-request.mjs';

/** More than a server remembers at once, so that its memory is at its bounds and stays there. */
const VISITORS = 60_000;
const BODY = JSON.stringify({
  text: 'email to my landlord about a broken heater, polite but firm',
  type: 'ai-prompt',
});
/** Of ten requests: a page, three looks at the count, six prompts. */
const MIX = ['page', 'usage', 'prompt', 'prompt', 'usage', 'prompt', 'prompt', 'usage', 'prompt', 'prompt'];

/** The requests of visitors, each from its own address. @returns {() => Buffer} the next request */
export function visitorRequests() {
  let asked = 0;
  return () => {
    asked += 1;
    const kind = MIX[asked % MIX.length];
    if (kind === 'page') return rawRequest('/en', { address: visitor(asked) });
    return kind === 'usage' ? usageRequest(asked) : promptRequest(asked);
  };
}

/** @param {number} index */
export const usageRequest = (index) => rawRequest('/functions/v1/daily-usage', { address: visitor(index) });

/** @param {number} index */
export const promptRequest = (index) =>
  rawRequest('/functions/v1/generate-prompt', { body: BODY, address: visitor(index) });

/** @param {number} index */
function visitor(index) {
  const number = index % VISITORS;
  return `${20 + (number % 90)}.${Math.floor(number / 90) % 250}.${Math.floor(number / 22_500)}.9`;
}
