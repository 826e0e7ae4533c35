import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { listen } from './http/listen.ts';
import { loadSite } from './http/static-site/load-site.ts';
import { recompressPages } from './http/static-site/recompress-pages.ts';
import { stopServer } from './http/stop-server.ts';
import { createMetrics, type DatabaseMetrics } from './insight/metrics.ts';
import { recordEvents } from './insight/record-events.ts';
import { sweepAuth } from './modules/auth/sweep-auth.ts';
import type { ContactRouteDeps } from './modules/contact/contact-routes.ts';
import { forwardByMail } from './modules/contact/forward-by-mail.ts';
import { CONTACT_SEAL } from './modules/contact/receive-message.ts';
import { sweepMessages } from './modules/contact/sweep-messages.ts';
import { listSlugs } from './modules/counting/list-slugs.ts';
import { FEEDBACK_SEAL } from './modules/feedback/receive-report.ts';
import { sweepReports } from './modules/feedback/sweep-reports.ts';
import type { WritePrompt } from './modules/generation/generate-prompt.ts';
import { sweepUsage } from './modules/usage/sweep-usage.ts';
import { visitorSubjects } from './modules/usage/visitor-subjects.ts';
import { openMail } from './providers/mail/open-mail.ts';
import { openIdProvider } from './providers/oidc/open-id-provider.ts';
import { sendByGateway } from './providers/sms/send-by-gateway.ts';
import { createSealer } from './sealing/sealed-text.ts';
import { settleSecretKey } from './secret-key/settle-secret-key.ts';
import { startAccounts } from './start-accounts.ts';
import { startLoadShedding } from './start-load-shedding.ts';
import { startMails } from './start-mails.ts';
import { createContactStore } from './storage/contact-store.ts';
import { createDayKeyStore } from './storage/day-key-store.ts';
import { createFeedbackStore } from './storage/feedback-store.ts';
import { openDatabase } from './storage/open-database.ts';
import { pingDatabase } from './storage/ping-database.ts';
import { createPostOpenStore } from './storage/post-open-store.ts';
import type { Database } from './storage/tables.ts';
import { createTemplateUseStore } from './storage/template-use-store.ts';
import { tryWriting } from './storage/try-writing.ts';
import { createUsageStore } from './storage/usage-store.ts';

export type StartOptions = {
  config: Config;
  /** Folder of the built site. */
  siteRoot: string;
  writePrompt: WritePrompt;
  /** Warms up what the first requests would otherwise wait for. */
  warmUp: (signal: AbortSignal) => Promise<void>;
  log: Logger;
  requestTimeLimitMs: number;
  now: () => Date;
  /** The machine's resources; queues and connections are sized by them. */
  memoryBytes: number;
};

export type RunningServer = {
  /** The host and port to listen on. */
  port: number;
  /** Delivers the queued mails, as the server does periodically. */
  deliverMails: () => Promise<void>;
  /** The app's routes; `ALL` are middleware and 405 handlers. */
  routes: readonly { method: string; path: string }[];
  /** Keeps serving while the proxies notice, finishes the requests in flight, then closes the database. */
  stop: () => Promise<void>;
};

/** Requests have this long to finish, so that a stop takes less than 10 seconds in addition to its drain. */
const FINISH_LIMIT_MS = 8000;
/** Part of the request's time limit; the rest is for the error page if the provider has not answered. */
const PROVIDER_SHARE = 0.8;
const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Opens storage, brings it up to date, loads the site and listens: in this order, so that no one can connect before it
 * is ready.
 */
