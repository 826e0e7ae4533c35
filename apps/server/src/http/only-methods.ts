import type { Handler } from 'hono';
import { answerFailure } from './answer-failure.ts';
import type { AppEnv } from './app-env.ts';

/** The last handler of a path: answers 405 with the allowed methods. */
export function onlyMethods(allow: string): Handler<AppEnv> {
  return (c) => answerFailure(c, 'method_not_allowed', { allow });
}
