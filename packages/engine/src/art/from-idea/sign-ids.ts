/** Uses, views, actions and subjects that an idea can mention and that are not concepts of the reading, by kind. */
const SIGNS = {
  /** What a picture is for. */
  use: [
    'bookplate',
    'postage-stamp',
    'mug',
    'tote-bag',
    'banner',
    'diagram',
    'calendar',
    'playing-card',
    'patch',
    'shop-sign',
    'bookmark',
    'calligraphy',
    'kufic',
  ],
  view: ['back', 'profile', 'front', 'centered', 'space', 'cutaway', 'support', 'place', 'room'],
  /** A visible action. */
  action: ['movement', 'handling'],
  /** What image models get wrong. */
  subject: [
    'hands',
    'crowd',
    'person',
    'animal',
    'instrument',
    'vehicle',
    'building',
    'plant',
    'food',
    'reflection',
    'worn',
  ],
  /** A medium named only by its kind ("a drawing"). */
  family: ['drawing', 'painting', 'print', 'textile', 'sculpture'],
} as const;

export type SignKind = keyof typeof SIGNS;
/** e.g. `use.bookplate` */
export type SignId = { [Kind in SignKind]: `${Kind}.${(typeof SIGNS)[Kind][number]}` }[SignKind];

export const SIGN_IDS = (Object.entries(SIGNS) as [SignKind, readonly string[]][]).flatMap(([kind, names]) =>
  names.map((name) => `${kind}.${name}` as SignId),
);
