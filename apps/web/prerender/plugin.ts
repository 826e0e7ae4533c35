import { dirname, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { listAllSlugs } from '../app/content/list-slugs.server.ts';
import { prerenderPaths } from '../app/site-paths.ts';
import type { Chunk } from './keep-lists.ts';
import { prerenderSite } from './prerender-site.ts';

/** The name of React Router's plugin that this one replaces. */
const ROUTERS_OWN = 'prerender';

/**
 * Prerenders the site after bundling: renders pages on all cores, makes them paint from HTML only, and writes each
 * once. React Router's own prerendering requests one page after the other from its preview server.
 * @param routerPlugins what `reactRouter()` returns
 * @param env of the build, for the threads
 * @throws Error when React Router's own prerendering is not among them
 */
export function withPrerendering(routerPlugins: readonly PluginOption[], env: NodeJS.ProcessEnv): PluginOption[] {
  const others = routerPlugins.filter((plugin) => !isNamed(plugin, ROUTERS_OWN));
  if (others.length !== routerPlugins.length - 1)
    throw new Error(`React Router has no plugin "${ROUTERS_OWN}" any more; look at prerender/plugin.ts`);
  return [...others, prerenderPages(env)];
}

function prerenderPages(env: NodeJS.ProcessEnv): Plugin {
  const chunks: Chunk[] = [];
  return {
    name: 'prerender-pages',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          chunks.push({
            fileName: file.fileName,
            moduleIds: file.moduleIds,
            loads: [...file.imports, ...file.dynamicImports],
          });
    },
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const start = performance.now();
        const build = dirname(resolve(config.root, environments.client?.config.build.outDir ?? ''));
        const paths = prerenderPaths(listAllSlugs());
        await prerenderSite(build, paths, chunks, env);
        config.logger.info(`✓ ${paths.length} pages in ${((performance.now() - start) / 1000).toFixed(1)} s`);
      },
    },
  };
}

function isNamed(plugin: PluginOption, name: string): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;
}
