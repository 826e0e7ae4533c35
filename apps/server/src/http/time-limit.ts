import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

/** The time that one request has. The promise rejects when it is over, and stays pending otherwise. */
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

  /** For work that must not begin, or must be given back, once the client was told that it took too long. */
  throwIfOver(): void {
    if (this.#isOver) throw new AppError('request_timeout');
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * Answers `request_timeout` when a handler, or the client that sends its body, takes longer than the request's time.
 * @param lateWork takes the handlers that go on after their answer, until they end; a stop has to wait for them, since
 *   they give back what they had reserved
 */
export function enforceTimeLimit(lateWork: Set<Promise<void>>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { timeLimit } = c.get('facts');
    const work = next();
    try {
      await Promise.race([work, timeLimit.passed]);
    } catch (error) {
      lateWork.add(work);
      void work.finally(() => lateWork.delete(work));
      throw error;
    } finally {
      timeLimit.end();
    }
  };
}
