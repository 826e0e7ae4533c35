import { fillSentence } from '../text/fill-sentence.ts';
import type { ArtSentence, ArtWords } from '../words/art-words.ts';
import type { ArtPlan } from './art-plan.ts';

const ENDS_SENTENCE = /[.!?。！？؟…]["”»」』)]?$/u;

/** Sentences for models that read prose. Order: scene, place, technique, view and light, colour, mood, limits, format. */
export function writeNatural(plan: ArtPlan, words: ArtWords): string {
  const { details } = plan;
  const own = details.body === '' ? phrases(plan.scene, words) : details.text;
  return joinSentences(
    [
      fill('scene', { subject: plan.subject, scene: own }, words),
      details.body === '' ? details.text : '',
      ...pictureSentences(plan, words, ({ name }) => name),
      limitsOf(plan, words),
      fill(formatOf(plan), { ratio: plan.ratio }, words),
    ],
    words,
  );
}

/** One paragraph for FLUX: colours with their hex values, and nothing denied, since the model draws what it reads. */
export function writeFlux(plan: ArtPlan, words: ArtWords): string {
  const own = plan.details.body === '' ? phrases(plan.scene, words) : plan.details.body;
  return joinSentences(
    [
      fill('scene', { subject: plan.subject, scene: own }, words),
      ...plan.presence,
      ...pictureSentences(plan, words, ({ name, hex }) => `${name} ${hex}`),
    ],
    words,
  );
}

function pictureSentences(
  plan: ArtPlan,
  words: ArtWords,
  nameColour: (colour: ArtPlan['colours'][number]) => string,
): string[] {
  const { place, medium, manner, influence } = plan;
  const technique = phrases([...plan.surface, ...plan.form], words);
  return [
    placeSentence(place, words),
    fill(plan.isSecondary ? 'secondary' : 'make', { medium, manner, terms: technique }, words),
    influence === null ? '' : phrases([...influence.terms, influence.phrase], words),
    phrases([plan.view, ...plan.gestures], words),
    plan.light ?? '',
    fillColours(plan, phrases(plan.colours.map(nameColour), words), words),
    phrases([plan.mood, plan.air], words),
  ];
}

function placeSentence(place: ArtPlan['place'], words: ArtWords): string {
  if (place === null || place.anchors.length === 0) return place?.name ?? '';
  return fill('place', { setting: place.name, anchors: phrases(place.anchors, words) }, words);
}

export function fillColours({ colouring, palette, details }: ArtPlan, colours: string, words: ArtWords): string {
  return fillSentence(colouring, { palette, colours, details: phrases(details.colours, words) });
}

function phrases(list: readonly (string | null)[], { punctuation }: ArtWords): string {
  return list.filter((phrase) => phrase !== null && phrase !== '').join(punctuation.list);
}

function fill(sentence: ArtSentence, slots: Readonly<Record<string, string>>, words: ArtWords): string {
  return fillSentence(words.sentences[sentence], slots);
}

function limitsOf({ details }: ArtPlan, words: ArtWords): string {
  if (details.exclusions.some(({ thing }) => thing === 'text')) return '';
  return words.sentences[details.hasQuotes || details.things.includes('text') ? 'limits-lettered' : 'limits'];
}

function formatOf({ ratio }: ArtPlan): ArtSentence {
  if (ratio === '1:1') return 'format-square';
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width > height ? 'format-landscape' : 'format-portrait';
}

function joinSentences(sentences: readonly string[], { punctuation, capitals }: ArtWords): string {
  const { stop, space } = punctuation;
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => capitalise(sentence, capitals) + (ENDS_SENTENCE.test(sentence) ? '' : stop))
    .join(space);
}

function capitalise(sentence: string, capitals: ArtWords['capitals']): string {
  const first = String.fromCodePoint(sentence.codePointAt(0) ?? 0);
  return (capitals[first] ?? first.toUpperCase()) + sentence.slice(first.length);
}
