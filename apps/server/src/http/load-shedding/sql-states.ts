/**
 * For clients of PostgREST: "too many connections" and "a configured limit is exceeded" (PostgreSQL, Appendix A), and
 * what PostgREST says of a database that it cannot use.
 */
export const SQL_STATES: ReadonlyMap<string, string> = new Map([
  ['server_busy', '53300'],
  ['rate_limited', '53400'],
  ['storage_unavailable', 'PGRST001'],
]);
