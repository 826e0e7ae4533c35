import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { onlyMethods } from '../../http/only-methods.ts';

export type HealthDeps = {
  /** Rejects when the database does not answer. */
  pingDatabase: () => Promise<void>;
  /** Rejects when the database cannot be written to. */
  tryWriting: () => Promise<void>;
  /** True once the process was asked to stop. */
  isStopping: () => boolean;
};

type StorageState = 'ready' | 'database_down' | 'database_not_writable';

/**
 * `live`: the process answers. `accepting`: send visitors here, since it is not stopping. `ready`: and the database
 * can be read and written. The server listens only after the migrations have run and the site is loaded. Proxies ask
 * `accepting`: without the database, or with a full or read-only disk, pages are still served, and a proxy that left all
 * servers out for it would serve nothing.
 */
export function healthRoutes({ pingDatabase, tryWriting, isStopping }: HealthDeps): Hono<AppEnv> {
  let asked: Promise<StorageState> | undefined;
  /** These routes have no rate limit, so concurrent requests share one query. */
  const askStorage = () => {
    asked ??= stateOfStorage(pingDatabase, tryWriting).finally(() => {
      asked = undefined;
    });
    return asked;
  };
  return new Hono<AppEnv>()
    .get('/live', (c) => answerJson(c, 200, { status: 'live' }))
    .get('/accepting', (c) =>
      isStopping() ? answerJson(c, 503, { status: 'stopping' }) : answerJson(c, 200, { status: 'accepting' }),
    )
    .get('/ready', async (c) => {
      if (isStopping()) return answerJson(c, 503, { status: 'stopping' });
      const state = await askStorage();
      return answerJson(c, state === 'ready' ? 200 : 503, { status: state });
    })
    .all('/live', onlyMethods('GET, HEAD'))
    .all('/accepting', onlyMethods('GET, HEAD'))
    .all('/ready', onlyMethods('GET, HEAD'));
}

/** The response says so, and the next visitor's query logs the reason. */
async function stateOfStorage(ping: () => Promise<void>, tryWriting: () => Promise<void>): Promise<StorageState> {
  if (!(await succeeds(ping))) return 'database_down';
  return (await succeeds(tryWriting)) ? 'ready' : 'database_not_writable';
}

function succeeds(work: () => Promise<void>): Promise<boolean> {
  return work().then(
    () => true,
    () => false,
  );
}
