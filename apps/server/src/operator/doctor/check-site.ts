import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '../../config.ts';
import { isLocal } from './check-settings.ts';
import { type Finding, findingsOf } from './finding.ts';

const site = findingsOf('site');
const address = findingsOf('PUBLIC_URL');
const LIMIT_MS = 10_000;

/** Paths of the built site and of the script that knows its sources. */
export type SitePlace = { siteRoot: string; staleCheck: string };

/** Whether the site is built from the current sources. */
export async function checkSite({ siteRoot, staleCheck }: SitePlace): Promise<Finding[]> {
  if (!existsSync(join(siteRoot, '404', 'index.html')))
    return [site.fail(`nothing is built in ${siteRoot}: npm run build`)];
  if (!existsSync(staleCheck)) return [site.ok('is built')];
  const isFresh = await promisify(execFile)(process.execPath, [staleCheck, '--check']).then(
    () => true,
    () => false, // its exit code is the answer
  );
  return [isFresh ? site.ok('is built from what lies here') : site.warn('is older than its sources: npm run build')];
}

/** Whether visitors reach this server by its public URL, and the proxy forwards their addresses. */
export async function checkPublicUrl(config: Config): Promise<Finding[]> {
  const { publicUrl } = config;
  const findings: Finding[] = [];
  if (!isLocal(config) && publicUrl.startsWith('http:'))
    findings.push(address.fail('is http: passwords can be read on the way; put a proxy with https in front'));
  try {
    const { status } = await ask(`${publicUrl}/health/ready`);
    findings.push(
      status === 200
        ? address.ok('leads to a server that is ready')
        : address.fail(`answers /health/ready with ${status}: start the server, or look at the proxy`),
    );
    if (!isLocal(config)) findings.push(await judgeProxy(publicUrl));
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    findings.push(
      address.fail(
        `cannot be reached (${cause?.code ?? name}): start the server, or look at the name, the proxy and its certificate`,
      ),
    );
  }
  return findings;
}

/** The metrics are for this machine: if the public URL serves them, the server takes all visitors for local ones. */
async function judgeProxy(publicUrl: string): Promise<Finding> {
  const { status } = await ask(`${publicUrl}/metrics`);
  return status === 200
    ? address.fail('shows /metrics to everybody: let the proxy set X-Forwarded-For, and TRUSTED_PROXIES name it')
    : address.ok('shows no metrics');
}

async function ask(url: string): Promise<{ status: number }> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });
  await response.body?.cancel();
  return response;
}
