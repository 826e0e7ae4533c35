import { writeTextPrompt } from '@wordlamp/engine';
import { writeArtPrompt } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { buildVideoPrompt, toSora, VIDEO_PRESETS } from '@wordlamp/engine/video';
import { cutAtWord } from './cut-at-word.server.ts';
import { readWords } from './read-words.server.ts';

const PICTURE = {
  subject: 'landscape',
  style: 'impressionist',
  medium: 'oil-painting',
  mood: 'melancholic',
  colors: 'complementary',
  artist: 'none',
  setting: 'ocean',
} as const;
const SAMPLE_CHARS = 170;

/** What the four generators write, cut to what fits on a card, from ideas of their own pages. Runs while the site is built. */
export function writeToolSamples(language: LanguageCode) {
  const { home, artGenerator, jsonGenerator } = readWords(language, 'home', 'artGenerator', 'jsonGenerator');
  const configuration = { ...PICTURE, details: artGenerator.starterHarborDetails };
  const made = { generatedAt: '2026-05-02T04:00:00.000Z', tool: 'Wordlamp' };
  return {
    text: beginning(writeTextPrompt({ idea: home.starterEmail }, TEXT_PACKS).prompt),
    art: beginning(writeArtPrompt({ configuration, target: 'natural', language }, ART_PACKS).prompt),
    json: beginning(writeJsonPrompt({ text: jsonGenerator.starterData }, TEXT_PACKS, JSON_PACKS).text),
    video: beginning(toSora(buildVideoPrompt(VIDEO_PRESETS.filmmaker, made)).text),
  };
}

/** Whole words, in lines without a blank one; a text without spaces may be cut anywhere. */
function beginning(text: string): string {
  return cutAtWord(text.replace(/\n\s*/g, '\n'), SAMPLE_CHARS);
}
