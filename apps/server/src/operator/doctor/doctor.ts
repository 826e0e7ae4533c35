import { parseArgs } from 'node:util';
import { isEmail } from '@wordlamp/contract/contact-limits';
import { type Config, readConfig } from '../../config.ts';
import { SettingsError } from '../../settings-error.ts';
import { checkClock } from './check-clock.ts';
import { checkDisk } from './check-disk.ts';
import { checkLaunch } from './check-launch.ts';
import { checkMail } from './check-mail.ts';
import { checkPostgres } from './check-postgres.ts';
import { checkProviders } from './check-providers.ts';
import { checkSettings } from './check-settings.ts';
import { checkPublicUrl, checkSite, type SitePlace } from './check-site.ts';
import { checkSms } from './check-sms.ts';
import { checkSqlite } from './check-sqlite.ts';
import { type Finding, findingsOf } from './finding.ts';

const IS_SECRET = /SECRET|TOKEN|PASSWORD|PRIVATE/;
/** Shorter texts are not secrets, and would be redacted all over the place. */
const MIN_CHARS = 4;

const USAGE = 'Usage: npm run doctor -- [--json] [--send-to ADDRESS]';

type Env = Record<string, string | undefined>;
/** Paths of the files that it checks; `contactFile` is content/contact.json. */
type Place = SitePlace & { contactFile: string };

/**
 * Checks everything that a server needs, even while one is running, and changes nothing.
 * @returns the text to print, and whether something has to be done
 * @throws Error for options that it does not know
 */
export async function doctor(words: string[], env: Env, place: Place): Promise<{ text: string; hasFailed: boolean }> {
  const { json, sendTo } = readOptions(words);
  const findings = hideSecrets(await examine(env, place, sendTo), env);
  const count = (status: Finding['status']) => findings.filter((finding) => finding.status === status).length;
  const counts = { ok: count('ok'), warn: count('warn'), fail: count('fail') };
  const text = json
    ? JSON.stringify({ ...counts, findings }, null, 2)
    : `${findings.map(lineOf).join('\n')}\n${counts.ok} ok, ${counts.warn} to look at, ${counts.fail} to mend`;
  return { text: `${text}\n`, hasFailed: counts.fail > 0 };
}

function readOptions(args: string[]): { json: boolean; sendTo: string | undefined } {
  const options = { json: { type: 'boolean' }, 'send-to': { type: 'string' } } as const;
  try {
    const { json = false, 'send-to': sendTo } = parseArgs({ args, options }).values;
    if (sendTo !== undefined && !isEmail(sendTo)) throw new Error(`${sendTo} is no e-mail address.`);
    return { json, sendTo };
  } catch (cause) {
    throw new Error(`${(cause as Error).message}\n${USAGE}`, { cause });
  }
}

async function examine(env: Env, place: Place, sendTo: string | undefined): Promise<Finding[]> {
  const config = readOrJudge(env);
  if (Array.isArray(config)) return [...config, ...(await checkSite(place))];
  const { databaseUrl, databasePool, dataDir } = config;
  const all = await Promise.all([
    checkSettings(config),
    checkDisk(config),
    databaseUrl === undefined ? checkSqlite(dataDir) : checkPostgres(databaseUrl, databasePool),
    checkClock(),
    checkMail(config, sendTo),
    checkProviders(config.providers),
    checkSms(config),
    checkSite(place),
    checkPublicUrl(config),
    checkLaunch(config, place.contactFile),
  ]);
  return all.flat();
}

/** The settings, or the problem of each. */
function readOrJudge(env: Env): Config | Finding[] {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const { fail } = findingsOf('settings');
    return [
      ...error.problems.map((problem) => fail(problem.trim())),
      fail('the rest is looked at once these are right'),
    ];
  }
}

function lineOf({ check, status, says }: Finding): string {
  return `${status.padEnd(4)}  ${check}: ${says.replace(/\s+/g, ' ')}`;
}

/** Redacts the settings' secrets: messages come from libraries, which quote their input. */
function hideSecrets(findings: readonly Finding[], env: Record<string, string | undefined>): Finding[] {
  const secrets = Object.entries(env).flatMap(([name, value = '']) => secretsOf(name, value));
  const long = secrets.filter((secret) => secret.length >= MIN_CHARS);
  return findings.map((finding) => ({
    ...finding,
    says: long.reduce((text, secret) => text.replaceAll(secret, '<secret>'), finding.says),
  }));
}

function secretsOf(name: string, value: string): string[] {
  if (IS_SECRET.test(name)) return [value];
  const password = URL.parse(value)?.password ?? '';
  return [password, new URLSearchParams(`x=${password.replaceAll('+', '%2B')}`).get('x') ?? ''];
}
