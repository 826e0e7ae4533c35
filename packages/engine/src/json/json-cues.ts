import { oncePer } from '../once-per.ts';
import { buildCueIndex, type CueIndex, findCues } from '../text/cue-index.ts';
import { type FoldedText, typedBetween } from '../text/fold-text.ts';
import type { JsonWords, RatioId, VideoCueGroup } from '../words/json-words.ts';
import type { CodeAction } from './code/code-report.ts';
import type { KnownField } from './known-fields.ts';
import type { HttpMethod, JsonPromptType, StepKind } from './prompt-types.ts';

type CueGroup =
  | `type:${JsonPromptType}`
  | `step:${StepKind}`
  | `method:${HttpMethod}`
  | `field:${KnownField}`
  | `image:${keyof JsonWords['image']}`
  | `video:${VideoCueGroup}`
  | `ratio:${RatioId}`
  | `ratio-clause:${keyof JsonWords['ratioClauses']}`
  | `action:${CodeAction}`
  | 'many'
  | 'authorized'
  | 'content';
/** Places where the folded text names something in a group. */
export type GroupHit = { group: CueGroup; isStrong: boolean; start: number; end: number };
type Patterns = Readonly<Record<keyof JsonWords['patterns'], RegExp>>;
type JsonLexicon = {
  cueIndex: CueIndex;
  groupsOf: ReadonlyMap<string, readonly { group: CueGroup; isStrong: boolean }[]>;
  patterns: Patterns;
};

const SPACELESS = /[\u2e80-\uffff\u0e00-\u0e7f]/;

/** Built once per language. */
export const jsonLexiconOf = oncePer((words: JsonWords): JsonLexicon => {
  const groupsOf = new Map<string, { group: CueGroup; isStrong: boolean }[]>();
  for (const [group, cues] of cueLists(words)) {
    for (const marked of cues) {
      const isStrong = marked.startsWith('*');
      const cue = isStrong ? marked.slice(1) : marked;
      groupsOf.set(cue, [...(groupsOf.get(cue) ?? []), { group, isStrong }]);
    }
  }
  const sources = Object.entries(words.patterns).map(([name, source]) => [name, new RegExp(source, 'dgu')]);
  const lexicon = {
    cueIndex: buildCueIndex(groupsOf.keys()),
    groupsOf,
    patterns: Object.fromEntries(sources) as Patterns,
  };
  return lexicon;
});

export function findGroups(words: JsonWords, text: string): GroupHit[] {
  const { cueIndex, groupsOf } = jsonLexiconOf(words);
  return findCues(cueIndex, text).flatMap(({ cue, start, end }) =>
    (groupsOf.get(cue) ?? []).map(({ group, isStrong }) => ({ group, isStrong, start, end })),
  );
}

/** The typed text at a stem: the whole word, if the script has words. */
export function typedWord(folded: FoldedText, { start, end }: Pick<GroupHit, 'start' | 'end'>): string {
  let wordEnd = end;
  const isSpaceless = SPACELESS.test(folded.text.charAt(end - 1));
  if (!isSpaceless) while (/[\p{L}\p{M}\p{N}]/u.test(folded.text.charAt(wordEnd))) wordEnd += 1;
  return typedBetween(folded, start, wordEnd);
}

function cueLists(words: JsonWords): [CueGroup, readonly string[]][] {
  const named = <Name extends string>(prefix: string, lists: Readonly<Record<Name, readonly string[]>>) =>
    Object.entries<readonly string[]>(lists).map(
      ([name, cues]) => [`${prefix}:${name}` as CueGroup, cues] satisfies [CueGroup, readonly string[]],
    );
  const cuesOf = <Name extends string>(entries: Readonly<Record<Name, { cues: readonly string[] }>>) =>
    Object.fromEntries(Object.entries<{ cues: readonly string[] }>(entries).map(([name, { cues }]) => [name, cues]));
  return [
    ...named('type', cuesOf(words.types)),
    ...named('step', cuesOf(words.steps)),
    ...named('action', cuesOf(words.code.actions)),
    ...named('method', words.methods),
    ...named('field', words.fields),
    ...named('image', words.image),
    ...named('video', words.video),
    ...named('ratio', words.ratios),
    ...named('ratio-clause', words.ratioClauses),
    ['many', words.manyRecords],
    ['authorized', words.authorized],
    ['content', words.contentWords],
  ];
}
