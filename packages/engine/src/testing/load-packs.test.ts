import { expect, test } from 'vitest';
import { ART_PACKS } from '../art/all-art-packs.ts';
import { loadArtPack } from '../art/load-art-pack.ts';
import { JSON_PACKS } from '../json/all-json-packs.ts';
import { loadJsonPack } from '../json/load-json-pack.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { loadTextPack } from '../text/load-text-pack.ts';

test.each(LANGUAGE_CODES)(
  'the words of %s are the same whether they are loaded alone or with all others',
  async (code) => {
    expect(await loadTextPack(code)).toEqual(TEXT_PACKS[code]);
    expect(await loadArtPack(code)).toEqual(ART_PACKS[code]);
    expect(await loadJsonPack(code)).toEqual(JSON_PACKS[code]);
  },
);
