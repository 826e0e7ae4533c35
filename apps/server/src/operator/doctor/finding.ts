export type Finding = {
  /** What was looked at, in a word or two. */
  check: string;
  status: 'ok' | 'warn' | 'fail';
  /** The finding; for a warning or failure also what to do. Never contains a secret. */
  says: string;
};

/** The three findings of a check. */
export function findingsOf(check: string) {
  return {
    ok: (says: string): Finding => ({ check, status: 'ok', says }),
    warn: (says: string): Finding => ({ check, status: 'warn', says }),
    fail: (says: string): Finding => ({ check, status: 'fail', says }),
  };
}
