import { apiPrefixOf } from '@wordlamp/contract/api-prefixes';
import type { MiddlewareHandler } from 'hono';
import { answerFailure } from './answer-failure.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Below an API prefix, unknown paths get an API error instead of a page: clients would take HTML for a network failure.
 */
export const unknownApiPath: MiddlewareHandler<AppEnv> = async (c, next) =>
  apiPrefixOf(c.req.path) === undefined ? next() : answerFailure(c, 'not_found');
