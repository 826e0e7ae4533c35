/** What an idea can say of a use, a view, an action or a subject that is no concept of the reading, under its kind. */
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
  ],
  view: ['back', 'profile', 'front', 'centered', 'space', 'cutaway', 'count', 'support', 'place', 'room'],
  /** Somebody does something that can be seen. */
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
} as const;

export type SignKind = keyof typeof SIGNS;
/** e.g. `use.bookplate` */
export type SignId = { [Kind in SignKind]: `${Kind}.${(typeof SIGNS)[Kind][number]}` }[SignKind];

export const SIGN_IDS = (Object.entries(SIGNS) as [SignKind, readonly string[]][]).flatMap(([kind, names]) =>
  names.map((name) => `${kind}.${name}` as SignId),
);
