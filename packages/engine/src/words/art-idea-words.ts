import type { SignId } from '../art/from-idea/sign-ids.ts';

/**
 * What follows from an idea beside its concepts, in one language. Cues are folded stems, as in `ReadingWords`. What follows
 * is one to three phrases in a list, each true of every picture of which its cue is said: no color, object, light, number or
 * mood of its own, and no comma inside one.
 */
export type ArtIdeaWords = {
  /** Of what follows from a subject, the first phrase is for what is simplified, the last two for what looks real. */
  signs: Readonly<Record<SignId, { cues: readonly string[]; follows: string }>>;
  /** How a picture for this use is laid out; where it names one leading thing, left away if the idea wants many. */
  layouts: Readonly<Record<LaidOut, string>>;
  /** Look-alikes, which hide every cue inside them ("hot dog", "running shoes"). */
  harmless: readonly string[];
  /** Many things at once, of which none is to lead ("crowded", "scattered"). */
  many: readonly string[];
  /** Folded words for whom or what something is made: who stands right behind or before them is not in the picture. */
  recipient: { before: readonly string[]; after: readonly string[] };
  /**
   * Somebody to whom a thing belongs is not in the picture: words right before them ("de la"), right behind them ("'s"), and
   * endings of their own word.
   */
  owner: { before: readonly string[]; after: readonly string[]; endings: readonly string[] };
  /** People in general, where they are ruled out, and words that say that nobody is there. */
  people: { banned: readonly string[]; nobody: readonly string[] };
  /** Say what is to be read, without quotation marks ("that says"). */
  spoken: readonly string[];
  /** Deny something and are no operator of the reading ("nothing of plastic"). */
  denials: readonly string[];
  /** Open a clause that gives a color to one thing only ("only the"); empty where no article tells it from a limit. */
  accent: readonly string[];
  /** What closes a request that was opened by one of the `asks` ("kannst du mir … machen"). */
  request: { asks: readonly string[]; ends: readonly string[] };
  /** What is left behind a quotation when the request behind it is gone ("라고"). */
  dangling: readonly string[];
  /** Folded words that name a medium only as a clause of their own ("a robin, pencil"). */
  alone: Readonly<Partial<Record<MediumAlone, readonly string[]>>>;
  sentences: Readonly<Record<ArtIdeaSentence, string>>;
};

/** Media of which the material is a thing as well. */
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

/** Uses that are laid out in a way of their own. */
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
  'interior',
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
  /** `{lettering}`: where there may be more to read. */
  | 'lettering'
  /** `{lettering}` */
  | 'lettering-alone'
  /** Where the words to be read are not in quotation marks. */
  | 'lettering-as-typed'
  /** Where the colors are limited and tones are drawn or cut. */
  | 'tones-from-lines'
  /** How limited colors are shared out. */
  | 'shared-colors'
  /** Where one thing only has a color. */
  | 'one-place';
