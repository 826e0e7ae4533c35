import { languageOf } from '@wordlamp/contract/languages';
import { jobNames } from '@wordlamp/engine/text/job-names';
import type { Plugin } from 'vite';

const MESSAGES = /\/content\/messages\/([a-z]{2})\/textGenerator\.json$/;
const PACK = /\/engine\/src\/words\/[a-z]{2}\/text\.json$/;

/**
 * The names of the jobs are written in the engine's packs. A browser gets them with the words of the text generator, as pages do
 * (read-words.server.ts), and not a second time with a pack.
 */
export const placeJobNames: Plugin = {
  name: 'place-job-names',
  enforce: 'pre', // while it is still JSON
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: [MESSAGES, PACK] },
    handler: (json, id) => jsonForBrowsers(json, id),
  },
};

function jsonForBrowsers(json: string, id: string): string {
  const [, language] = MESSAGES.exec(id) ?? [];
  if (language !== undefined) return JSON.stringify({ ...JSON.parse(json), job: jobNames(languageOf(language).code) });
  const pack: { intents: Record<string, { name?: string }> } = JSON.parse(json);
  for (const words of Object.values(pack.intents)) delete words.name;
  return JSON.stringify(pack);
}