export async function startServer({
  config,
  siteRoot,
  writePrompt,
  warmUp,
  log,
  requestTimeLimitMs,
  now,
  memoryBytes,
}: StartOptions): Promise<RunningServer> {
  await nameSetting('DATA_DIR', () => mkdirSync(config.dataDir, { recursive: true, mode: 0o700 }));
  const site = loadSite(siteRoot, config);
  const stopping = new AbortController();
  const warm = () => warmUp(stopping.signal).catch((error: unknown) => log.error({ err: error }, 'warming up failed'));
  // With other servers running there is time to warm up first, and proxies send a new server as much traffic as the
  // warm ones.
  const hasOthers = config.drainSeconds > 0;
  if (hasOthers) await warm();
  const metrics = createMetrics({ version: manifest.version, database: config.databaseUrl ? 'postgres' : 'sqlite' });
  const { db, secretKey } = await openStorage(config, log, metrics.database);
  const usage = createUsageStore(db);
  const dayKeys = createDayKeyStore(db);
  const mail = openMail(config, { now, onWritten: (file) => log.info({ file }, 'mail written to the outbox') });
  const identifyVisitor = visitorSubjects({ dayKeys, secretKey, now });
  const recordEvent = recordEvents({ log, metrics, identifyVisitor });
  const mails = startMails({ db, secretKey, sendMail: mail.sendMail, publicUrl: config.publicUrl, metrics, log, now });
  const contact = contactParts(db, secretKey, forwardByMail(config.contactTo, mail.sendMail), log);
  const feedback = { feedback: createFeedbackStore(db), feedbackSealer: createSealer(secretKey, FEEDBACK_SEAL) };
  const backgroundWork = new Set<Promise<void>>();
  const accounts = startAccounts(config, {
    ...{ db, secretKey, now, log, backgroundWork, recordEvent },
    ...smsParts(config),
    identityProviders: openProviders(config, requestTimeLimitMs, now),
    queueMail: mails.queueMail,
  });
  metrics.watchHashing(accounts.passwords.load);
  const loadShedding = startLoadShedding(config, { requestTimeLimitMs, memoryBytes, log, metrics, now });
  const app = createApp({
    ...config,
    ...accounts,
    ...loadShedding,
    ...contact,
    ...feedback,
    ...{ log, metrics, site, usage, writePrompt, requestTimeLimitMs, backgroundWork, identifyVisitor },
    recompress: recompressPages(stopping.signal, (error) => log.error({ err: error }, 'recompressing failed')),
    ...{ deliverNow: mails.wake, findNewestMail: mail.findNewestMail },
    ...{ templateUses: createTemplateUseStore(db), templateSlugs: listSlugs('templates') },
    ...{ postOpens: createPostOpenStore(db), postSlugs: listSlugs('community') },
    ...{ pingDatabase: () => pingDatabase(db), tryWriting: tryWriting(db) },
    isStopping: () => stopping.signal.aborted,
  });
  const server = createHttpServer(app, loadShedding.serverLimits, stopping.signal);
  const listeners = await nameSetting('HOST, PORT', () => listen(server, config.host, config.port));
  const warmed = hasOthers ? Promise.resolve() : warm();
  const sweeps = [
    () => sweepUsage({ usage, dayKeys, now }),
    () => sweepMessages({ ...contact, now }),
    () => sweepReports({ ...feedback, now }),
    mail.sweep,
    () => sweepAuth(accounts),
  ];
  const sweeping = startSweeping(sweeps, log, warmed, stopping.signal);
  return {
    port: (server.address() as AddressInfo).port,
    deliverMails: mails.wake,
    routes: app.routes,
    stop: async () => {
      stopping.abort();
      clearInterval(sweeping.interval);
      await pause(config.drainSeconds * 1000);
      const mailsStopped = mails.stop(FINISH_LIMIT_MS);
      await stopServer(server, listeners, FINISH_LIMIT_MS);
      await mailsStopped;
      await Promise.allSettled(backgroundWork);
      await Promise.race([sweeping.settled(), pause(FINISH_LIMIT_MS, undefined, { ref: false })]);
      mail.close();
      await db.destroy();
    },
  };
}

async function openStorage(
  { databaseUrl, databasePool, dataDir, ...config }: Config,
  log: Logger,
  metrics: DatabaseMetrics,
) {
  const place = databaseUrl
    ? { postgresUrl: databaseUrl, pool: databasePool }
    : { sqliteFile: join(dataDir, 'wordlamp.sqlite') };
  const open = () => openDatabase(place, log, metrics);
  const db = await nameSetting(databaseUrl ? 'DATABASE_URL' : 'DATA_DIR', open);
  const secretKey = await nameSetting(config.secretKey ? 'SECRET_KEY' : 'DATA_DIR', () =>
    settleSecretKey(db, dataDir, config.secretKey),
  );
  return { db, secretKey };
}

function contactParts(
  db: Database,
  secretKey: Uint8Array,
  forwardMessage: ContactRouteDeps['forwardMessage'],
  log: Logger,
) {
  return {
    contact: createContactStore(db),
    contactSealer: createSealer(secretKey, CONTACT_SEAL),
    forwardMessage,
    onForwardFailed: (error: unknown) => log.error({ err: error }, 'forwarding a contact message failed'),
  };
}

function smsParts({ smsGateway }: Pick<Config, 'smsGateway'>) {
  return {
    sendSms: smsGateway && sendByGateway(smsGateway),
    mayText: smsGateway?.mayText ?? (() => false),
  };
}

function openProviders({ providers, publicUrl }: Config, requestTimeLimitMs: number, now: () => Date) {
  const timeLimitMs = Math.floor(requestTimeLimitMs * PROVIDER_SHARE);
  const world = { redirectUri: `${publicUrl}/auth/v1/callback`, timeLimitMs, now };
  return providers.map((settings) => openIdProvider(settings, world));
}

/**
 * @param warmed the first sweep waits for it, since the two would block each other and hold SQLite's lock
 * @returns the timer, and a wait for running sweeps, which would fail if the database were closed
 */
function startSweeping(
  sweeps: readonly (() => Promise<void>)[],
  log: Logger,
  warmed: Promise<void>,
  stopping: AbortSignal,
): { interval: NodeJS.Timeout; settled: () => Promise<unknown> } {
  let running: Promise<unknown> = Promise.resolve();
  const sweepAndReport = () => {
    if (stopping.aborted) return;
    const onFailed = (error: unknown) => log.error({ err: error }, 'sweep failed');
    running = Promise.all([running, ...sweeps.map((sweep) => sweep().catch(onFailed))]);
  };
  void warmed.then(sweepAndReport);
  return { interval: setInterval(sweepAndReport, SWEEP_INTERVAL_MS).unref(), settled: () => running };
}

/**
 * Runs a step of the start; if it fails, the error names the settings to check.
 * @param settings names of variables, never values
 * @throws Error with the names and the message of what went wrong
 */
async function nameSetting<Result>(settings: string, step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (cause) {
    throw new Error(`${settings}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
