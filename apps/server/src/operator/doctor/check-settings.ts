import type { Config } from '../../config.ts';
import { isLoopbackHost } from '../../http/is-loopback-host.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warn } = findingsOf('settings');

/** Valid but probably unintended settings. Invalid ones never become a Config. */
export function checkSettings(config: Config): Finding[] {
  const findings: Finding[] = [];
  if (config.isTest)
    findings.push(warn('PROFILE=test allows switches that are for tests only: unset it before you serve people'));
  if (config.fixedNow !== undefined) findings.push(warn('NOW stops the clock: unset it before you serve people'));
  if (!isLocal(config) && isLoopbackHost(config.host) && config.trustedProxies === undefined)
    findings.push(
      warn(
        'TRUSTED_PROXIES is not set, though only a proxy on this machine can reach the server: all visitors share its ' +
          'daily count; set it to the address of the proxy, like 127.0.0.1',
      ),
    );
  if (['fatal', 'error', 'warn', 'silent'].includes(config.logLevel))
    findings.push(warn(`LOG_LEVEL=${config.logLevel} leaves requests and security events out of the log; set info`));
  return findings.length === 0 ? [ok('all are understood')] : findings;
}

/** Whether the site is for this machine alone. */
export function isLocal({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return isLoopbackHost(new URL(publicUrl).hostname);
}
