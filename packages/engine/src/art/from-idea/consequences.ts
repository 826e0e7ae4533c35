import type { ConceptId, ConceptKind } from '../../reading/concepts.ts';
import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { type ConceptSpan, contains } from '../../reading/span.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { type ArtWord, namesColor } from './find-art-words.ts';

export type Consequence = { text: string; span: ConceptSpan };

/** How many things may follow from each kind, the most telling kind first. More would be longer than what was said. */
const MAX_PARTS = {
  medium: 3,
  artefact: 3,
  palette: 2,
  process: 2,
  light: 2,
  style: 2,
  shot: 2,
  weather: 1,
} as const satisfies Partial<Record<ConceptKind, number>>;
type ToldKind = keyof typeof MAX_PARTS;
const TOLD = Object.keys(MAX_PARTS) as ToldKind[];
const MAX_TOLD = 6;

/** These kinds have consequences for clips only. */
const MOVING = /^medium\.(?:stop-motion|cut-out|drawn-anim|phone-video|home-video)/;
/** No light falls in what these are made with or for. */
const FLAT =
  /^(?:medium\.(?:linocut|woodcut|screen-print|risograph|paper-cut|cross-stitch|chalkboard|blueprint|pixel-art|vector|line-art|ink$|mosaic|embroidery|origami|felt|stained-glass|spray-paint|etching|stamp|batik|cyanotype|lithograph|wood-burning|sgraffito|quilt|tapestry|macrame|silk-painting|pressed-flowers|sand-art|marquetry|scratchboard|monotype|tile-painting|enamel-pin|beadwork)|artefact\.(?:logo|icon|sticker|tattoo|pattern|coloring-page|infographic|map|label|mascot|t-shirt-print|menu))/;
/** A look that is drawn or printed does not follow for what a camera takes. */
const CAMERA = /^(?:medium\.(?:photo|film-photo|instant-photo)|artefact\.(?:product-photo|food-photo))/;
const SINGLE: readonly ConceptKind[] = ['light', 'style', 'weather', 'shot'];
/** Where a light is asked for, no other one comes with these. */
const BESIDE_LIGHT: readonly ConceptKind[] = ['artefact', 'process', 'style', 'weather'];
const LIST_MARK = /, |、|，|، /;

export function consequences(
  reading: IdeaReading,
  words: ReadingWords,
  found: readonly ArtWord[],
  isColorLimited: boolean,
): Consequence[] {
  const asked = reading.concepts.filter((span) => span.state === 'asked' && contains(reading.body, span));
  const ids = asked.map(({ id }) => id);
  const isFlat = ids.some((id) => FLAT.test(id));
  const isCamera = ids.some((id) => CAMERA.test(id));
  const fits = (span: ConceptSpan) =>
    !MOVING.test(span.id) &&
    !(isFlat && (span.kind === 'light' || span.kind === 'weather')) &&
    !(isCamera && span.kind === 'style' && span.id !== 'style.documentary') &&
    !(isColorLimited && span.kind === 'palette') &&
    !(SINGLE.includes(span.kind) && asked.some((other) => other.kind === span.kind && other.id !== span.id)) &&
    !(span.id === 'palette.one-accent' && found.filter(({ group }) => group === 'colors').length > 1);
  const filter = partFilter(reading, words, isColorLimited || ids.some((id) => id.startsWith('palette.')));
  const told = new Set<ConceptId>();
  const all: Consequence[] = [];
  let left = MAX_TOLD;
  for (const kind of TOLD) {
    for (const span of asked.filter((one) => one.kind === kind && fits(one))) {
      if (told.has(span.id)) continue;
      told.add(span.id);
      const { follows } = words.concepts[span.id];
      const parts = follows.split(LIST_MARK).filter((part) => part !== '' && filter(part, span));
      const kept = parts.slice(0, Math.min(MAX_PARTS[kind], left));
      left -= kept.length;
      if (kept.length > 0) all.push({ text: kept.join(LIST_MARK.exec(follows)?.[0] ?? ''), span });
    }
  }
  return all;
}

/** Tells whether a phrase of ours agrees with what the idea rules out, limits and says already. */
function partFilter(reading: IdeaReading, words: ReadingWords, isColorNamed: boolean) {
  const { clashes, lightWords, suffixes } = words.art;
  const ruledOut = [
    ...reading.exclusions.flatMap(({ things }) => things.map((thing) => foldText(typedAt(reading, thing)).text)),
    ...wordsOf(reading.visible).flatMap((word) =>
      suffixes.filter((suffix) => word.endsWith(suffix)).map((suffix) => word.slice(0, -suffix.length)),
    ),
  ];
  const banned = ruledOut.flatMap(wordsOf).flatMap(stemOf);
  const dead = clashes.filter((group) => group.some((stem) => ruledOut.some((thing) => holds(thing, stem))));
  const said = new Set(wordsOf(reading.visible).flatMap(stemOf));
  const isLit = reading.concepts.some(({ kind, state }) => kind === 'light' && state === 'asked');
  return (part: string, span: ConceptSpan) => {
    const folded = foldText(part).text;
    const stems = wordsOf(folded).flatMap(stemOf);
    const isSaid = stems.length > 0 && stems.every((stem) => said.has(stem));
    const isBanned = banned.some((stem) => stems.includes(stem) || (IS_DENSE.test(stem) && folded.includes(stem)));
    const isDead = dead.some((group) => group.some((stem) => holds(folded, stem)));
    const isOtherLight = isLit && BESIDE_LIGHT.includes(span.kind) && lightWords.some((stem) => holds(folded, stem));
    const isColored = isColorNamed && span.kind !== 'palette' && namesColor(folded, words);
    return !isSaid && !isBanned && !isDead && !isOtherLight && !isColored;
  };
}

const IS_DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Shorter words tie phrases together. */
const SHORTEST_WORD = 4;
const STEM_CHARS = 5;

function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}]+/gu) ?? [];
}

function stemOf(word: string): string[] {
  if (IS_DENSE.test(word)) return word.length >= 2 ? [word] : [];
  return word.length >= SHORTEST_WORD ? [word.slice(0, STEM_CHARS)] : [];
}

/** Whether a word of a text begins with a stem; where words are not written apart, whether the text holds it. */
function holds(text: string, stem: string): boolean {
  if (IS_DENSE.test(stem) || stem.includes(' ')) return text.includes(stem.replace('$', ''));
  const isWhole = stem.endsWith('$');
  const start = isWhole ? stem.slice(0, -1) : stem;
  return wordsOf(text).some((word) => {
    const bare = word.replace(/^(?:و?ال)/, '');
    return isWhole ? word === start || bare === start : word.startsWith(start) || bare.startsWith(start);
  });
}
