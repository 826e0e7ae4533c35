import type { Colouring, Rephrased } from '../words/art-words.ts';
import type { ArtNoteCode } from './art-note.ts';
import type { ArtConfiguration, ArtField, Artist } from './art-options.ts';
import type { DetailsReading } from './read-details.ts';

/** A configuration that already has the medium and style named by the details. */
export type ArtCase = { choices: ArtConfiguration; details: DetailsReading };

/** What a rule writes instead of the table's phrases. */
export type Override = {
  colouring?: Colouring;
  scene?: Rephrased;
  surface?: Rephrased;
  form?: Rephrased;
  light?: Rephrased;
  gesture?: Rephrased;
  place?: Rephrased;
  limit?: Rephrased;
};
type ConflictRule = {
  code: ArtNoteCode;
  /** The clashing choices, for the note. */
  about: readonly ArtField[];
  when: (scene: ArtCase) => boolean;
  write: Override;
};

type Choices = { [Field in ArtField]?: readonly ArtConfiguration[Field][] };
const are =
  (wanted: Choices) =>
  ({ choices }: ArtCase): boolean =>
    (Object.keys(wanted) as ArtField[]).every((field) => wanted[field]?.some((value) => value === choices[field]));
const WORLDS = ['space', 'underwater'] as const;
/** Their black marks would be invisible on the black paper that neon needs. */
const DRY_MEDIA = ['charcoal', 'pencil', 'ink'] as const;
const TONAL = ['black-white', 'sepia'] as const;
const PAINTERLY_ARTISTS: readonly Artist[] = ['van-gogh', 'monet', 'rembrandt', 'hokusai', 'da-vinci'];

/**
 * A required choice is never dropped: the stronger owner decides how to interpret it.
 * If two rules write the same part, the first in this list wins, so the details come first.
 */
