import { type BlockList, isIP } from 'node:net';
import { PASSWORD_LENGTH } from '@wordlamp/contract/auth-errors';
import { isEmail } from '@wordlamp/contract/contact-limits';
import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import * as z from 'zod';
import { isLoopbackHost } from './http/is-loopback-host.ts';
import { readTrustedProxies } from './http/trusted-proxies.ts';
import { type MayText, readCountries, textedNumbers } from './modules/auth/factors/texted-numbers.ts';
import { MAX_COUNTED, type NetworkLimits, networkLimits } from './modules/usage/network-limits.ts';
import type { OpenIdSettings } from './providers/oidc/open-id-provider.ts';
import { readProviderSettings } from './read-provider-settings.ts';
import { SettingsError } from './settings-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Settings of features that do not exist yet; setting one is an error rather than a silent no-op. */
const NOT_SUPPORTED_YET = ['LLM_PROVIDER', 'LLM_MODEL', 'LLM_API_KEY', 'LLM_BASE_URL'];
const ALLOWED_IN_TESTS_ONLY = [
  'NOW',
  'AUTH_AUTOCONFIRM',
  'AUTH_BREACHED_PASSWORDS',
  'AUTH_MIN_PASSWORD_LENGTH',
  'AUTH_SIGNUP_DISABLED',
  'RATE_LIMITS',
];

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

function onOrOff() {
  return z
    .string()
    .regex(/^(on|off|true|false|1|0)$/, 'must be on or off')
    .transform((text) => ['on', 'true', '1'].includes(text));
}

/** Text that `parse` turns into a value; `undefined` from it means that the text is wrong. */
function parsed<T>(parse: (text: string) => T | undefined, message: string) {
  return z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue(message);
    return z.NEVER;
  });
}

function readOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : undefined;
}

/** On any other host, the token and the numbers could be read in transit. */
function readGatewayUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname)) ? url.href : undefined;
}

/** `user@/database`, without a host, is a socket connection, which pg understands and URL does not. */
function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@socket/'));
}

function readSecretKey(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64');
  return key.length === 32 && key.toString('base64') === text ? key : undefined;
}

const schema = z.object({
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || /^[\w.-]+$/.test(host), 'must be an address or a host name')
    .default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: parsed(
    readOrigin,
    'must be an http or https address without a path, like https://example.org',
  ).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'must be an address like postgres://user:password@host:5432/database, with percent-encoded signs in the password',
    )
    .optional(),
  DATABASE_POOL: wholeNumber(1, 1000).default(10),
  SECRET_KEY: parsed(readSecretKey, 'must be 32 bytes in base64 (openssl rand -base64 32)').optional(),
  PUBLISHABLE_KEY: z
    .string()
    .regex(/^[\w.-]{8,256}$/, 'must be 8 to 256 letters, digits, dots, dashes or underscores')
    .default('sb_publishable_wordlamp'),
  DAILY_LIMIT: wholeNumber(0, MAX_COUNTED).default(DEFAULT_DAILY_LIMIT),
  DAILY_LIMIT_NETWORK: wholeNumber(0, MAX_COUNTED).optional(),
  TRUSTED_PROXIES: parsed(readTrustedProxies, 'must be addresses or CIDR ranges, separated by commas').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+\/?$/, 'must be an address like smtp://user:password@host:587 or smtps://host:465')
    .refine((url) => URL.canParse(url), 'must be an address like smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.string().refine(isEmail, 'must be an e-mail address').default('no-reply@wordlamp.example'),
  CONTACT_TO: z.string().refine(isEmail, 'must be an e-mail address').optional(),
  SMS_URL: parsed(readGatewayUrl, 'must be an https address, or an http one on this machine').optional(),
  SMS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters without blanks')
    .optional(),
  SMS_COUNTRIES: parsed(readCountries, 'must be country codes like DE,AT,CH, separated by commas').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, 'must be 16 to 256 visible ASCII characters without blanks (openssl rand -hex 32)')
    .optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  SERVICE_WORKER: onOrOff().default(true),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  AUTH_AUTOCONFIRM: onOrOff().default(false),
  AUTH_BREACHED_PASSWORDS: onOrOff().default(true),
  AUTH_MIN_PASSWORD_LENGTH: wholeNumber(1, PASSWORD_LENGTH.most).optional(),
  AUTH_SIGNUP_DISABLED: onOrOff().default(false),
  RATE_LIMITS: onOrOff().default(true),
  PROFILE: z.literal('test', 'must be "test" or not set').optional(),
  NOW: z.iso
    .datetime({ offset: true, error: 'must be an ISO 8601 instant' })
    .transform((text) => new Date(text))
    .optional(),
});

