import { oncePer } from '../once-per.ts';
import { buildCueIndex, type CueIndex, findCues } from '../text/cue-index.ts';
import type { JsonCue } from '../words/json-reading-words.ts';
import type { OperatorWords, ReadingWords } from '../words/reading-words.ts';
import type { VideoReadingWords } from '../words/video-reading-words.ts';
import type { ConceptId } from './concepts.ts';
import { contains, type Place } from './span.ts';

type Group =
  | keyof OperatorWords
  | `video.${keyof VideoReadingWords}`
  | `json.${JsonCue}`
  | `lead.${'in' | 'out'}`
  | 'seconds';
export type Hit = Place & { group: Group | ConceptId };

type Lexicon = { index: CueIndex; groupsOf: ReadonlyMap<string, readonly (Group | ConceptId)[]> };

/**
 * Every cue of a language in a folded text, in order. A cue inside a longer one of the same family does not count:
 * "film photo" is not "photo".
 */
export function findHits(text: string, words: ReadingWords): Hit[] {
  const { index, groupsOf } = lexiconOf(words);
  const found = findCues(index, text)
    .slice(0, MAX_CUES)
    .flatMap(({ cue, start, end }) =>
      (groupsOf.get(cue) ?? []).map((group) => ({
        chars: end - start,
        hit: {
          group,
          start: cue.startsWith('-') ? wordStart(text, start) : start,
          end: cue.endsWith('$') ? end : wordEnd(text, end),
        },
      })),
    );
  const hides = (other: Group | ConceptId, hit: Group | ConceptId) => {
    if (BESIDE.has(other) || BESIDE.has(hit)) return false;
    if (FILM_ONLY.test(other)) return hit.startsWith('video.');
    return other === 'harmless' || isConcept(other) === isConcept(hit);
  };
  found.sort((a, b) => a.hit.start - b.hit.start);
  const longest = Math.max(0, ...found.map(({ hit }) => hit.end - hit.start));
  const isHidden = ({ chars, hit }: (typeof found)[number], at: number) => {
    const isHiddenBy = (other: (typeof found)[number]) =>
      other.chars > chars && contains(other.hit, hit) && hides(other.hit.group, hit.group);
    // By position: only the longest hit that starts before this one can contain it.
    for (let index = at - 1; index >= 0; index -= 1) {
      const other = found[index];
      if (other === undefined || other.hit.start < hit.start - longest) break;
      if (isHiddenBy(other)) return true;
    }
    for (let index = at + 1; index < found.length; index += 1) {
      const other = found[index];
      if (other === undefined || other.hit.start > hit.start) break;
      if (isHiddenBy(other)) return true;
    }
    return false;
  };
  return found.filter((one, at) => !isHidden(one, at)).map(({ hit }) => hit);
}

/** Words for clips do not hide the cues of other writers. */
const FILM_ONLY = /^video\.(?!then$|verbs$|of$|subjectEnd$|placeStart$|placeEnd$|saying$)/;

/** These cover words with a second role: "bubbling" is a sound and a verb. */
const BESIDE: ReadonlySet<string> = new Set([
  'video.heard',
  'video.heardBeside',
  'video.placeNoun',
  'video.moment',
  'video.hour',
  'video.keep',
  'video.toward',
  'video.chain',
  'video.justEnd',
  'video.beside',
  'video.says',
  'video.noLine',
  'video.forWhom',
  'video.adversative',
  'video.moving',
  'video.bearer',
  'video.unwritten',
  'video.owned',
  'video.bound',
  'video.pronoun',
  'video.quoting',
  'video.refusal',
  'video.lineLabel',
  'video.voiceLabel',
  'video.voice',
  'video.filmedAlone',
  'video.shown',
  'verbEnd',
]);

/** A cue for the end of a compound covers the whole: "hochzeitsplakat" for "-plakat". */
export function wordStart(text: string, from: number): number {
  let start = from;
  while (start > 0 && from - start < MAX_WORD_CHARS && /\p{L}/u.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** A stem includes its ending if the script separates words and particles are not attached to them. */
export function wordEnd(text: string, from: number): number {
  let end = from;
  const isInWord = () => WORD_CHAR.test(text.charAt(end - 1)) && WORD_CHAR.test(text.charAt(end));
  while (end < text.length && end - from < MAX_WORD_CHARS && isInWord()) end += 1;
  return end;
}

/** No word of a language is longer, and no idea of 200 words names this many things. */
const MAX_WORD_CHARS = 30;
const MAX_CUES = 1500;

const WORD_CHAR = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}]/u;

export function isConcept(group: string): group is ConceptId {
  return group.includes('.') && !/^(?:video|json|lead)\./.test(group);
}

const lexiconOf = oncePer((words: ReadingWords): Lexicon => {
  const groupsOf = new Map<string, (Group | ConceptId)[]>();
  for (const [group, cues] of groupsIn(words))
    for (const cue of cues) groupsOf.set(cue, [...(groupsOf.get(cue) ?? []), group]);
  const lexicon = { index: buildCueIndex(groupsOf.keys()), groupsOf };
  return lexicon;
});

function groupsIn(words: ReadingWords): [Group | ConceptId, readonly string[]][] {
  const concepts = Object.entries(words.concepts).map(([id, { cues }]) => [id as ConceptId, cues] as const);
  const operators = Object.entries(words.operators).map(([name, cues]) => [name as keyof OperatorWords, cues] as const);
  const video = Object.entries(words.video).map(
    ([name, cues]) => [`video.${name as keyof VideoReadingWords}` as const, cues] as const,
  );
  const json = Object.entries(words.json)
    .filter(([name]) => name !== 'article')
    .map(([name, cues]) => [`json.${name as JsonCue}` as const, cues] as const);
  return [
    ...concepts,
    ...operators,
    ...video,
    ...json,
    ['lead.in', words.lead.in],
    ['lead.out', words.lead.out],
    ['seconds', words.seconds],
  ].map(([group, cues]) => [group, cues] as [Group | ConceptId, readonly string[]]);
}
