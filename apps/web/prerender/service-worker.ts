import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Writes /sw.js. Its text changes with the scripts of the pages, which is how browsers learn of a new version.
 * @param client the folder of the site, with the scripts of the pages
 */
export async function writeServiceWorker(client: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __VERSION__: JSON.stringify(versionOf(client)) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../worker/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}

/** From React Router's manifest (`__reactRouterManifest.version`): a hash over the names of all their scripts. */
function versionOf(client: string): string {
  const version = readdirSync(join(client, 'assets')).map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]);
  const [found] = version.filter((one) => one !== undefined);
  if (found === undefined)
    throw new Error('React Router names its manifest in another way now; look at prerender/service-worker.ts');
  return found;
}
