import type { JsonWords } from '../../words/json-words.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';
import { titleOf } from '../title-of.ts';
import { matchOf } from './clause-role.ts';
import { analysisOf, paletteOf, sayColors, sayLook } from './describe-look.ts';
import { type PictureReading, readPicture } from './read-picture.ts';

const USUAL_RATIO = '4:5';
/** Anything beyond the last one is appended to it, so that nothing is dropped. */
const MAX_DETAILS = 12;
/** A detailed description already implies a light. */
const FEW_NAMED = 2;
/** Words before an order ("please", "can you"). */
const MAX_POLITE_CHARS = 12;

/** Fills in the text and the measurements; everything else is a stated preference or a placeholder. */
export function writeImageGeneration(asked: JsonReading): JsonDraft {
  const { idea, image, json, variant } = asked;
  const { words } = json;
  const picture = readPicture(asked, 'image:');
  const ratio = picture.ratio?.value ?? image?.aspectRatio ?? USUAL_RATIO;
  const preferences = preferencesFor(asked, picture);
  const own = words.types.image_generation;
  return {
    type: 'image_generation',
    title: titleOf(picture.subject ?? idea) ?? own.title,
    prompt: joinLines([
      opensWithOrder(asked) ? '' : pickWording(own.opening, variant),
      ...promptLines(asked, picture, preferences, ratio),
    ]),
    blocks: {
      image: imageBlock(asked, picture),
      parameters: filled({
        aspect_ratio: ratio,
        target: 'natural_language',
        negative_prompt: picture.avoided.join(', '),
      }),
      ...(image === null ? {} : { reference_analysis: analysisOf(image, words.imageMethod) }),
    },
    constraints: own.constraints,
    output: { format: 'image', count: 1 },
    assumptions: [
      ...((picture.ratio === null && image === null) || picture.ratio?.isStated === false
        ? [labelled(words.defaults.ratio, ratio, asked.pack.typography)]
        : []),
      ...preferences,
    ],
  };
}

/** "Create an image of …" already is the order, unless there is also a reference. */
function opensWithOrder({ described, visible, json }: JsonReading): boolean {
  const order = matchOf(jsonLexiconOf(json.words).patterns.pictureOrder, visible);
  return described === '' && order !== null && order.index < MAX_POLITE_CHARS;
}

function preferencesFor({ json, visible }: JsonReading, { named, lettering }: PictureReading): string[] {
  const { oneLight, noLettering } = json.words.defaults;
  // A logo has no light, and a poster has lettering.
  if (matchOf(jsonLexiconOf(json.words).patterns.graphic, visible) !== null) return [];
  const isLetteringSaid =
    lettering.length > 0 || matchOf(jsonLexiconOf(json.words).patterns.lettering, visible) !== null;
  const isLeftOpen = named.size < FEW_NAMED && !named.has('light');
  return [...(isLeftOpen ? [oneLight] : []), ...(isLetteringSaid ? [] : [noLettering])];
}

function promptLines(
  { idea, described, image, json, pack }: JsonReading,
  { lettering, subject, isRestyled }: PictureReading,
  preferences: readonly string[],
  ratio: string,
): string[] {
  const { labels, placeholders, defaults } = json.words;
  const { typography } = pack;
  const { comma } = typography;
  const own = described === idea ? idea : idea.slice(0, idea.length - described.length).trim();
  return [
    idea === '' ? '' : own,
    subject === null ? bracketed(placeholders.subject.name) : '',
    own === idea ? '' : labelled(labels.reference, described, typography),
    isRestyled ? defaults.keepSubject : '',
    own === idea || own === '' || subject === null || isRestyled ? '' : defaults.referenceUse,
    image === null ? '' : labelled(labels.look, sayLook(image, json, comma), typography),
    image?.look == null ? '' : labelled(labels.colors, sayColors(image.look, json, comma), typography),
    labelled(labels.lettering, lettering.map(({ content }) => `"${content}"`).join(comma), typography),
    ...preferences,
    labelled(labels.ratio, ratio, typography),
  ];
}

function imageBlock({ idea, described, image, json }: JsonReading, picture: PictureReading): JsonObject {
  const named = (group: keyof JsonWords['image']) => [...(picture.named.get(group) ?? [])];
  const one = (group: keyof JsonWords['image']) => named(group)[0];
  const look = image?.look ?? null;
  const measured = look === null ? [] : paletteOf(look, json);
  const weight = look === null ? '' : look.visualWeight.join(', ');
  return filled({
    subject: filled({
      description: picture.subject ?? bracketed(json.words.placeholders.subject.name),
      details: atMost(picture.details),
    }),
    purpose: picture.purpose ?? undefined,
    reference: described === idea ? undefined : described,
    setting: filled({ place: picture.surface ?? undefined, time: one('time'), weather: one('weather') }),
    style: filled({ medium: one('medium') ?? picture.kind ?? undefined, technique: named('medium').slice(1) }),
    composition: filled({
      framing: one('framing'),
      viewpoint: one('viewpoint'),
      placement: one('placement'),
      lens: picture.lens ?? undefined,
      visual_weight: weight,
      symmetry: look?.symmetry,
    }),
    lighting: filled({
      source: one('light'),
      quality: named('light').slice(1).join('; '),
      shadow: one('shadow'),
      key: look?.key,
      contrast: look?.contrast,
    }),
    palette: [...named('color').map((name) => ({ name })), ...measured],
    mood: named('mood').join(', '),
    text_in_image: picture.lettering.map(({ content, position }) => filled({ content, position })),
    avoid: [...picture.avoided],
  });
}

function atMost(details: readonly string[]): string[] {
  const kept = details.slice(0, MAX_DETAILS - 1);
  const rest = details.slice(MAX_DETAILS - 1);
  return rest.length === 0 ? kept : [...kept, rest.join('; ')];
}
