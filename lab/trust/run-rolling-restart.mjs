import { rollingRestart } from './rolling-restart.mjs';

/** Three servers behind nginx, restarted one after the other. @type {import('./finding.mjs').Part} */
export async function runRollingRestart({ rounds, say }) {
  const promise = 'a rolling restart fails no request';
  const faults = [];
  let [restarts, requests] = [0, 0];
  let figures = '';
  for (let round = 0; round < rounds; round += 1) {
    const seen = await rollingRestart();
    restarts += seen.restarts;
    requests += seen.requests;
    faults.push(...seen.failures.map((failure) => JSON.stringify(failure)));
    if (seen.counted !== seen.generated) faults.push(`${seen.generated} were generated, ${seen.counted} are counted`);
    figures = `p99 ${seen.p99Ms} ms, longest ${seen.longestMs} ms`;
    say(`${seen.requests} requests in ${seen.seconds} s, ${seen.failed} failed; ${figures}`);
  }
  return [{ promise, tried: `${restarts} restarts, ${requests} requests`, faults, figures }];
}
