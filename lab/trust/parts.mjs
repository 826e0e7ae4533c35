/**
 * The parts of the battery, in their order. `rounds`: the default number of rounds; `isQuick`: runs by default.
 * @type {Readonly<Record<string, { what: string, rounds: number, isQuick: boolean,
 *   load: () => Promise<import('./finding.mjs').Part> }>>}
 */
export const PARTS = {
  'kill-sqlite': {
    what: 'kill -9 under mixed load, on SQLite',
    rounds: 200,
    isQuick: true,
    load: async () => (await import('./kill-sqlite.mjs')).killSqlite,
  },
  'kill-postgres': {
    what: 'kill -9 of PostgreSQL under mixed load',
    rounds: 200,
    isQuick: true,
    load: async () => (await import('./kill-postgres.mjs')).killPostgres,
  },
  quota: {
    what: '200 requests at once of one person or address, and 300 of one network, over several processes',
    rounds: 10,
    isQuick: true,
    load: async () => (await import('./quota.mjs')).quota,
  },
  fsync: {
    what: 'the system calls between a request and its answer',
    rounds: 100,
    isQuick: true,
    load: async () => (await import('./fsync.mjs')).fsync,
  },
  backup: {
    what: 'a backup under load, restored in another folder',
    rounds: 3,
    isQuick: true,
    load: async () => (await import('./backup.mjs')).backup,
  },
  'big-table': {
    what: '10 million rows of usage against 1,000',
    rounds: 40,
    isQuick: true,
    load: async () => (await import('./big-table.mjs')).bigTable,
  },
  burst: {
    what: 'five times the capacity',
    rounds: 3,
    isQuick: true,
    load: async () => (await import('./burst.mjs')).burst,
  },
  fuzz: {
    what: 'invented requests to every address',
    rounds: 100_000,
    isQuick: true,
    load: async () => (await import('./run-fuzz.mjs')).runFuzz,
  },
  'rolling-restart': {
    what: 'three servers behind nginx, restarted under load',
    rounds: 1,
    isQuick: true,
    load: async () => (await import('./run-rolling-restart.mjs')).runRollingRestart,
  },
  soak: {
    what: 'minutes at 70 % of the capacity',
    rounds: 10,
    isQuick: false,
    load: async () => (await import('./soak.mjs')).soak,
  },
};
