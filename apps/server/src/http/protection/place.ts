import type { Admission } from './admission.ts';

/** A request's place among those that are worked on. */
export class Place {
  readonly #admission: Admission;
  #isHeld = false;

  constructor(admission: Admission) {
    this.#admission = admission;
  }

  /** @throws AppError `server_busy` */
  take(): void {
    this.#admission.enter();
    this.#isHeld = true;
  }

  giveBack(): void {
    if (this.#isHeld) this.#admission.leave();
    this.#isHeld = false;
  }

  /**
   * Waits for the client without holding the place: a thousand that send their bodies drop by drop cost next to nothing
   * and must not shut others out.
   * @throws AppError `server_busy` when there is no place any more
   */
  async whileAway<Result>(wait: () => Promise<Result>): Promise<Result> {
    if (!this.#isHeld) return wait();
    this.giveBack();
    const result = await wait();
    this.take();
    return result;
  }
}
