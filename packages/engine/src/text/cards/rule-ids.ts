import { carriesFacts, type FormId, isProse } from './card-ids.ts';

/** Rules with their own words. */
export const CUE_RULE_IDS = [
  ...(['part', 'bilingual', 'allergy', 'correction', 'unnamed', 'unknown', 'undecided', 'keep-style'] as const),
  ...(['time-zone', 'threshold', 'shares', 'units', 'honest', 'plain', 'beginner', 'tried', 'budget'] as const),
  ...(['variety', 'address', 'aloud'] as const),
] as const;
export type CueRuleId = (typeof CUE_RULE_IDS)[number];

/** In order of precedence: rare rules before common ones. The others depend on what was read from the idea. */
export const RULE_IDS = [
  ...([
    'part',
    'only',
    'two-parts',
    'bilingual',
    'banned-words',
    'correction',
    'allergy',
    'unnamed',
    'side-by-side',
  ] as const),
  ...(['time-zone', 'threshold', 'shares', 'units', 'unknown', 'undecided', 'keep-style', 'honest', 'tried'] as const),
  ...(['deadline', 'exact-count', 'questions', 'beginner', 'plain', 'budget', 'variety', 'address', 'aloud'] as const),
  ...(['cells', 'other-language', 'limit', 'exclusions', 'verbatim', 'facts'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** They apply to so many ideas that only a few may accompany others. */
const GENERAL: readonly RuleId[] = ['limit', 'exclusions', 'verbatim', 'facts'];
const MAX_GENERAL = 2;
/** More than that bury the idea. */
const MAX_RULES = 3;

/** The most specific rules; only a single general one may accompany them. */
export function mostParticular(rules: readonly RuleId[]): RuleId[] {
  const particular = rules.filter((rule) => !GENERAL.includes(rule)).slice(0, MAX_RULES);
  const room = particular.length === 0 ? MAX_GENERAL : Math.min(1, MAX_RULES - particular.length);
  return [...particular, ...rules.filter((rule) => GENERAL.includes(rule)).slice(0, room)];
}

/** Words that relate a thing to its surroundings, as opposed to naming it. */
export const EDGE_IDS = [
  'source',
  'sourceAfter',
  'and',
  'ban',
  'banAfter',
  'until',
  'untilAfter',
  'instead',
  'about',
  'approx',
  'only',
  'writes',
  'measure',
  'kept',
  'aside',
  'room',
  'asksText',
] as const;
export type EdgeId = (typeof EDGE_IDS)[number];

const isOf = (forms: readonly FormId[]) => (form: FormId | null) => form !== null && forms.includes(form);
const isText = (form: FormId | null) => form !== null && carriesFacts(form);
const isNoText = (form: FormId | null) => !isText(form);

/** "For kids" names the readers; in other forms, the people a lunch or a game is for. */
const READ: readonly FormId[] = [
  ...(['explanation', 'answer', 'article', 'instructions', 'summary', 'edit', 'lesson', 'speech'] as const),
  ...(['presentation', 'notice', 'rules', 'legal-text', 'product-text', 'caption'] as const),
];

/** Something is chosen that somebody eats. Elsewhere an allergy is what a text tells (a card to show in cafés). */
const FED: readonly FormId[] = [
  ...(['recipe', 'meals', 'trip', 'event', 'checklist', 'schedule', 'ideas', 'costs', 'how-to', 'answer'] as const),
];

/** In a plan a number of things is what the person has ("28 topics left"), not what is asked for. */
const PLANNED: readonly FormId[] = ['study', 'training', 'schedule', 'costs', 'calculation'];

/** The forms that a rule is limited to; other rules go with every form. */
const FITS: Readonly<Partial<Record<RuleId, (form: FormId | null) => boolean>>> = {
  // "At most 7 steps" and "at most 2 things each" are limits on what is written, and no cases.
  threshold: isOf(['code', 'formula', 'agent-prompt', 'calculation', 'data-analysis', 'table']),
  // "5 euros per person" in a message is an amount, and "divide" in an explanation a word.
  shares: isOf(['costs', 'calculation', 'table', 'formula']),
  allergy: (form) => form === null || FED.includes(form),
  // "No food names" for a dog hides nobody.
  unnamed: (form) => form !== 'names',
  unknown: isText,
  undecided: isText,
  'keep-style': isOf(['edit']),
  // A language named for code is usually that of its comments.
  'other-language': (form) => form !== 'code' && form !== 'formula',
  questions: isNoText,
  'exact-count': (form) => !isText(form) && (form === null || !PLANNED.includes(form)),
  budget: isNoText,
  // "No experience needed" in an ad is what it offers.
  beginner: (form) => isNoText(form) && form !== 'ad' && form !== 'resume',
  deadline: isOf(['message', 'email', 'letter', 'application', 'notice']),
  'side-by-side': isText,
  bilingual: (form) => form !== 'edit',
  plain: (form) => form === null || READ.includes(form),
  honest: isNoText,
  tried: isNoText,
  // "No injury" is a fact of a report, and "no warranty" one of a thing for sale.
  exclusions: (form) => form !== null && isProse(form) && form !== 'report' && form !== 'listing',
  // A reply to a review is not made of its words.
  verbatim: (form) => isText(form) && form !== 'review-reply',
  facts: isText,
};

export function fitsRule(rule: RuleId, form: FormId | null): boolean {
  return FITS[rule]?.(form) ?? true;
}
