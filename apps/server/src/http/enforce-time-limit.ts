import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Answers `request_timeout` when a handler, or the client that sends its body, takes longer than the request's time.
 * @param backgroundWork collects handlers that are still running after their response; a stop has to wait for them,
 *   since they refund what they reserved
 */
export function enforceTimeLimit(backgroundWork: Set<Promise<void>>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { timeLimit } = c.get('facts');
    const work = next();
    try {
      await Promise.race([work, timeLimit.passed]);
    } catch (error) {
      backgroundWork.add(work);
      void work.finally(() => backgroundWork.delete(work));
      throw error;
    } finally {
      timeLimit.end();
    }
  };
}
