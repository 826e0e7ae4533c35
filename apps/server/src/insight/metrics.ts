import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SECURITY_EVENTS, type SecurityEvent } from './security-event.ts';

export type GenerationOutcome = 'written' | 'quota' | 'refused' | 'failed';
/** `failed` is followed by another try; `given up` is not. */
const MAIL_OUTCOMES = ['queued', 'sent', 'failed', 'given_up'] as const;
type MailOutcome = (typeof MAIL_OUTCOMES)[number];

export type RequestFigures = { method: string; route: string; status: number; seconds: number };
type PoolFigures = { open: number; idle: number; waiting: number };
type QueueFigures = { running: number; waiting: number };

/** What databases report. */
export type DatabaseMetrics = {
  query: (seconds: number, hasFailed: boolean) => void;
  /** A SQLite commit until it is on disk, with the number of statements that shared it. */
  commit: (seconds: number, statements: number) => void;
  watchPool: (read: () => PoolFigures) => void;
  /** @param read bytes of SQLite's write-ahead log */
  watchLog: (read: () => number) => void;
};

/** What the parts of the server report. Labels take few values, and visitors cannot choose them. */
export type Metrics = {
  /** @param figures `route` is the pattern of a route, never a path from a request */
  request: (figures: RequestFigures) => void;
  generation: (type: string, outcome: GenerationOutcome) => void;
  securityEvent: (event: SecurityEvent) => void;
  mail: (outcome: MailOutcome) => void;
  /** A request that was turned away because the server is too busy. @param reason one of a few words of the code */
  shed: (reason: string) => void;
  database: DatabaseMetrics;
  watchHashing: (read: () => QueueFigures) => void;
  watchRequests: (read: () => number) => void;
  watchMails: (read: () => Promise<number>) => void;
  /** All metrics, including the process's, in the Prometheus text format. */
  text: () => Promise<string>;
};

export type BuildFacts = { version: string; database: 'sqlite' | 'postgres' };

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const DATABASE_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const STATEMENTS = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** The metrics of one server. docs/metrics.md explains each and when to worry. */
export function createMetrics(build: BuildFacts): Metrics {
  const registry = new Registry();
  const { database, ...gauges } = watched(registry);
  addBuildInfo(registry, build);
  const processes = processMetrics();
  return {
    ...counted(registry),
    ...gauges,
    database,
    text: async () => `${await registry.metrics()}\n${await processes.metrics()}`,
  };
}

function counted(registry: Registry) {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `wordlamp_${name}`, help, labelNames, registers: [registry] });
  const requests = counter('http_requests_total', 'Answered requests.', ['route', 'method', 'status']);
  const durations = new Histogram({
    name: 'wordlamp_http_request_duration_seconds',
    help: 'From the head of a request to its answer.',
    labelNames: ['route'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  const generations = counter('generations_total', 'Prompts that were asked for.', ['type', 'outcome']);
  const events = counter('security_events_total', 'Security events, as in the log.', ['event']);
  const mails = counter('mails_total', 'Mails by what became of them; failed ones are tried again.', ['outcome']);
  const sheds = counter('requests_shed_total', 'Requests turned away because the server was busy.', ['reason']);
  // Starts at 0, since a series that begins with its first event would hide that event from rate().
  for (const event of SECURITY_EVENTS) events.inc({ event }, 0);
  for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0);
  return {
    request: ({ method, route, status, seconds }: RequestFigures) => {
      const known = METHODS.has(method) ? method : 'other';
      requests.inc({ route, method: known, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, seconds);
    },
    generation: (type: string, outcome: GenerationOutcome) => generations.inc({ type, outcome }),
    securityEvent: (event: SecurityEvent) => events.inc({ event }),
    mail: (outcome: MailOutcome) => mails.inc({ outcome }),
    shed: (reason: string) => sheds.inc({ reason }),
  };
}

/** Gauges that are computed on scrape, in addition to those of the database. */
function watched(registry: Registry) {
  const registers = [registry];
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], labelNames: Label[] = []) =>
    new Histogram({ name: `wordlamp_database_${name}`, help, buckets, labelNames, registers });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `wordlamp_${name}`,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  const queries = histogram('query_duration_seconds', 'Statements, with waiting.', DATABASE_SECONDS, ['outcome']);
  const commits = histogram(
    'commit_duration_seconds',
    'Commits of SQLite until they are on the disk.',
    DATABASE_SECONDS,
  );
  const groups = histogram('commit_statements', 'Statements that shared a commit of SQLite.', STATEMENTS);
  return {
    database: {
      query: (seconds: number, hasFailed: boolean) => queries.observe({ outcome: hasFailed ? 'error' : 'ok' }, seconds),
      commit: (seconds: number, statements: number) => {
        commits.observe(seconds);
        groups.observe(statements);
      },
      watchPool: (read: () => PoolFigures) => {
        gauge('database_pool_in_use', 'Connections at work.', () => read().open - read().idle);
        gauge('database_pool_open', 'Connections to PostgreSQL.', () => read().open);
        gauge('database_pool_waiting', 'Queries that wait for a connection.', () => read().waiting);
      },
      watchLog: (read: () => number) => {
        gauge('database_log_bytes', "Size of SQLite's write-ahead log.", read);
      },
    },
    watchHashing: (read: () => QueueFigures) => {
      gauge('password_hashing_running', 'Passwords that are being hashed.', () => read().running);
      gauge('password_hashing_waiting', 'Passwords that wait to be hashed.', () => read().waiting);
    },
    watchRequests: (read: () => number) => {
      gauge('requests_running', 'Requests in flight, open streams included.', read);
    },
    watchMails: (read: () => Promise<number>) => {
      // The other metrics matter most when the database is down; this one is then NaN.
      const readOrNothing = () => read().catch(() => Number.NaN);
      gauge('mails_waiting', 'Mails in the queue, of all servers together.', readOrNothing);
    },
  };
}

function addBuildInfo(registry: Registry, { version, database }: BuildFacts): void {
  new Gauge({
    name: 'wordlamp_build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node', 'database'],
    registers: [registry],
  }).set({ version, node: process.version, database }, 1);
}

let ofProcess: Registry | undefined;

/** Memory, CPU, event loop and garbage collection belong to the process: all servers in it share one registry. */
function processMetrics(): Registry {
  if (ofProcess !== undefined) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}
