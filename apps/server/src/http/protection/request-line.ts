/**
 * In a turn of the event loop those who wait begin for so long, or, up to a bound, for as long as the rest of it took. With 1 ms a
 * quarter of the capacity is lost, since few writes share a commit; with 4 ms none that could be measured.
 */
const SLICE_MS = 5;
/** Longer turns keep those out who come anew: each takes only one connection from each listening socket. */
const MOST_SLICE_MS = 15;
/** No turn begins more of those that wait. */
const MOST_A_TURN = 1000;

/** Who waits: pages cost little and come in crowds, so they are counted apart. */
export type WaitingKind = 'page' | 'request';
type Waiting = { begin: () => void; kind: WaitingKind; since: number };

/**
 * Requests that wait to begin, in the order in which they came. A turn of the event loop takes one new connection from
 * each listening socket, and then reads what has come on all that are open: if it did all of that work at once, a busy
 * server's turns would be long, and who comes anew would wait outside where nobody sees him, neither served nor told that
 * we are busy. With short turns the crowd stands here, and its time can be read.
 */
export class RequestLine {
  readonly #waiting: Waiting[] = [];
  readonly #counts = { page: 0, request: 0 };
  /** Immediates under way that will each begin one; an immediate that plans another plans it for the next turn. */
  #planned = 0;
  #isTurnPlanned = false;
  #isSliceDue = false;
  #turnSince = 0;
  #sliceEnd = 0;

  count(kind: WaitingKind): number {
    return this.#counts[kind];
  }

  /** How long the first has waited. */
  get waitedMs(): number {
    const first = this.#waiting[0];
    return first === undefined ? 0 : performance.now() - first.since;
  }

  /** Begins the request at once where nobody waits and the turn is young, else when its time has come. */
  enter(kind: WaitingKind, begin: () => void): void {
    const now = performance.now();
    if (!this.#isTurnPlanned) {
      this.#turnSince = now;
      this.#planTurn();
    }
    if (this.#waiting.length === 0 && now - this.#turnSince < SLICE_MS) begin();
    else {
      this.#waiting.push({ begin, kind, since: now });
      this.#counts[kind] += 1;
      this.#planOne();
    }
  }

  #planTurn(): void {
    this.#isTurnPlanned = true;
    setImmediate(this.#startTurn);
  }

  #planOne(): void {
    if (this.#planned >= Math.min(this.#waiting.length, MOST_A_TURN)) return;
    this.#planned += 1;
    setImmediate(this.#beginOne);
  }

  /** Runs before those of its turn. */
  readonly #startTurn = (): void => {
    this.#isSliceDue = true;
    this.#isTurnPlanned = false;
    if (this.#waiting.length > 0) this.#planTurn();
  };

  readonly #beginOne = (): void => {
    this.#planned -= 1;
    const now = performance.now();
    if (this.#isSliceDue) {
      // What is read, refused and committed in the turn must not take the time of those who wait.
      this.#sliceEnd = now + Math.min(MOST_SLICE_MS, Math.max(SLICE_MS, now - this.#turnSince));
      this.#isSliceDue = false;
    }
    if (now < this.#sliceEnd) {
      this.#turnSince = now;
      this.#beginFirst();
    }
    this.#planOne();
  };

  #beginFirst(): void {
    const first = this.#waiting.shift();
    if (first === undefined) return;
    this.#counts[first.kind] -= 1;
    first.begin();
  }
}
