import { countWords } from '../count-words.ts';
import { fillSentence } from '../text/fill-sentence.ts';
import type { ArtSentence, ArtWords } from '../words/art-words.ts';
import type { ArtPlan } from './art-plan.ts';

/** Words whose first letter never changes. */
type Typed = { typed: string };

/** In words, as `countWords` counts them; a longer text would be too much to repeat. */
const LONGEST_LETTERING = 6;
const ENDS_SENTENCE = /[.!?。！？؟…]["”»」』)]?$/u;

/**
 * Sentences for models that read prose. Order: scene, place, technique, view and light, color, mood, limits, format.
 */
export function writeNatural(plan: ArtPlan, words: ArtWords): string {
  const { details } = plan;
  return joinSentences(
    [
      ...sceneSentences(plan, details.wish, [], words),
      ...pictureSentences(plan, words, ({ name }) => name),
      limitsOf(plan, words),
      details.namesRatio ? '' : fill(formatOf(plan), { ratio: plan.ratio }, words),
    ],
    words,
  );
}

/** One paragraph for FLUX: colors with their hex values, and no negations, since the model draws whatever it reads. */
export function writeFlux(plan: ArtPlan, words: ArtWords): string {
  const { presence, closing } = plan.exclusions;
  return joinSentences(
    [
      ...sceneSentences(plan, plan.details.body, presence, words),
      ...pictureSentences(plan, words, ({ name, hex }) => `${name} (${hex})`),
      ...closing,
    ],
    words,
  );
}

function shown({ told, scene }: ArtPlan, { punctuation }: ArtWords): string {
  return told ?? scene.join(punctuation.list);
}

/**
 * The subject comes first, after the name of its kind: the text stays as typed, including its first letter, and a
 * lowercase letter cannot start a sentence.
 */
function sceneSentences(
  plan: ArtPlan,
  typed: string,
  presence: readonly string[],
  words: ArtWords,
): (string | Typed)[] {
  const { subject, details, isSecondary } = plan;
  const scene = details.body === '' ? shown(plan, words) : typed;
  if (isSecondary) return [fill('scene-plain', { subject, scene }, words), ...presence];
  const rest = { typed: details.body === '' ? typed : '' };
  return [fill('scene', { subject, scene }, words), rest, ...presence, techniqueSentence(plan, words)];
}

function techniqueSentence({ medium, manner, surface, form }: ArtPlan, words: ArtWords): string {
  return fill('technique', { medium, manner, terms: phrases([...surface, ...form], words) }, words);
}

function pictureSentences(
  plan: ArtPlan,
  words: ArtWords,
  nameColour: (colour: ArtPlan['colours'][number]) => string,
): string[] {
  const { medium, manner, mood } = plan;
  const terms = phrases([...plan.surface, ...plan.form], words);
  const view = phrases([plan.view, ...plan.gestures, plan.lens], words);
  const inArea = (colour: ArtPlan['colours'][number]) =>
    colour.area === null ? nameColour(colour) : fillSentence(words.areas[colour.area], { colour: nameColour(colour) });
  return [
    placeSentence(plan.place, words),
    ...(plan.isSecondary ? [fill('secondary', { medium, manner }, words), fill('terms', { terms }, words)] : []),
    influenceSentence(plan.influence, words),
    view === '' ? '' : fill('view', { view }, words),
    fill('light', { light: plan.light ?? words.named.own, mood }, words),
    fillColours(plan, phrases(plan.colours.map(inArea), words), words),
  ];
}

function placeSentence(place: ArtPlan['place'], words: ArtWords): string {
  if (place === null || place.anchors.length === 0) return place?.where ?? '';
  const { name, where, told, isEcho } = place;
  const anchors = phrases(place.anchors, words);
  if (isEcho) return fill('place-echo', { setting: name, anchors }, words);
  return told === '' ? fill('place', { where, anchors }, words) : told;
}

function influenceSentence(influence: ArtPlan['influence'], words: ArtWords): string {
  if (influence === null) return '';
  const terms = influence.limit ?? phrases(influence.terms, words);
  return terms === '' ? influence.phrase : fill('influence', { influence: influence.phrase, terms }, words);
}

export function fillColours({ colouring, palette, details }: ArtPlan, colours: string, words: ArtWords): string {
  return fillSentence(colouring, { palette, colours, details: phrases(details.coloured, words) });
}

function phrases(list: readonly (string | null)[], { punctuation }: ArtWords): string {
  const said = list.filter((phrase) => phrase !== null && phrase !== '');
  if (said.length < 2) return said.join('');
  return said.slice(0, -1).join(punctuation.list) + punctuation.last + said.at(-1);
}

function fill(sentence: ArtSentence, slots: Readonly<Record<string, string>>, words: ArtWords): string {
  return fillSentence(words.sentences[sentence], slots);
}

function limitsOf({ details }: ArtPlan, words: ArtWords): string {
  if (details.exclusions.some(({ thing }) => thing === 'text')) return '';
  const lettering = phrases(details.quoted, words);
  if (lettering !== '' && countWords(lettering) <= LONGEST_LETTERING)
    return fill('limits-quoted', { lettering }, words);
  return words.sentences[details.hasQuotes || details.things.includes('text') ? 'limits-lettered' : 'limits'];
}

function formatOf({ ratio }: ArtPlan): ArtSentence {
  if (ratio === '1:1') return 'format-square';
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width > height ? 'format-landscape' : 'format-portrait';
}

function joinSentences(sentences: readonly (string | Typed)[], { punctuation, capitals }: ArtWords): string {
  const { stop, space } = punctuation;
  return sentences
    .filter((sentence) => (typeof sentence === 'string' ? sentence : sentence.typed) !== '')
    .map((sentence) => (typeof sentence === 'string' ? capitalise(sentence, capitals) : sentence.typed))
    .map((sentence) => sentence + (ENDS_SENTENCE.test(sentence) ? '' : stop))
    .join(space);
}

function capitalise(sentence: string, capitals: ArtWords['capitals']): string {
  const first = String.fromCodePoint(sentence.codePointAt(0) ?? 0);
  return (capitals[first] ?? first.toUpperCase()) + sentence.slice(first.length);
}
