/**
 * What the product has promised, as its clients saw it: kept by the driver, apart from every process that is killed.
 *
 * @typedef {{ email: string, address: string, state: 'doubtful' | 'told to look at the mail' | 'confirmed',
 *   isLost: boolean }} Person
 * @typedef {{ email: string, address: string, current: string, accessToken: string, older: string[], refreshedAt: number,
 *   isEnded: boolean, isBusy: boolean }} Session `older`: tokens that were exchanged, the newest last; `refreshedAt`: ms
 * @typedef {{ address: string, person?: { email: string, token: string }, day: string, granted: number[],
 *   doubtful: number, isLost: boolean }} Subject who is counted: an address, or a person who is signed in; `granted`:
 *   what each answer said the count was; `isLost`: a fault of it is noted already
 * @typedef {{ people: Person[], sessions: Session[], subjects: Subject[], messages: string[], faults: Fault[],
 *   acknowledged: number, doubtful: number, refused: Map<number, number>, successors: Map<string, string>,
 *   reused: number, keepAnswer: (answer: import('./ask.mjs').Answer | undefined, isDone: boolean) => void }} Ledger
 *   `messages`: those that were acknowledged; `refused`: answers by status; `reused`: tokens that were tried once more
 * @typedef {{ promise: 'writes' | 'quota' | 'tokens', what: string }} Fault a promise that was broken
 */

/** @returns {Ledger} */
export function createLedger() {
  /** @type {Ledger} */
  const ledger = {
    people: [],
    sessions: [],
    subjects: [],
    messages: [],
    faults: [],
    acknowledged: 0,
    doubtful: 0,
    refused: new Map(),
    successors: new Map(),
    reused: 0,
    keepAnswer: (answer, isDone) => {
      if (isDone) ledger.acknowledged += 1;
      else if (answer === undefined || answer.status >= 500) ledger.doubtful += 1;
      if (!isDone && answer !== undefined)
        ledger.refused.set(answer.status, (ledger.refused.get(answer.status) ?? 0) + 1);
    },
  };
  return ledger;
}
