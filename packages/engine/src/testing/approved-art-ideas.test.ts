import { expect, test } from 'vitest';
import { ART_PACKS } from '../art/all-art-packs.ts';
import { artIdeaText, writeArtFromIdea } from '../art/write-art-from-idea.ts';
import type { LanguageCode } from '../languages.ts';
import { READING_WORDS } from '../reading/all-reading-words.ts';
import ideas from './art-ideas.json' with { type: 'json' };

/** The picture prompt for each typed idea. After an intended change, update it with `-u` (docs/engine.md). */
test.each(Object.entries(ideas) as [LanguageCode, string[]][])(
  'ideas in %s give the approved art',
  async (language, list) => {
    const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
    const entries = list.map((idea) => {
      const written = writeArtFromIdea({ idea, target: 'natural', isEnglish: true }, words);
      return `═ ${idea}\n${artIdeaText(written, words.reading)}`;
    });

    await expect(`${entries.join('\n')}\n`).toMatchFileSnapshot(`./approved/art-ideas-${language}.txt`);
  },
);
