import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../languages.ts';
import { READING_WORDS } from '../reading/all-reading-words.ts';
import { videoPromptFromIdea } from '../video/build-video-prompt.ts';
import { CLIP_WORDS } from '../video/clip/all-clip-words.ts';
import { clipFromIdea } from '../video/clip/clip-from-idea.ts';
import { readClipExamples } from '../video/clip/testing/clip-examples.ts';

/** The output for typed clip ideas. After an intended change, update it with `-u` (docs/engine.md). */
test.each(LANGUAGE_CODES)('clips from ideas in %s are the approved ones', async (language) => {
  const { fire, silent } = readClipExamples(language);
  const prompts = [...fire, ...silent].map(({ idea }) => {
    const form = clipFromIdea(idea, READING_WORDS[language], CLIP_WORDS[language]);
    const { metadata: _, ...fields } = videoPromptFromIdea(form, { generatedAt: '', tool: '' });
    return [`═ ${idea}`, ...Object.entries(fields).map(([key, text]) => `${key}: ${text}`)].join('\n');
  });

  await expect(`${prompts.join('\n\n')}\n`).toMatchFileSnapshot(`./approved/clips-${language}.txt`);
});
