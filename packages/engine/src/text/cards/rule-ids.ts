import { carriesFacts, type FormId, isProse } from './card-ids.ts';

/** Rules that look for words of their own. */
export const CUE_RULE_IDS = [
  ...(['part', 'bilingual', 'allergy', 'correction', 'unnamed', 'unknown', 'undecided', 'keep-style'] as const),
  ...(['time-zone', 'threshold', 'shares', 'units', 'honest', 'plain', 'beginner', 'tried', 'budget'] as const),
  ...(['variety', 'address', 'aloud'] as const),
] as const;
export type CueRuleId = (typeof CUE_RULE_IDS)[number];

/** In the order in which they count: what only few ideas ask for goes before what many do. The rest go by what was read of the idea. */
export const RULE_IDS = [
  ...(['part', 'two-parts', 'bilingual', 'banned-words', 'correction', 'allergy', 'unnamed', 'side-by-side'] as const),
  ...(['time-zone', 'threshold', 'shares', 'units', 'unknown', 'undecided', 'keep-style', 'honest', 'tried'] as const),
  ...(['deadline', 'exact-count', 'questions', 'beginner', 'plain', 'budget', 'variety', 'address', 'aloud'] as const),
  ...(['cells', 'other-language', 'limit', 'exclusions', 'verbatim', 'facts'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** They hold for so many ideas that only few of them may stand beside others. */
const GENERAL: readonly RuleId[] = ['limit', 'exclusions', 'verbatim', 'facts'];
const MAX_GENERAL = 2;
/** More than that bury the idea. */
const MAX_RULES = 3;

/** The most particular rules; of the general ones a single one beside them. */
export function mostParticular(rules: readonly RuleId[]): RuleId[] {
  const particular = rules.filter((rule) => !GENERAL.includes(rule)).slice(0, MAX_RULES);
  const room = particular.length === 0 ? MAX_GENERAL : Math.min(1, MAX_RULES - particular.length);
  return [...particular, ...rules.filter((rule) => GENERAL.includes(rule)).slice(0, room)];
}

/** Words that say how a thing stands to those around it, not what it is. */
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
  'ordered',
] as const;
export type EdgeId = (typeof EDGE_IDS)[number];

const isOf = (forms: readonly FormId[]) => (form: FormId | null) => form !== null && forms.includes(form);
const isText = (form: FormId | null) => form !== null && carriesFacts(form);
const isNoText = (form: FormId | null) => !isText(form);

/** "For kids" names their readers; elsewhere it is whom a lunch or a game is for. */
const READ: readonly FormId[] = [
  ...(['explanation', 'answer', 'article', 'instructions', 'summary', 'edit', 'lesson', 'speech'] as const),
  ...(['presentation', 'notice', 'rules', 'letter', 'legal-text', 'product-text', 'caption'] as const),
];

/** With which forms a rule may be said; the others go with each. */
const FITS: Readonly<Partial<Record<RuleId, (form: FormId | null) => boolean>>> = {
  threshold: isOf([
    'code',
    'formula',
    'agent-prompt',
    'instructions',
    'rules',
    'calculation',
    'data-analysis',
    'table',
  ]),
  shares: isNoText,
  unknown: isText,
  undecided: isText,
  'keep-style': isOf(['edit']),
  questions: isNoText,
  'exact-count': isNoText,
  budget: isNoText,
  beginner: isNoText,
  deadline: isOf(['message', 'email', 'letter', 'application', 'notice']),
  'side-by-side': isText,
  bilingual: (form) => form !== 'edit',
  plain: (form) => form === null || READ.includes(form),
  honest: isNoText,
  tried: isNoText,
  // "No injury" is a fact of a report.
  exclusions: (form) => form !== null && isProse(form) && form !== 'report',
  verbatim: isText,
  facts: isText,
};

export function fitsRule(rule: RuleId, form: FormId | null): boolean {
  return FITS[rule]?.(form) ?? true;
}