export type Config = Readonly<{
  host: string;
  /** 0 lets the system choose a free one. */
  port: number;
  /** Origin without a trailing slash: the base of all canonical URLs. */
  publicUrl: string;
  dataDir: string;
  /** `undefined`: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** Maximum number of connections of this server to PostgreSQL. */
  databasePool: number;
  /** 32 bytes. `undefined`: made on first start in `dataDir`. */
  secretKey: Buffer | undefined;
  /** The public key that the front end sends; callers with only this key are anonymous. */
  publishableKey: string;
  dailyLimit: number;
  /** For all visitors of one network together. */
  networkLimits: NetworkLimits;
  trustedProxies: BlockList | undefined;
  /** `undefined`: mails are written to the outbox in `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where messages of the contact form are forwarded to. `undefined`: they are only stored. */
  contactTo: string | undefined;
  /** The switches for tests are allowed. */
  isTest: boolean;
  /** Sign-ups need no confirmation. Tests only, as the four after it. */
  autoconfirm: boolean;
  refusesBreachedPasswords: boolean;
  minPasswordLength: number | undefined;
  signUpDisabled: boolean;
  hasLimits: boolean;
  /** The HTTP gateway for text messages, and the countries it sends to. `undefined`: no second factors by phone. */
  smsGateway: Readonly<{ url: string; token: string; mayText: MayText }> | undefined;
  /** Requests with this token may read the metrics from other machines. `undefined`: no one may. */
  metricsToken: string | undefined;
  /** How long a stopping server still serves, so that the proxies in front of it notice. */
  drainSeconds: number;
  /** Whether browsers may cache pages for offline visits. False: existing caches are deleted. */
  hasServiceWorker: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Freezes the clock at this time. `undefined`: the machine's clock. */
  fixedNow: Date | undefined;
  /** External sign-in, in the order of the buttons. */
  providers: readonly OpenIdSettings[];
}>;

/**
 * Reads all settings at once. An empty variable counts as not set, as in compose files.
 * @throws SettingsError with one line for every bad variable, never with a value
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const external = readProviderSettings(given);
  const problems = [...(result.error?.issues ?? []).map(describe), ...conflicts(given), ...external.problems];
  if (!result.success || problems.length > 0) throw new SettingsError(problems);
  const settings = result.data;
  return Object.freeze({
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    secretKey: settings.SECRET_KEY,
    publishableKey: settings.PUBLISHABLE_KEY,
    dailyLimit: settings.DAILY_LIMIT,
    networkLimits: Object.freeze(networkLimits(settings.DAILY_LIMIT, settings.DAILY_LIMIT_NETWORK)),
    trustedProxies: settings.TRUSTED_PROXIES,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    contactTo: settings.CONTACT_TO,
    isTest: settings.PROFILE === 'test',
    autoconfirm: settings.AUTH_AUTOCONFIRM,
    refusesBreachedPasswords: settings.AUTH_BREACHED_PASSWORDS,
    minPasswordLength: settings.AUTH_MIN_PASSWORD_LENGTH,
    signUpDisabled: settings.AUTH_SIGNUP_DISABLED,
    hasLimits: settings.RATE_LIMITS,
    smsGateway:
      settings.SMS_URL !== undefined && settings.SMS_TOKEN !== undefined && settings.SMS_COUNTRIES !== undefined
        ? Object.freeze({
            url: settings.SMS_URL,
            token: settings.SMS_TOKEN,
            mayText: textedNumbers(settings.SMS_COUNTRIES),
          })
        : undefined,
    metricsToken: settings.METRICS_TOKEN,
    drainSeconds: settings.DRAIN_SECONDS,
    hasServiceWorker: settings.SERVICE_WORKER,
    logLevel: settings.LOG_LEVEL,
    fixedNow: settings.NOW,
    providers: external.providers,
  });
}

const describe = ({ path, message }: { path: PropertyKey[]; message: string }) => `  ${path.join('.')}: ${message}`;

/** Rules between variables, apart from the schema so that they are reported together with its own findings. */
function conflicts(given: Record<string, string | undefined>): string[] {
  const problems = NOT_SUPPORTED_YET.filter((name) => given[name] !== undefined).map(
    (name) => `  ${name}: is not supported yet`,
  );
  if (given.PROFILE !== 'test')
    for (const name of ALLOWED_IN_TESTS_ONLY)
      if (given[name] !== undefined) problems.push(`  ${name}: is allowed with PROFILE=test only`);
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined)
    problems.push('  MAIL_FROM: is required with SMTP_URL, since mail servers refuse senders that are not theirs');
  const sms = [given.SMS_URL, given.SMS_TOKEN, given.SMS_COUNTRIES].filter((value) => value !== undefined);
  if (sms.length === 1 || sms.length === 2)
    problems.push('  SMS_URL, SMS_TOKEN, SMS_COUNTRIES: are set together or not at all');
  if (given.DATABASE_URL !== undefined && given.SECRET_KEY === undefined)
    problems.push('  SECRET_KEY: is required with DATABASE_URL, so that all servers share it');
  return problems;
}
