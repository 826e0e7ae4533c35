import { expect, test } from 'vitest';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { readVideoIdea } from './read-video-idea.ts';

test.each([
  {
    what: 'a refusal stays with what it refuses',
    language: 'ru',
    idea: 'рыбак тянет сеть. музыки не надо только вода',
    form: { audio: 'музыки не надо только вода', negativePrompt: '' },
  },
  {
    what: 'an adjunct stays in its sentence, and is copied to its field',
    language: 'en',
    idea: 'a fox steps out of the forest at dawn, looks around and yawns, then walks back in',
    form: { action: /^a fox steps out of the forest at dawn/, ambiance: 'at dawn' },
  },
  {
    what: 'the subject of a short idea has its own field',
    language: 'en',
    idea: 'a fox yawns in the snow',
    form: { subject: 'a fox', action: /^yawns/ },
  },
] as const)('$what', ({ language, idea, form }) => {
  const read: Readonly<Record<string, string>> = readVideoIdea(idea, READING_WORDS[language]).form;
  for (const [field, wanted] of Object.entries(form)) {
    if (typeof wanted === 'string') expect(read[field], field).toBe(wanted);
    else expect(read[field], field).toMatch(wanted);
  }
});
