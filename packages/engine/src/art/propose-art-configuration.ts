import { foldText } from '../text/fold-text.ts';
import type { ArtWords } from '../words/art-words.ts';
import { findArtCues } from './art-lexicon.ts';
import { ART_OPTIONS, type ArtChoice, type ArtField } from './art-options.ts';

/** A choice for each field that the idea supports; null for the others. */
export type ArtProposal = { [Field in ArtField]: ArtChoice<Field> | null };

/** Proposes choices from a free idea. The most frequently named wins, then the first named. */
export function proposeArtConfiguration(idea: string, words: ArtWords): ArtProposal {
  const hits = findArtCues(foldText(idea), words);
  const propose = <Field extends ArtField>(field: Field): ArtChoice<Field> | null => {
    const counts = new Map<string, number>();
    for (const { group } of hits) {
      if (group.kind === field) counts.set(group.value, (counts.get(group.value) ?? 0) + 1);
    }
    const best = [...counts].reduce<[string, number] | null>((top, one) => (top && top[1] >= one[1] ? top : one), null);
    return best !== null && best[0] in ART_OPTIONS[field] ? (best[0] as ArtChoice<Field>) : null;
  };
  return {
    subject: propose('subject'),
    style: propose('style'),
    medium: propose('medium'),
    mood: propose('mood'),
    colors: propose('colors'),
    artist: propose('artist'),
    setting: propose('setting'),
  };
}
