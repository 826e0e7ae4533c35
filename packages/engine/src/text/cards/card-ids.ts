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
  'short-text': 'brackets',
  obituary: 'brackets',
  review: 'brackets',
  bio: 'brackets',
  report: 'brackets',
  reference: 'brackets',
  rules: 'assume',
  questions: 'none',
  wording: 'none',
  table: 'assume',
  survey: 'assume',
  game: 'assume',
  costs: 'assume',
  calculation: 'none',
  answer: 'none',
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
  'short-text',
] as const;
const MAIL = ['message', 'email', 'letter', 'application', 'notice', 'review-reply', 'short-text'] as const;
const CALLS = [...MAIL, 'caption', 'ad', 'speech'] as const;
const ADVICE = [
  ...(['how-to', 'explanation', 'decision', 'ideas', 'checklist', 'schedule', 'study', 'training', 'meals'] as const),
  ...(['answer', 'questions', 'costs', 'calculation', 'table', 'wording'] as const),
] as const;
const TRADE = ['caption', 'ad', 'product-text', 'listing', 'names', 'ideas', 'how-to', 'decision'] as const;

/**
 * With which forms a subject may speak. Of several the first counts: what is to be
 * said goes before to whom ("my boss", whose mother died).
 */
const SUBJECTS = {
  condolence: ['message', 'email', 'letter', 'card', 'speech', 'short-text'],
  apology: ['message', 'email', 'letter', 'card', 'review-reply', 'short-text'],
  decline: MAIL,
  cancel: MAIL,
  deposit: MAIL,
  delay: MAIL,
  'price-change': CALLS,
  'follow-up': MAIL,
  complaint: MAIL,
  repair: MAIL,
  outage: ['notice', 'message', 'caption', 'ad', 'short-text'],
  change: MAIL,
  thanks: ['message', 'email', 'letter', 'card', 'speech', 'caption', 'short-text'],
  'get-well': ['message', 'email', 'letter', 'card', 'short-text'],
  invitation: ['message', 'email', 'letter', 'card', 'caption', 'notice'],
  farewell: ['speech', 'card', 'message', 'email', 'letter', 'poem', 'short-text'],
  wedding: ['speech', 'card', 'message', 'poem'],
  birthday: ['speech', 'card', 'message', 'poem', 'short-text'],
  love: ['message', 'email', 'letter', 'card', 'speech', 'poem', 'short-text'],
  lost: [...CALLS, 'listing'],
  appeal: [...MAIL, 'caption', 'ad'],
  welcome: [...MAIL, 'card', 'speech', 'caption'],
  request: MAIL,
  school: MAIL,
  neighbor: MAIL,
  work: MAIL,
  health: ADVICE,
  law: ADVICE,
  'difficult-talk': ['how-to', 'ideas', 'script', 'message', 'wording', 'answer'],
  children: ADVICE,
  pets: ADVICE,
  language: [...ADVICE, 'lesson'],
  diy: ADVICE,
  garden: ADVICE,
  money: [...ADVICE, 'formula'],
  business: TRADE,
  scam: ADVICE,
  collecting: ADVICE,
  car: ADVICE,
  tech: ['how-to', 'checklist', 'instructions'],
  moving: ADVICE,
  housing: ADVICE,
  cleaning: ADVICE,
  travel: ADVICE,
  hobby: ADVICE,
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

const ALSO_FACTS: readonly FormId[] = ['listing', 'cover-letter', 'obituary', 'report', 'reference', 'bio'];

export function carriesFacts(form: FormId): boolean {
  return (WRITTEN as readonly FormId[]).includes(form) || ALSO_FACTS.includes(form);
}
