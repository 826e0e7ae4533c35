import { writeTextPrompt } from '@wordlamp/engine';
import { writeArtPrompt } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { buildVideoPrompt, toSora, VIDEO_PRESETS } from '@wordlamp/engine/video';

const PICTURE = {
  subject: 'landscape',
  style: 'impressionist',
  medium: 'oil-painting',
  mood: 'melancholic',
  colors: 'complementary',
  artist: 'none',
  setting: 'ocean',
  details: 'three fishing boats at a stone pier',
} as const;
const REQUEST = 'Extract invoice number, supplier and total from pasted mails';
const SAMPLE_CHARS = 170;

/** What the four generators write, cut to what fits on a card. Runs while the site is built. */
export function writeToolSamples(idea: string) {
  const made = { generatedAt: '2026-05-02T04:00:00.000Z', tool: 'Wordlamp' };
  return {
    text: beginning(writeTextPrompt({ idea }, TEXT_PACKS).prompt),
    art: beginning(writeArtPrompt({ configuration: PICTURE, target: 'natural' }, ART_PACKS).prompt),
    json: beginning(writeJsonPrompt({ text: REQUEST }, TEXT_PACKS, JSON_PACKS).text),
    video: beginning(toSora(buildVideoPrompt(VIDEO_PRESETS.filmmaker, made)).text),
  };
}

/** Whole words, on one line. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= SAMPLE_CHARS ? line : `${line.slice(0, line.lastIndexOf(' ', SAMPLE_CHARS))} …`;
}
