import type { IntentId } from '../intents.ts';

/** How an answer deals with what the idea does not say. */
export type Gaps =
  /** A text about people: what is missing is a bracket, never made up. */
  | 'brackets'
  /** Advice and plans: the usual is assumed, and said. */
  | 'assume'
  /** Where a wrong guess is expensive: it may ask first. */
  | 'ask'
  /** Free invention, or an answer out of a given text. */
  | 'none';

/** What is to be handed back, and what it does about gaps. */
const FORMS = {
  message: 'brackets',
  email: 'brackets',
  letter: 'brackets',
  application: 'brackets',
  notice: 'brackets',
  speech: 'brackets',
  card: 'brackets',
  caption: 'brackets',
  listing: 'brackets',
  ad: 'brackets',
  'product-text': 'brackets',
  article: 'brackets',
  story: 'none',
  poem: 'none',
  script: 'none',
  trip: 'assume',
  meals: 'assume',
  recipe: 'assume',
  training: 'ask',
  study: 'assume',
  event: 'assume',
  checklist: 'assume',
  schedule: 'assume',
  explanation: 'none',
  summary: 'none',
  edit: 'none',
  code: 'assume',
  formula: 'assume',
  bug: 'ask',
  names: 'none',
  ideas: 'assume',
  decision: 'none',
  quiz: 'none',
  lesson: 'assume',
  resume: 'brackets',
  'cover-letter': 'brackets',
  'review-reply': 'brackets',
  interview: 'brackets',
  instructions: 'brackets',
  'how-to': 'assume',
  pattern: 'assume',
  presentation: 'brackets',
  'agent-prompt': 'ask',
  'business-plan': 'ask',
  research: 'ask',
  'data-analysis': 'ask',
  'image-prompt': 'none',
  'video-prompt': 'none',
  'role-play': 'none',
  'support-reply': 'brackets',
  'code-review': 'none',
  'legal-text': 'none',
  extraction: 'none',
  seo: 'brackets',
} as const satisfies Record<string, Gaps>;

export type FormId = keyof typeof FORMS;
export const FORM_IDS = Object.keys(FORMS) as FormId[];

/** The form of a job that is certain or was chosen by hand, where the idea does not name a form itself. */
const FORM_OF_JOB: Readonly<Partial<Record<IntentId, FormId>>> = {
  email: 'email',
  speech: 'speech',
  presentation: 'presentation',
  blog_post: 'article',
  essay: 'article',
  ad_copy: 'ad',
  seo: 'seo',
  social_post: 'caption',
  product_description: 'product-text',
  naming: 'names',
  story: 'story',
  script: 'script',
  poem: 'poem',
  role_play: 'role-play',
  code_generation: 'code',
  debugging: 'bug',
  code_review: 'code-review',
  sql: 'formula',
  data_analysis: 'data-analysis',
  agent_prompt: 'agent-prompt',
  summarize: 'summary',
  translate: 'edit',
  rewrite: 'edit',
  explain: 'explanation',
  lesson_plan: 'lesson',
  quiz: 'quiz',
  resume: 'resume',
  cover_letter: 'cover-letter',
  interview: 'interview',
  business_plan: 'business-plan',
  customer_support: 'support-reply',
  json_extraction: 'extraction',
  legal_plain: 'legal-text',
  research: 'research',
  comparison: 'decision',
  brainstorm: 'ideas',
  recipe: 'recipe',
  travel_plan: 'trip',
  fitness_plan: 'training',
  image_idea: 'image-prompt',
  video_idea: 'video-prompt',
};

export function formOfJob(job: IntentId): FormId | null {
  return FORM_OF_JOB[job] ?? null;
}

/** @returns null where neither is known */
export function gapsOf({ form, subject }: { form: FormId | null; subject: SubjectId | null }): Gaps | null {
  if (form !== null) return FORMS[form];
  if (subject === null) return null;
  return isAdvice(subject) ? 'ask' : 'brackets';
}

/** Texts from one person to others, which carry the facts of the idea. */
const WRITTEN = [
  'message',
  'email',
  'letter',
  'application',
  'notice',
  'card',
  'speech',
  'caption',
  'review-reply',
] as const;
const MAIL = ['message', 'email', 'letter', 'application', 'notice', 'review-reply'] as const;
const ADVICE = [
  ...(['how-to', 'explanation', 'decision', 'ideas', 'checklist', 'schedule', 'study', 'training', 'meals'] as const),
] as const;
const TRADE = ['caption', 'ad', 'product-text', 'listing', 'names', 'ideas', 'how-to', 'decision'] as const;

/**
 * With which forms a subject may speak. Of several the first counts: what is to be
 * said goes before to whom ("my boss", whose mother died).
 */
const SUBJECTS = {
  condolence: ['message', 'email', 'letter', 'card', 'speech'],
  apology: ['message', 'email', 'letter', 'card', 'review-reply'],
  decline: MAIL,
  cancel: MAIL,
  deposit: MAIL,
  complaint: MAIL,
  repair: MAIL,
  thanks: ['message', 'email', 'letter', 'card', 'speech', 'caption'],
  invitation: ['message', 'email', 'letter', 'card', 'caption', 'notice'],
  farewell: ['speech', 'card', 'message', 'email', 'letter', 'poem'],
  wedding: ['speech', 'card', 'message', 'poem'],
  birthday: ['speech', 'card', 'message', 'poem'],
  school: MAIL,
  neighbor: MAIL,
  work: MAIL,
  health: ADVICE,
  law: ADVICE,
  'difficult-talk': ['how-to', 'ideas', 'script', 'message'],
  children: ADVICE,
  pets: ADVICE,
  language: [...ADVICE, 'lesson'],
  diy: ADVICE,
  garden: ADVICE,
  money: [...ADVICE, 'formula'],
  business: TRADE,
} as const satisfies Record<string, readonly FormId[]>;

export type SubjectId = keyof typeof SUBJECTS;
export const SUBJECT_IDS = Object.keys(SUBJECTS) as SubjectId[];

export function fitsForm(subject: SubjectId, form: FormId): boolean {
  return (SUBJECTS[subject] as readonly FormId[]).includes(form);
}

/** Whether the subject gives advice ("how do I …") rather than help with a text to be written. */
export function isAdvice(subject: SubjectId): boolean {
  return fitsForm(subject, 'how-to');
}

/** Whether the result is a text in which nothing may stand that was ruled out. */
export function isProse(form: FormId): boolean {
  return FORMS[form] === 'brackets' || form === 'story' || form === 'poem' || form === 'script';
}

export function carriesFacts(form: FormId): boolean {
  return (WRITTEN as readonly FormId[]).includes(form) || form === 'listing' || form === 'cover-letter';
}

/** Rules that look for words of their own; the others go by what was read of the idea. */
export const CUE_RULE_IDS = ['allergy', 'correction', 'honest', 'beginner', 'tried', 'budget'] as const;
export type CueRuleId = (typeof CUE_RULE_IDS)[number];
/** In the order in which they count. */
export const RULE_IDS = [
  ...CUE_RULE_IDS,
  ...(['other-language', 'exclusions', 'limit', 'verbatim', 'facts'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];
