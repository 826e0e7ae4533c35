import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { onlyMethods } from '../../http/only-methods.ts';

export type HealthDeps = {
  /** Rejects when the database does not answer. */
  pingDatabase: () => Promise<void>;
  /** Rejects when the database cannot be written to. */
  tryWriting: () => Promise<void>;
  /** True from the moment when the process was asked to stop. */
  isStopping: () => boolean;
};

/**
 * `live`: the process answers. `ready`: send visitors here. The server listens only after the migrations have run and
 * the site is loaded, so what is left to ask is the database and whether we are stopping. With a full or
 * read-only disk pages are still served, but no prompt can be counted, so nobody is to be sent here.
 */
export function healthRoutes({ pingDatabase, tryWriting, isStopping }: HealthDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/live', (c) => answerJson(c, 200, { status: 'live' }))
    .get('/ready', async (c) => {
      if (isStopping()) return answerJson(c, 503, { status: 'stopping' });
      // The answer says it, and the next query of a visitor logs the reason.
      if (!(await succeeds(pingDatabase))) return answerJson(c, 503, { status: 'database_down' });
      if (!(await succeeds(tryWriting))) return answerJson(c, 503, { status: 'database_not_writable' });
      return answerJson(c, 200, { status: 'ready' });
    })
    .all('/live', onlyMethods('GET, HEAD'))
    .all('/ready', onlyMethods('GET, HEAD'));
}

function succeeds(work: () => Promise<void>): Promise<boolean> {
  return work().then(
    () => true,
    () => false,
  );
}
