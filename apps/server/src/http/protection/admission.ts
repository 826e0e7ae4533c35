import { AppError } from '../app-error.ts';
import type { WaitingKind } from './request-line.ts';
import { CALM_MS } from './watch-delay.ts';

/** Requests to the API that run or wait while the server keeps up (together some 0.2 s of work), and pages that wait. */
const MOST_RUNNING = 1000;
/** However late it is, so many may run: what holds it up may be something else. */
const LEAST_RUNNING = 32;
/** Pages come from memory and are the last to be refused: while the server is this late, all but a few. */
const PAGES_END_MS = 1000;
const PAGES_WINDOW_MS = 100;

type Load = {
  /** Those that wait to begin. */
  waiting: (kind: WaitingKind) => number;
  /** How late the server has been for some time. */
  delayMs: () => number;
};

/**
 * Who may come in. What has begun is never refused, so refusing early is what keeps the time of those who are in.
 * The limit follows the machine: the later it is, the fewer run at once.
 */
export class Admission {
  readonly #load: Load;
  #running = 0;
  #pages = 0;
  #pagesSince = 0;

  constructor(load: Load) {
    this.#load = load;
  }

  get running(): number {
    return this.#running;
  }

  /** Whether who comes now is refused. */
  get isFull(): boolean {
    const count = this.#running + this.#load.waiting('request');
    if (count < LEAST_RUNNING) return false;
    const share = CALM_MS / Math.max(CALM_MS, this.#load.delayMs());
    return count >= Math.max(LEAST_RUNNING, MOST_RUNNING * share);
  }

  /** @returns whether one more page may be sent */
  takePage(): boolean {
    const now = performance.now();
    if (now - this.#pagesSince > PAGES_WINDOW_MS) {
      this.#pagesSince = now;
      this.#pages = 0;
    }
    this.#pages += 1;
    if (this.#pages <= LEAST_RUNNING) return true;
    return this.#load.delayMs() <= PAGES_END_MS && this.#load.waiting('page') < MOST_RUNNING;
  }

  /**
   * Who has been let in is not sent away because it has become late while he waited; only the machine's own bound holds.
   * @throws AppError `server_busy`
   */
  enter(): void {
    if (this.#running >= MOST_RUNNING) throw new AppError('server_busy');
    this.#running += 1;
  }

  leave(): void {
    this.#running -= 1;
  }
}
