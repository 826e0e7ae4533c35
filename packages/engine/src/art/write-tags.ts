import type { ArtWords } from '../words/art-words.ts';
import type { Style } from './art-options.ts';
import type { ArtPlan } from './art-plan.ts';
import { onOneLine } from './on-one-line.ts';
import { fillColours } from './write-sentences.ts';

/** What captions call a style before a medium. */
export const STYLE_TAGS: Readonly<Record<Style, string>> = {
  realistic: 'realistic',
  impressionist: 'Impressionist',
  expressionist: 'Expressionist',
  surrealist: 'Surrealist',
  abstract: 'abstract',
  minimalist: 'minimalist',
  'pop-art': 'Pop Art',
  'art-nouveau': 'Art Nouveau',
  baroque: 'Baroque',
  renaissance: 'Renaissance',
};
const ONLY = 'described things only';
const SUBJECT_WEIGHT = 1.2;

/** Phrases for Midjourney on one line, subject first. `english` are the words of the English pack. */
export function writePhrases(plan: ArtPlan, english: ArtWords): string {
  return joinTags([sceneOf(plan), ...choiceTags(plan, english), ...termTags(plan)]);
}

/** The same for Stable Diffusion, whose interfaces read `(words:1.2)` as a weight. */
export function writeWeightedTags(plan: ArtPlan, english: ArtWords): string {
  const { body } = plan.details;
  const choices = choiceTags(plan, english);
  if (body !== '') return joinTags([weighted(sceneOf(plan)), ...choices, ...termTags(plan)]);
  const [first = '', ...rest] = plan.scene;
  return joinTags([weighted(first), ...rest, ...choices, ...termTags(plan)]);
}

function sceneOf({ details, scene }: ArtPlan): string {
  return details.body === '' ? scene.join(', ') : onOneLine(details.body);
}

function choiceTags(plan: ArtPlan, english: ArtWords): string[] {
  const isSaid = plan.subject.includes(STYLE_TAGS[plan.style]);
  const technique = isSaid ? plan.medium : `${STYLE_TAGS[plan.style]} ${plan.medium}`;
  const colours = plan.colours.map(({ name }) => name).join(', ');
  return [
    plan.subject,
    ...(plan.place === null || plan.subject.includes(plan.place.name) ? [] : [plan.place.name]),
    ...(plan.place?.anchors ?? []),
    plan.isSecondary ? `touch of ${technique}` : technique,
    ...plan.surface,
    ...plan.form,
    ...(plan.influence === null ? [] : [...plan.influence.terms, plan.influence.phrase, plan.influence.limit ?? '']),
    fillColours({ ...plan, colouring: plan.briefColouring }, colours, english).replace(': ', ', '),
  ];
}

function termTags(plan: ArtPlan): string[] {
  return [
    plan.light ?? '',
    plan.view ?? '',
    ...plan.gestures,
    plan.lens ?? '',
    plan.mood,
    plan.exclusions.hasOnly ? ONLY : '',
  ];
}

/** Brackets and colons in the user's text would be read as weights, so these words stay as they are. */
function weighted(words: string): string {
  return words === '' || /[()[\]:\\]/.test(words) ? words : `(${words}:${SUBJECT_WEIGHT})`;
}

function joinTags(tags: readonly string[]): string {
  return tags.filter((tag) => tag !== '').join(', ');
}
