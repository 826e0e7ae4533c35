import { LANGUAGES } from '@wordlamp/contract/languages';
import type { Plugin } from 'vite';
import { listFindable } from '../app/content/list-findable.server.ts';
import { findablePath } from '../app/layout/palette/findable.ts';

/** The command palette's search data, by file name in the site. */
export function findableFiles(): Map<string, string> {
  return new Map(
    LANGUAGES.map(({ code }) => [findablePath(code).slice(1), JSON.stringify(listFindable(code))] as const),
  );
}

/** The same files in development, always with the current content. */
export const serveFindableFiles: Plugin = {
  name: 'serve-findable-files',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const language = LANGUAGES.find(({ code }) => findablePath(code) === request.url);
      if (!language) return next();
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(listFindable(language.code)));
    });
  },
};
