import type { SignId } from '../art/from-idea/sign-ids.ts';

/**
 * The consequences of an idea in addition to its concepts, in one language. Cues are folded stems, as in
 * `ReadingWords`. A consequence is one to three phrases in a list, each true of every picture described by its cue:
 * without a color, object, light, number or mood of its own, and without a comma inside.
 */
export type ArtIdeaWords = {
  /**
   * The first phrase for a subject is for simplified styles, the last two for realistic ones. `thin` is said instead in a
   * short idea if no line about the medium is.
   */
  signs: Readonly<Record<SignId, { cues: readonly string[]; follows: string; thin?: string }>>;
  /** The layout of a picture for this use; omitted if it has one leading thing but the idea wants many. */
  layouts: Readonly<Record<LaidOut, string>>;
  /** Ask for a simplified or invented look ("cute", "cartoon"), for which a true build does not hold. */
  stylized: readonly string[];
  /** Look-alikes, which hide every cue inside them ("hot dog", "running shoes"). */
  harmless: readonly string[];
  /** Many things at once, without a leading one ("crowded", "scattered"). */
  many: readonly string[];
  /** Folded words for the recipient of something: a person named right next to them is not in the picture. */
  recipient: { before: readonly string[]; after: readonly string[] };
  /**
   * The owner of a thing is not in the picture: words right before the owner ("de la"), right after ("'s"), and endings
   * of the word itself.
   */
  owner: { before: readonly string[]; after: readonly string[]; endings: readonly string[] };
  /** People in general, when excluded, and words for their absence. */
  people: { banned: readonly string[]; nobody: readonly string[] };
  /** Introduce text to be shown, without quotation marks ("that says"). */
  spoken: readonly string[];
  /** Negations that are not operators of the reading ("nothing of plastic"). */
  denials: readonly string[];
  /**
   * Open a clause that gives a color to a single thing ("only the"); empty if no article distinguishes it from a limit.
   */
  accent: readonly string[];
  /**
   * A purpose ("poster") is only mentioned behind one of the words of `before`, before one of `after`, or with one of the
   * `endings`; one of the `aims`, if nearer, makes it the thing asked for ("for a"). All folded.
   */
  purpose: {
    before: readonly string[];
    aims: readonly string[];
    after: readonly string[];
    endings: readonly string[];
  };
  /** The end of a request that started with one of the `asks` ("kannst du mir … machen"). */
  request: { asks: readonly string[]; ends: readonly string[] };
  /** The remainder after a quotation when the request after it is removed ("라고"). */
  dangling: readonly string[];
  /** Folded words that name a medium only as a separate clause ("a robin, pencil"). */
  alone: Readonly<Partial<Record<MediumAlone, readonly string[]>>>;
  sentences: Readonly<Record<ArtIdeaSentence, string>>;
};

/** Media whose material is also a thing. */
export const MEDIA_ALONE = [
  'medium.oil',
  'medium.watercolor',
  'medium.acrylic',
  'medium.charcoal',
  'medium.pencil',
  'medium.colored-pencil',
  'medium.ink',
  'medium.chalk-pastel',
  'medium.felt',
  'medium.marker',
  'medium.crayon',
  'medium.ballpoint',
] as const;
type MediumAlone = (typeof MEDIA_ALONE)[number];

/** Uses with their own layout. */
export const LAID_OUT = [
  'logo',
  'icon',
  'sticker',
  'tattoo',
  'pattern',
  'poster',
  'flyer',
  'book-cover',
  'album-cover',
  'greeting-card',
  'invitation',
  'phone-wallpaper',
  'desktop-wallpaper',
  'coloring-page',
  'comic-strip',
  'infographic',
  'map',
  'product-photo',
  'portrait',
  'group-portrait',
  'profile-picture',
  'food-photo',
  'character-sheet',
  'label',
  'thumbnail',
  't-shirt-print',
  'mascot',
  'botanical-plate',
  'children-book',
  'still-life',
  'landscape',
  'menu',
] as const;
export type LaidOut = (typeof LAID_OUT)[number];

type ArtIdeaSentence =
  /** `{lettering}`: if there may be additional text. */
  | 'lettering'
  /** `{lettering}` */
  | 'lettering-alone'
  /** For text to be shown that is not in quotation marks. */
  | 'lettering-as-typed'
  /** For limited colors, with drawn or cut tones. */
  | 'tones-from-lines'
  /** How limited colors are distributed. */
  | 'shared-colors'
  /** If only one thing has a color. */
  | 'one-place'
  /** Where nothing has to do with writing. */
  | 'no-lettering';
