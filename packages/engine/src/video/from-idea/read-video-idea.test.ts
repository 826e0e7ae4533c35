import { expect, test } from 'vitest';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { readVideoIdea } from './read-video-idea.ts';

const formOf = (idea: string) => readVideoIdea(idea, READING_WORDS.en as ReadingWords).form;

test.each([
  {
    idea: "close-up of a baker's hands kneading dough in a dark kitchen, slow motion, no music",
    form: {
      subject: '',
      action: "close-up of a baker's hands kneading dough in a dark kitchen",
      composition: expect.stringMatching(/^close-up/),
      style: expect.stringMatching(/^slow motion/),
      audio: expect.stringMatching(/^no music/),
      negativePrompt: 'music',
      cameraMotion: '',
      dialogue: '',
    },
  },
  {
    idea: "an old man opens his shop and says 'we're open', camera follows him inside",
    form: {
      subject: '',
      action: "an old man opens his shop and says 'we're open'",
      dialogue: "'we're open'",
      cameraMotion: /camera follows/,
    },
  },
  {
    idea: 'two kids building a sandcastle on the beach, then a wave knocks it over, they laugh',
    form: {
      subject: '',
      action: 'two kids building a sandcastle on the beach, then a wave knocks it over, they laugh',
    },
  },
])('each field of "$idea" contains the words about it', ({ idea, form }) => {
  const read: Readonly<Record<string, string>> = formOf(idea);
  for (const [field, wanted] of Object.entries(form)) {
    if (wanted instanceof RegExp) expect(read[field]).toMatch(wanted);
    else expect(read[field], field).toEqual(wanted);
  }
});

test('unmentioned fields stay blank', () => {
  expect(formOf('a cat sleeps')).toMatchObject({
    style: '',
    cameraMotion: '',
    ambiance: '',
    audio: '',
    negativePrompt: '',
  });
});
