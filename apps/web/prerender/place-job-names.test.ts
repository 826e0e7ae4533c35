// @vitest-environment node
import { join } from 'node:path';
import { build, normalizePath, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { readWords } from '../app/content/read-words.server.ts';
import { placeJobNames } from './place-job-names.ts';

const ROOT = normalizePath(join(import.meta.dirname, '../../..'));
const ENTRY = 'virtual:entry';
const SOURCE = `
  export { default as words } from '${ROOT}/content/messages/de/textGenerator.json';
  export { default as pack } from '${ROOT}/packages/engine/src/words/de/text.json';
`;

test('a browser gets the names of the jobs with the words of the text generator, not with a pack', async () => {
  const { words, pack } = await bundled(SOURCE);

  expect(words).toEqual(readWords('de', 'textGenerator').textGenerator);
  expect(words.job.recipe).toBe('Rezept');
  expect(Object.keys(pack.intents.recipe)).toEqual(['cues', 'task', 'brief']);
});

/** What an entry exports in a browser's bundle. */
async function bundled(source: string) {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) => (id === ENTRY ? source : undefined),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [placeJobNames, entry],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