export const CONFLICT_RULES: readonly ConflictRule[] = [
  {
    code: 'hue-from-details',
    about: ['colors'],
    when: (scene) => are({ colors: ['monochrome'] })(scene) && scene.details.hasColour,
    write: { colouring: 'hue-of-details' },
  },
  {
    code: 'single-accent-from-details',
    about: ['colors'],
    when: (scene) => are({ colors: ['black-white'] })(scene) && scene.details.hasColour,
    write: { colouring: 'single-accent' },
  },
  {
    code: 'modern-as-aged-print',
    about: ['colors'],
    when: (scene) =>
      are({ colors: ['sepia'] })(scene) &&
      (scene.details.isModern || are({ setting: ['futuristic'] })(scene) || are({ subject: ['sci-fi'] })(scene)),
    write: { colouring: 'aged-print' },
  },
  ...DRY_MEDIA.map(
    (medium): ConflictRule => ({
      code: 'neon-on-black-paper',
      about: ['medium', 'colors'],
      when: are({ medium: [medium], colors: ['neon'] }),
      write: { colouring: 'neon-paper', surface: `${medium}-on-black` },
    }),
  ),
  {
    code: 'colour-as-chalk',
    about: ['medium', 'colors'],
    when: are({
      medium: ['charcoal', 'pencil'],
      colors: ['warm', 'cool', 'earth-tones', 'pastel', 'complementary', 'analogous'],
    }),
    write: { colouring: 'chalk' },
  },
  {
    code: 'colour-as-ink-wash',
    about: ['medium', 'colors'],
    // a Pop Art print consists of flat areas
    when: (scene) =>
      scene.choices.style !== 'pop-art' &&
      are({
        medium: ['ink'],
        colors: ['warm', 'cool', 'monochrome', 'complementary', 'analogous', 'earth-tones', 'pastel', 'sepia'],
      })(scene),
    write: { colouring: 'ink-washes' },
  },
  {
    code: 'neon-over-dark-wash',
    about: ['medium', 'colors'],
    when: are({ medium: ['watercolor'], colors: ['neon'] }),
    write: { colouring: 'neon-wash' },
  },
  {
    code: 'single-wash',
    about: ['medium', 'colors'],
    when: are({ medium: ['watercolor'], colors: TONAL }),
    write: { colouring: 'tonal-wash' },
  },
  {
    code: 'neon-kept-dim',
    about: ['mood', 'colors'],
    when: (scene) =>
      are({ mood: ['peaceful', 'elegant'], colors: ['neon'] })(scene) ||
      are({ style: ['renaissance'], colors: ['neon'] })(scene),
    write: { colouring: 'dim-neon' },
  },
  {
    code: 'pastel-in-low-key',
    about: ['mood', 'colors'],
    when: are({ mood: ['dark'], colors: ['pastel'] }),
    write: { colouring: 'low-key-pastel' },
  },
  {
    code: 'painterly-shader',
    about: ['medium', 'style'],
    when: are({ medium: ['3d-render'], style: ['impressionist', 'expressionist'] }),
    write: { form: 'painterly-shader' },
  },
  {
    code: 'rendered-old-master',
    about: ['medium', 'style'],
    when: are({ medium: ['3d-render'], style: ['renaissance'] }),
    write: { form: 'old-master-scene' },
  },
  {
    code: 'rendered-old-master',
    about: ['medium', 'style'],
    when: are({ medium: ['3d-render'], style: ['baroque'] }),
    write: { form: 'baroque-scene' },
  },
  {
    code: 'lifelike-abstract',
    about: ['style', 'subject'],
    when: (scene) => are({ style: ['realistic'], subject: ['abstract'] })(scene) && scene.details.body === '',
    write: { scene: 'photoreal-abstract' },
  },
  ...(['portrait', 'animals', 'architecture'] as const).map(
    (subject): ConflictRule => ({
      code: 'subject-as-planes',
      about: ['style', 'subject'],
      when: are({ style: ['abstract'], subject: [subject] }),
      write: { form: `planes-of-${subject}` },
    }),
  ),
  {
    code: 'artist-without-marks',
    about: ['medium', 'artist'],
    when: are({ medium: ['3d-render'], artist: PAINTERLY_ARTISTS }),
    write: { limit: 'rhythm-only' },
  },
  {
    code: 'artist-in-small-area',
    about: ['style', 'artist'],
    when: are({ style: ['minimalist'], artist: ['rembrandt', 'klimt'] }),
    write: { limit: 'in-small-area' },
  },
  {
    code: 'old-master-as-halftone',
    about: ['style', 'artist'],
    when: are({ style: ['pop-art'], artist: ['rembrandt', 'da-vinci', 'monet'] }),
    write: { limit: 'as-halftone' },
  },
  {
    code: 'artist-in-composition',
    about: ['style', 'artist'],
    when: are({ style: ['realistic'], artist: ['picasso', 'dali', 'klimt'] }),
    write: { limit: 'composition-only' },
  },
  {
    code: 'joyful-without-colour',
    about: ['mood', 'colors'],
    when: are({ mood: ['joyful'], colors: TONAL }),
    write: { gesture: 'pale-areas' },
  },
  {
    code: 'neon-glow',
    about: ['mood', 'colors'],
    when: are({ mood: ['joyful'], colors: ['neon'] }),
    write: { light: 'neon-glow' },
  },
  {
    code: 'energy-in-one-diagonal',
    about: ['mood', 'style'],
    when: are({ mood: ['energetic'], style: ['minimalist'] }),
    write: { gesture: 'single-diagonal' },
  },
  {
    code: 'contrast-at-rest',
    about: ['mood', 'style'],
    when: are({ mood: ['peaceful'], style: ['expressionist', 'baroque'] }),
    write: { gesture: 'contrast-at-rest' },
  },
  ...WORLDS.flatMap((setting) =>
    (['landscape', 'urban', 'architecture'] as const).map(
      (subject): ConflictRule => ({
        code: 'setting-as-world',
        about: ['setting', 'subject'],
        when: are({ setting: [setting], subject: [subject] }),
        write: { place: `${setting}-${subject}` },
      }),
    ),
  ),
  {
    code: 'nature-reclaims',
    about: ['setting', 'subject'],
    when: are({ setting: ['city'], subject: ['nature'] }),
    write: { place: 'city-nature' },
  },
  {
    code: 'nature-reclaims',
    about: ['setting', 'subject'],
    when: are({ setting: ['forest'], subject: ['urban'] }),
    write: { place: 'forest-urban' },
  },
  {
    code: 'setting-as-colour',
    about: ['setting', 'subject'],
    when: ({ choices }) => choices.setting !== 'none' && choices.subject === 'abstract',
    write: { place: 'setting-echo' },
  },
  {
    code: 'old-beside-new',
    about: ['setting', 'subject'],
    when: are({ setting: ['castle'], subject: ['sci-fi'] }),
    write: { place: 'old-and-new' },
  },
  {
    code: 'old-beside-new',
    about: ['setting', 'style'],
    when: are({ setting: ['futuristic'], style: ['renaissance'] }),
    write: { place: 'old-and-new' },
  },
];
