/**
 * In a turn of the event loop requests begin for so long, or for as long as the rest of the turn took. With 1 ms a quarter
 * of the capacity is lost, since few writes share a commit; with 4 ms none.
 */
const SLICE_MS = 5;
/** No turn begins more of those that wait. */
const MOST_A_TURN = 256;

type Waiting = { begin: () => void; since: number };

/**
 * Requests that wait to begin, in the order in which they came. A turn of the event loop takes one new connection from
 * each listening socket, and then reads what has come on all that are open: if it did all of that work at once, a busy
 * server's turns would be long, and who comes anew would wait outside where nobody sees him, neither served nor told that
 * we are busy. With short turns the crowd stands here, and its time can be read.
 */
export class RequestLine {
  readonly #waiting: Waiting[] = [];
  /** Immediates under way that will each begin one; an immediate that plans another plans it for the next turn. */
  #planned = 0;
  #isSlicePlanned = false;
  #turnSince = 0;
  #sliceEnd = 0;

  get length(): number {
    return this.#waiting.length;
  }

  /** How long the first has waited. */
  get waitedMs(): number {
    const first = this.#waiting[0];
    return first === undefined ? 0 : performance.now() - first.since;
  }

  /** Begins the request at once where nobody waits and the turn is young, else when its time has come. */
  enter(begin: () => void): void {
    const now = performance.now();
    if (!this.#isSlicePlanned) {
      this.#turnSince = now;
      this.#planSlice();
    }
    if (this.#waiting.length === 0 && now - this.#turnSince < SLICE_MS) begin();
    else {
      this.#waiting.push({ begin, since: now });
      this.#planOne();
    }
  }

  #planSlice(): void {
    this.#isSlicePlanned = true;
    setImmediate(this.#startSlice);
  }

  #planOne(): void {
    if (this.#planned >= Math.min(this.#waiting.length, MOST_A_TURN)) return;
    this.#planned += 1;
    setImmediate(this.#beginOne);
  }

  /** Runs before those of its turn. However much is read and refused, half of the time is for those who wait. */
  readonly #startSlice = (): void => {
    const now = performance.now();
    this.#sliceEnd = now + Math.max(SLICE_MS, now - this.#turnSince);
    this.#isSlicePlanned = false;
    if (this.#waiting.length > 0) this.#planSlice();
  };

  readonly #beginOne = (): void => {
    this.#planned -= 1;
    this.#turnSince = performance.now();
    if (this.#turnSince < this.#sliceEnd) this.#waiting.shift()?.begin();
    this.#planOne();
  };
}
