import { writeTextPrompt } from '@wordlamp/engine';
import { artPromptText, completeArtConfiguration, proposeArtConfiguration, writeArtPrompt } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { buildVideoPrompt } from '@wordlamp/engine/video';

const BLANK_FORM = {
  subject: '',
  action: '',
  context: '',
  style: '',
  cameraMotion: '',
  composition: '',
  cameraAngle: '',
  ambiance: '',
  audio: '',
  dialogue: '',
  negativePrompt: '',
};

/** What somebody gets who types the idea on a page in its language and touches nothing else. @param {import('./ideas.mjs').Idea} asked */
export function answerAsProduct({ idea, kind, language }) {
  switch (kind) {
    case 'text':
      return writeTextPrompt({ idea, pageLanguage: language }, TEXT_PACKS).prompt;
    case 'art': {
      const configuration = completeArtConfiguration(proposeArtConfiguration(idea, ART_PACKS[language]), idea);
      return artPromptText(writeArtPrompt({ configuration, target: 'natural', language }, ART_PACKS));
    }
    case 'json':
      return writeJsonPrompt({ text: idea, pageLanguage: language }, TEXT_PACKS, JSON_PACKS).text;
    case 'video': {
      const prompt = buildVideoPrompt({ ...BLANK_FORM, subject: idea }, { generatedAt: '', tool: 'Wordlamp' });
      const { metadata: _, ...fields } = prompt;
      return JSON.stringify(fields, null, 2);
    }
  }
}
