import type { Config } from '../../config.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, fail } = findingsOf('short messages');
const LIMIT_MS = 10_000;

/** Whether the gateway responds at all; sending is not tested. */
export async function checkSms({ smsGateway }: Pick<Config, 'smsGateway'>): Promise<Finding[]> {
  if (smsGateway === undefined) return [];
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(smsGateway.url, { method: 'HEAD', redirect: 'manual', signal });
    await response.body?.cancel();
    return [ok('the gateway can be reached')];
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return [fail(`the gateway cannot be reached (${cause?.code ?? name}): look at SMS_URL and the firewall`)];
  }
}
