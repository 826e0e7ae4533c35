import type { ArtNote, ArtPacks, ArtProposal, ArtTarget } from '@wordlamp/engine/art';
import type { LanguageCode } from '@wordlamp/engine/languages';

/** A picture prompt as the server would write it, and what was resolved on the way. */
export type ArtVersion = { prompt: string; notes: readonly ArtNote[] };
export type ArtVersionRequest = {
  /** The composed sentence, which holds all choices, or an idea. */
  text: string;
  /** Manual choices, in addition to the idea. */
  chosen: Readonly<Record<string, string>>;
  pageLanguage: LanguageCode;
  target: ArtTarget;
  variant: number;
};

/** The engine for pictures and the words of a language, which a page loads only when they may be needed. */
export async function loadArtEngine(language: LanguageCode) {
  const engine = await import('@wordlamp/engine/art');
  const [en] = await Promise.all([engine.loadArtPack('en'), engine.loadArtPack(language)]);
  return { engine, en };
}

/**
 * Writes a prompt without the server, by the engine that the server uses: of a sentence in English, of an idea in its language.
 * @throws TypeError when the engine was not loaded before the connection was lost
 */
export async function writeArtOnDevice(request: ArtVersionRequest): Promise<ArtVersion> {
  const { text, target, variant } = request;
  const { engine, en } = await loadArtEngine('en');
  const configuration = engine.parseArtSentence(text);
  if (configuration === null) return writeArtIdea(request, { engine, en });
  const asked = { configuration, target, variant };
  const packs = await loadPacks({ en }, engine.artLanguagesOf(asked));
  const written = engine.writeArtPrompt(asked, packs);
  return { prompt: engine.artPromptText(written), notes: written.notes };
}

async function writeArtIdea(
  { text, chosen, pageLanguage, target }: ArtVersionRequest,
  { engine, en }: Awaited<ReturnType<typeof loadArtEngine>>,
): Promise<ArtVersion> {
  const spoken = engine.detectLanguage(text, pageLanguage) ?? pageLanguage;
  const { loadReadingWords } = await import('@wordlamp/engine/reading');
  const [reading, packs] = await Promise.all([loadReadingWords(spoken), loadPacks({ en }, [spoken])]);
  const request = { idea: text, chosen: engine.artChosenOf(chosen), target, isEnglish: spoken === 'en' };
  const written = engine.writeArtFromIdea(request, { reading, art: packs[spoken] ?? en });
  return { prompt: engine.artIdeaText(written, reading), notes: [] };
}

/**
 * Proposes choices for an idea, using the words of its own language, else of the page's, else the English ones.
 * @throws TypeError when the engine cannot be loaded
 */
export async function proposeArtOnDevice(idea: string, pageLanguage: LanguageCode): Promise<ArtProposal> {
  const { engine, en } = await loadArtEngine(pageLanguage);
  const details = { configuration: { details: idea }, target: 'natural', language: pageLanguage } as const;
  const languages = engine.artLanguagesOf(details).toReversed();
  const packs = await loadPacks({ en }, languages);
  const proposals = languages.map((language) =>
    engine.extendArtProposal(engine.proposeArtConfiguration(idea, packs[language] ?? en)),
  );
  const found = proposals.find(({ subject }) => subject !== null) ?? proposals.find(({ mood }) => mood !== null);
  return found ?? engine.proposeArtConfiguration('', en);
}

async function loadPacks({ en }: ArtPacks, languages: readonly LanguageCode[]): Promise<ArtPacks> {
  const packs: ArtPacks = { en };
  const { loadArtPack } = await import('@wordlamp/engine/art');
  await Promise.all(
    languages.map(async (language) => {
      try {
        packs[language] = await loadArtPack(language);
      } catch {
        // The visitor went offline before these words were loaded: English ones read the details as well as they can.
      }
    }),
  );
  return packs;
}
