import { writeTextPrompt } from '@wordlamp/engine';
import { artIdeaText, writeArtFromIdea } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import { READING_WORDS } from '@wordlamp/engine/reading/all-words';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { clipFromIdea, videoPromptFromIdea } from '@wordlamp/engine/video';
import { CLIP_WORDS } from '@wordlamp/engine/video/all-clip-words';

/**
 * The result of typing the idea on a page in its language without touching anything else.
 * @param {import('./ideas.mjs').Idea} asked
 */
export function answerAsProduct({ idea, kind, language }) {
  const reading = READING_WORDS[language];
  switch (kind) {
    case 'text':
      return writeTextPrompt({ idea, pageLanguage: language }, TEXT_PACKS).prompt;
    case 'art': {
      const words = { reading, art: ART_PACKS[language] };
      return artIdeaText(writeArtFromIdea({ idea, target: 'natural', isEnglish: language === 'en' }, words), reading);
    }
    case 'json':
      return writeJsonPrompt({ text: idea, pageLanguage: language, chosen: {} }, TEXT_PACKS, JSON_PACKS).text;
    case 'video': {
      const form = clipFromIdea(idea, reading, CLIP_WORDS[language]);
      const prompt = videoPromptFromIdea(form, { generatedAt: '', tool: 'Wordlamp' });
      const { metadata: _, ...fields } = prompt;
      return JSON.stringify(fields, null, 2);
    }
  }
}
