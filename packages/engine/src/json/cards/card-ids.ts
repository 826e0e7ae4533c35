/** The requested kind of JSON. */
const KIND_IDS = [
  'extraction',
  'classification',
  'schema',
  'config',
  'workflow',
  'function',
  'call',
  'body',
  'records',
  'scene',
  'translation',
  'conversion',
  'data',
  'task',
] as const;
export type KindId = (typeof KIND_IDS)[number];
/** Kinds with their own words, used if the request (`kindOfIdea`) does not settle the kind. */
export const CUED_KIND_IDS = [
  ...(['translation', 'conversion', 'scene', 'workflow', 'classification', 'records', 'body', 'extraction'] as const),
  /** What is kept entry by entry (a log, bookings, a collection): without any value, its structure is wanted. */
  'schema',
  /** What is written down as it is (a price list, a timetable), where values are given. */
  'data',
] as const;
export type CuedKindId = (typeof CUED_KIND_IDS)[number];

/** Sentences on what to return, for when the one of the kind does not fit. */
export const OUTPUT_IDS = [
  ...KIND_IDS,
  /** The request also asks for something other than the JSON. */
  'open',
  /** The request includes a schema of the result. */
  'fits',
  /** Values that are read, in a shape that the request itself describes. */
  'shaped',
  /** A workflow in the format of the program that it names. */
  'import',
] as const;
export type OutputId = (typeof OUTPUT_IDS)[number];

/** What an idea already says, so that no line repeats or contradicts it. */
export const SAID_IDS = [
  ...(['missing', 'date-form', 'number-form', 'text-form', 'keys', 'shape', 'extra', 'draft', 'convert'] as const),
  ...(['failure', 'latest', 'relative-day', 'order', 'guess', 'multi', 'filter', 'tool', 'here'] as const),
  /** A text to be written in addition to what is read (a title); the measure of its length. */
  ...(['made', 'length'] as const),
  /** A format other than JSON (CSV, TypeScript): wanted as well, or in a request for settings what they apply to. */
  'format',
  /** Something is read, photographed or turned into JSON; with a document that is an extraction. */
  'read',
] as const;
export type SaidId = (typeof SAID_IDS)[number];

/** Facts about an idea from sources other than the cues of a card. */
export type TraitId =
  | 'list'
  | 'excludes'
  | 'condition'
  /** Two conditions at least. */
  | 'two-conditions'
  | 'values'
  | 'third-value'
  | 'unit'
  | 'off'
  /** Values: prices, hours, amounts that the JSON is to hold. */
  | 'figures'
  | 'thin'
  /** Names fields that many records have ("name, date, price"). */
  | 'usual-fields'
  | 'digits'
  /** Two figures at least. */
  | 'two-figures'
  /** It says "JSON". */
  | 'json'
  /** A short idea that names no field. */
  | 'fieldless'
  | 'corrected'
  /** A language for texts. */
  | 'language'
  /** It says itself which fields or parameters must be there. */
  | 'required'
  | SaidId
  | CardId;

/** Its ids are checked where it is read. */
type RuleShape = {
  kinds: readonly KindId[];
  isOfKind?: true;
} & Partial<Record<'unless' | 'needs' | 'instead', readonly string[]>>;

type CardRule = {
  kinds: readonly KindId[];
  /** None of these may be present. */
  unless?: readonly TraitId[];
  /** All of these must be present. */
  needs?: readonly TraitId[];
  /** Without cues: it applies with its kinds. */
  isOfKind?: true;
  /** Covers what these say, and more. */
  instead?: readonly CardId[];
};

const READ = ['extraction', 'conversion'] as const;
const JUDGED = ['extraction', 'classification'] as const;
const FIELDS = [
  ...(['extraction', 'classification', 'conversion', 'function', 'body', 'records', 'config', 'data', 'task'] as const),
] as const;

