import { AppError } from './app-error.ts';

/** A request's time limit. The promise rejects when it is over, and stays pending otherwise. */
export class TimeLimit {
  readonly passed: Promise<never>;
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param milliseconds from now */
  constructor(milliseconds: number) {
    this.passed = new Promise((_, reject) => {
      this.#timer = setTimeout(() => {
        this.#isOver = true;
        reject(new AppError('request_timeout'));
      }, milliseconds);
    });
  }

  /** For work that must not start, or must be refunded, once the client has got a timeout. */
  throwIfOver(): void {
    if (this.#isOver) throw new AppError('request_timeout');
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
