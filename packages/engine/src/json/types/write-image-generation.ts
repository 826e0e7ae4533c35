import type { ImageCueGroup } from '../../words/json-words.ts';
import { bracketed, type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled, type JsonObject } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';
import { titleOf } from '../title-of.ts';
import { analysisOf, paletteOf, sayColors, sayLook } from './describe-look.ts';
import { type PictureReading, readPicture } from './read-picture.ts';

const USUAL_RATIO = '4:5';
const MAX_DETAILS = 6;

/** Fills in what the text says and what was measured; all else is a stated preference or a placeholder. */
export function writeImageGeneration(asked: JsonReading): JsonDraft {
  const { idea, image, json, variant } = asked;
  const { words } = json;
  const picture = readPicture(asked, 'image:');
  const ratio = picture.ratio ?? image?.aspectRatio ?? USUAL_RATIO;
  const preferences = preferencesFor(asked, picture);
  const own = words.types.image_generation;
  return {
    type: 'image_generation',
    title: titleOf(idea) ?? own.title,
    prompt: joinLines([pickWording(own.opening, variant), ...promptLines(asked, picture, preferences, ratio)]),
    blocks: {
      image: imageBlock(asked, picture),
      parameters: filled({
        aspect_ratio: ratio,
        target: 'natural_language',
        negative_prompt: picture.avoided.join(', '),
      }),
      ...(image === null ? {} : { reference_analysis: analysisOf(image, words.imageMethod) }),
    },
    constraints: [...own.constraints, ...preferences],
    output: { format: words.formats.image, count: 1 },
    assumptions:
      picture.ratio === null && image === null ? [labelled(words.defaults.ratio, ratio, asked.pack.typography)] : [],
  };
}

function preferencesFor({ json }: JsonReading, { named, lettering }: PictureReading): string[] {
  const { oneSubject, oneLight, noLettering } = json.words.defaults;
  return [oneSubject, ...(named.has('light') ? [] : [oneLight]), ...(lettering.length > 0 ? [] : [noLettering])];
}

function promptLines(
  { idea, image, json, pack }: JsonReading,
  { lettering }: PictureReading,
  preferences: readonly string[],
  ratio: string,
): string[] {
  const { labels, placeholders } = json.words;
  const { typography } = pack;
  const { comma } = typography;
  return [
    idea === '' ? bracketed(placeholders.subject.name) : idea,
    image === null ? '' : labelled(labels.look, sayLook(image, json, comma), typography),
    image?.look == null ? '' : labelled(labels.colors, sayColors(image.look, json, comma), typography),
    labelled(labels.lettering, lettering.map((text) => `"${text}"`).join(comma), typography),
    ...preferences,
    labelled(labels.ratio, ratio, typography),
  ];
}

function imageBlock({ image, json }: JsonReading, picture: PictureReading): JsonObject {
  const named = (group: ImageCueGroup) => [...(picture.named.get(group) ?? [])];
  const one = (group: ImageCueGroup) => named(group)[0];
  const look = image?.look ?? null;
  const measured = look === null ? [] : paletteOf(look, json);
  const weight = look === null ? '' : look.visualWeight.join(', ');
  return filled({
    subject: filled({
      description: picture.subject ?? bracketed(json.words.placeholders.subject.name),
      details: picture.details.slice(0, MAX_DETAILS),
    }),
    setting: filled({ time: one('time'), weather: one('weather') }),
    style: filled({ medium: one('medium'), technique: named('medium').slice(1) }),
    composition: filled({
      framing: one('framing'),
      viewpoint: one('viewpoint'),
      placement: one('placement'),
      visual_weight: weight,
      symmetry: look?.symmetry,
    }),
    lighting: filled({
      source: one('light'),
      quality: named('light').slice(1).join('; '),
      key: look?.key,
      contrast: look?.contrast,
    }),
    palette: [...named('color').map((name) => ({ name })), ...measured],
    mood: named('mood').join(', '),
    text_in_image: picture.lettering.map((content) => ({ content })),
    avoid: [...picture.avoided],
  });
}