/** Lines take precedence in this order: what comes from the source, then fields, then what goes with the kind. */
const RULES = {
  'receipt-items': { kinds: ['extraction'], needs: ['entries'] },
  'receipt-sums': { kinds: ['extraction'], needs: ['money'] },
  chat: { kinds: ['extraction'], unless: ['latest'] },
  mail: { kinds: JUDGED, unless: ['latest'] },
  scan: { kinds: READ },
  resume: { kinds: ['extraction'] },
  recipe: { kinds: ['extraction'], unless: ['convert'] },
  menu: { kinds: ['extraction'] },
  contract: { kinds: ['extraction'] },
  survey: { kinds: ['extraction'] },
  log: { kinds: ['extraction'] },
  website: { kinds: ['extraction'] },
  photo: { kinds: ['extraction'] },
  meeting: { kinds: ['extraction'] },
  lab: { kinds: ['extraction'], unless: ['convert'] },
  hours: { kinds: ['extraction', 'config', 'data', 'task'], unless: ['tool', 'missing'] },
  quiz: { kinds: ['records', 'data', 'task'] },
  tool: { kinds: ['config', 'workflow', 'function', 'body', 'task', 'schema'], needs: ['tool'], isOfKind: true },
  relative: { kinds: ['extraction'], needs: ['date'], unless: ['relative-day'] },
  silent: { kinds: JUDGED, needs: ['yes-no'], unless: ['missing', 'third-value'], isOfKind: true, instead: ['yes-no'] },
  'yes-no': { kinds: FIELDS, unless: ['third-value'] },
  date: { kinds: FIELDS, unless: ['date-form', 'tool'] },
  'date-read': { kinds: READ, needs: ['date'], unless: ['date-form'], isOfKind: true, instead: ['date'] },
  time: { kinds: FIELDS, unless: ['date-form', 'tool'] },
  // A price that a function's definition names is seldom a parameter.
  money: { kinds: FIELDS.filter((kind) => kind !== 'function'), unless: ['number-form', 'tool'] },
  identifier: { kinds: FIELDS, unless: ['text-form'] },
  quantity: { kinds: READ, unless: ['convert'] },
  allowed: { kinds: JUDGED, needs: ['values'], isOfKind: true },
  coordinates: { kinds: FIELDS, unless: ['tool'] },
  entries: { kinds: ['extraction'], unless: ['order', 'missing'] },
  formats: { kinds: ['schema'], unless: ['date-form'] },
  labels: { kinds: ['classification'], needs: ['list'], isOfKind: true, instead: ['allowed'] },
  'one-label': { kinds: ['classification'], needs: ['whole-text'], unless: ['multi'], isOfKind: true },
  'whole-text': { kinds: ['classification'] },
  'trade-fields': { kinds: ['schema', 'function'], needs: ['fieldless'], unless: ['tool'], isOfKind: true },
  'trade-keys': { kinds: ['extraction', 'records', 'task'], needs: ['fieldless'], unless: ['tool'], isOfKind: true },
  'said-required': {
    kinds: ['schema', 'function'],
    needs: ['required'],
    isOfKind: true,
    instead: ['strict', 'core-fields', 'asked-for'],
  },
  strict: { kinds: ['schema'], unless: ['fieldless'], isOfKind: true },
  'core-fields': { kinds: ['schema'], needs: ['fieldless'], isOfKind: true },
  nesting: { kinds: ['schema'], isOfKind: true },
  keywords: { kinds: ['schema'], isOfKind: true },
  'json-values': { kinds: ['config', 'data', 'task', 'call'], unless: ['text-form', 'number-form'], isOfKind: true },
  'unit-keys': { kinds: ['config'], needs: ['unit'], unless: ['tool', 'keys'], isOfKind: true },
  'switched-off': { kinds: ['config'], needs: ['off'], isOfKind: true },
  'no-default': { kinds: ['config'], unless: ['missing', 'tool', 'fieldless'], isOfKind: true },
  steps: { kinds: ['workflow'], unless: ['tool'], isOfKind: true },
  branches: { kinds: ['workflow'], needs: ['condition'], isOfKind: true },
  failure: { kinds: ['workflow'], unless: ['failure', 'tool'], isOfKind: true },
  limits: { kinds: ['workflow'], needs: ['excludes'], isOfKind: true },
  'when-to-call': { kinds: ['function'], isOfKind: true },
  parameters: { kinds: ['function'], isOfKind: true },
  'asked-for': { kinds: ['function'], unless: ['missing'], isOfKind: true },
  secrets: { kinds: ['body'], isOfKind: true },
  nobody: { kinds: ['records'] },
  'same-keys': { kinds: ['records', 'data', 'task'], unless: ['tool'], isOfKind: true },
  varied: { kinds: ['records'], isOfKind: true },
  vivid: { kinds: ['scene'], needs: ['thin'], isOfKind: true, instead: ['once', 'once-in'] },
  'once-in': { kinds: ['scene'], needs: ['language'], isOfKind: true, instead: ['once'] },
  once: { kinds: ['scene'], isOfKind: true },
  excluded: { kinds: ['scene'], needs: ['excludes'], isOfKind: true, instead: ['all-placed'] },
  marks: { kinds: ['translation'], isOfKind: true },
  terms: { kinds: ['translation'], isOfKind: true },
  rows: { kinds: ['conversion'], unless: ['filter', 'order'], isOfKind: true },
  cells: { kinds: ['conversion'], unless: ['missing'], isOfKind: true },
  keys: { kinds: ['extraction', 'schema', 'records'], needs: ['list'], unless: ['keys', 'tool'], isOfKind: true },
  missing: { kinds: ['extraction'], unless: ['missing'], isOfKind: true, instead: ['source-only'] },
  'made-limit': { kinds: READ, needs: ['made', 'length', 'digits'], isOfKind: true },
  'source-only': { kinds: ['extraction'], unless: ['guess', 'made'], isOfKind: true },
  corrected: { kinds: KIND_IDS, needs: ['corrected'], isOfKind: true },
  'all-placed': {
    kinds: ['schema', 'config', 'workflow', 'function', 'call', 'scene', 'body', 'data', 'task'],
    unless: ['thin', 'extra', 'format', 'corrected'],
    isOfKind: true,
  },
} as const satisfies Record<string, RuleShape>;

export type CardId = keyof typeof RULES;
export const CARD_IDS = Object.keys(RULES) as CardId[];
/** Sources of values, up to the first that is something else. */
export const SOURCE_IDS: readonly CardId[] = CARD_IDS.slice(0, CARD_IDS.indexOf('hours'));
/** These are always read from, with or without a verb that says so; a recipe, however, can also be written. */
export const READ_SOURCE_IDS = SOURCE_IDS.filter((id) => id !== 'recipe' && id !== 'menu');
/** These have their own words. */
export const CUED_CARD_IDS = CARD_IDS.filter((id) => !('isOfKind' in RULES[id]));

export function ruleOfCard(id: CardId): CardRule {
  return RULES[id] as CardRule;
}
