import type { Config } from '@react-router/dev/config';
import { listAllSlugs } from './app/content/list-slugs.server.ts';
import { prerenderPaths } from './app/site-paths.ts';

export default {
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: prerenderPaths(listAllSlugs()), // by our own plugin (prerender/plugin.ts)
} satisfies Config;
