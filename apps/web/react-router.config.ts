import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './app/site-paths.ts';

export default {
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: prerenderPaths(), concurrency: 2 },
} satisfies Config;
