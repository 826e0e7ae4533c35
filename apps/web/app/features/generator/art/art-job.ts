import { composeArtSentence } from '@wordlamp/engine/art-sentence';
import type { ArtTarget } from '@wordlamp/engine/art-targets';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { writeArtOnDevice } from '../../../lib/write-art-on-device.ts';
import type { GenerationJob } from '../obtain-prompt.ts';
import { type ArtChoices, configurationOf } from './art-choices.ts';
import { detailsProblem } from './details-problem.ts';

type ArtJobDeps = { target: ArtTarget; pageLanguage: LanguageCode; fallbackOf(sentence: string): string };

/** How a prompt for these choices is had; undefined where something is missing or too long. */
export function artJob(
  choices: ArtChoices,
  { target, pageLanguage, fallbackOf }: ArtJobDeps,
): GenerationJob | undefined {
  const configuration = configurationOf(choices);
  if (configuration === null || detailsProblem(choices.details) !== undefined) return undefined;
  const sentence = composeArtSentence(configuration);
  return {
    request: { text: sentence, type: 'art-prompt', target, pageLanguage },
    writeOnDevice: async () => (await writeArtOnDevice({ sentence, target, variant: 0 })).prompt,
    writeFallback: () => fallbackOf(sentence),
  };
}
