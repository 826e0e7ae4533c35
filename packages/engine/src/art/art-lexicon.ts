import { oncePer } from '../once-per.ts';
import { buildCueIndex, type CueIndex, findCues } from '../text/cue-index.ts';
import { type FoldedText, typedBetween } from '../text/fold-text.ts';
import type { ArtWords, Thing } from '../words/art-words.ts';
import type { AspectRatio } from './art-facts.ts';
import type { ArtField } from './art-options.ts';
import type { LightKind } from './light-kinds.ts';

type ArtCueGroup =
  | { kind: ArtField; value: string }
  | { kind: 'thing'; value: Thing }
  | { kind: 'format'; value: AspectRatio }
  | { kind: 'light'; value: LightKind }
  | { kind: 'colour' | 'camera' | 'modern' | 'motion' | 'works'; value: '' };
export type ArtCueHit = { group: ArtCueGroup; start: number; end: number; typed: string };

type ArtLexicon = {
  cueIndex: CueIndex;
  groups: ReadonlyMap<string, readonly ArtCueGroup[]>;
  exclusion: RegExp;
  joiner: RegExp;
  count: RegExp;
};

/** Built once per pack, on first use. */

export const artLexiconOf = oncePer((words: ArtWords): ArtLexicon => {
  const groups = groupCues(words);
  const lexicon: ArtLexicon = {
    cueIndex: buildCueIndex(groups.keys()),
    groups,
    exclusion: new RegExp(words.details.exclusion, 'du'),
    joiner: new RegExp(words.details.joiner, 'gu'),
    count: new RegExp(words.details.count, 'u'),
  };
  return lexicon;
});

/** The cues in a text, by position; of overlapping cues in one group, only the longest. */
export function findArtCues(folded: FoldedText, words: ArtWords): ArtCueHit[] {
  const { cueIndex, groups } = artLexiconOf(words);
  const hits = findCues(cueIndex, folded.text).flatMap(({ cue, start, end }) =>
    (groups.get(cue) ?? []).map((group) => ({ group, start, end, typed: typedBetween(folded, start, end) })),
  );
  return withoutCovered(hits.toSorted((one, other) => one.start - other.start || other.end - one.end));
}

/** Drops a hit that lies inside a longer one of its group. `hits` are sorted by start, longer first. */
function withoutCovered(hits: readonly ArtCueHit[]): ArtCueHit[] {
  const widest = new Map<string, ArtCueHit>();
  return hits.filter((hit) => {
    const other = widest.get(hit.group.kind);
    if (other !== undefined && other.end >= hit.end) return other.start === hit.start && other.end === hit.end;
    widest.set(hit.group.kind, hit);
    return true;
  });
}

function groupCues({ cues }: ArtWords): Map<string, ArtCueGroup[]> {
  const groups = new Map<string, ArtCueGroup[]>();
  const add = (stems: readonly string[], group: ArtCueGroup) => {
    for (const stem of stems) groups.set(stem, [...(groups.get(stem) ?? []), group]);
  };
  for (const [field, values] of Object.entries(cues.choices)) {
    for (const [value, stems] of Object.entries(values)) add(stems, { kind: field as ArtField, value });
  }
  for (const [value, stems] of Object.entries(cues.things)) add(stems, { kind: 'thing', value: value as Thing });
  for (const [value, stems] of Object.entries(cues.formats)) {
    add(stems, { kind: 'format', value: value as AspectRatio });
  }
  for (const [value, stems] of Object.entries(cues.light)) add(stems, { kind: 'light', value: value as LightKind });
  for (const kind of ['colour', 'camera', 'modern', 'motion', 'works'] as const) {
    add(cues[kind === 'colour' ? 'colours' : kind], { kind, value: '' });
  }
  return groups;
}
