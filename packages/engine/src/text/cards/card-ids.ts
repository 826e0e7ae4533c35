/** How an answer deals with missing information. */
export type Gaps =
  /** A text about people: missing facts become brackets and are never made up. */
  | 'brackets'
  /** Such a text has no room for brackets, and still invents nothing. */
  | 'nothing'
  /** Advice and plans: makes the usual assumption, and says so. */
  | 'assume'
  /** A wrong guess is expensive, so it may ask first. */
  | 'ask'
  /** Free invention, or an answer from a given text. */
  | 'none';

/** What to return, and how it deals with gaps. */
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

/** @returns null if neither is known */
export function gapsOf({ form, subject }: { form: FormId | null; subject: SubjectId | null }): Gaps | null {
  if (form !== null) return FORMS[form];
  if (subject === null) return null;
  return isAdvice(subject) ? 'ask' : 'brackets';
}

/** Texts from one person to others, which contain the facts of the idea. */
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
/** A topic without a form; a list of questions, a table or a plan about it needs no lecture. */
const MATTERS = ['how-to', 'explanation', 'decision', 'answer'] as const;
const ADVICE = [
  ...MATTERS,
  ...(['ideas', 'checklist', 'schedule', 'study', 'training', 'meals', 'costs', 'calculation'] as const),
] as const;
/** A notice is for many readers, unlike a letter. */
const TO_ONE = ['message', 'email', 'letter', 'application', 'review-reply', 'short-text'] as const;
const TRADE = ['caption', 'ad', 'product-text', 'listing', 'names', 'ideas', 'how-to'] as const;

/**
 * The forms that a subject applies to. The first of several wins: the message takes precedence over the recipient ("my
 * boss", whose mother died).
 */
const SUBJECTS = {
  condolence: ['message', 'email', 'letter', 'card', 'speech', 'short-text'],
  apology: ['message', 'email', 'letter', 'card', 'review-reply', 'short-text'],
  decline: TO_ONE,
  cancel: TO_ONE,
  deposit: TO_ONE,
  'price-change': CALLS,
  'follow-up': TO_ONE,
  complaint: TO_ONE,
  repair: TO_ONE,
  outage: ['notice', 'message', 'caption', 'ad', 'short-text'],
  change: MAIL,
  thanks: ['message', 'email', 'letter', 'card', 'speech', 'caption', 'short-text'],
  'get-well': ['message', 'email', 'letter', 'card', 'short-text'],
  invitation: ['message', 'email', 'letter', 'card', 'caption', 'notice'],
  farewell: ['speech', 'card', 'message', 'email', 'letter', 'poem', 'short-text'],
  // A message that names a couple mostly tells them something (another day).
  wedding: ['speech', 'card', 'poem'],
  birthday: ['speech', 'card', 'message', 'poem', 'short-text'],
  love: ['message', 'email', 'letter', 'card', 'speech', 'poem', 'short-text'],
  lost: [...CALLS, 'listing'],
  appeal: [...MAIL, 'caption', 'ad'],
  welcome: [...MAIL, 'card', 'speech', 'caption'],
  request: ['message', 'email', 'letter', 'short-text'],
  school: MAIL,
  // "23 neighbors signed" a petition that goes to the town.
  neighbor: ['message', 'email', 'letter', 'notice', 'short-text'],
  work: TO_ONE,
  health: MATTERS,
  law: MATTERS,
  'difficult-talk': ['how-to', 'ideas', 'script', 'message', 'wording', 'answer'],
  // Not things packed, cooked or planned with children: its lines are about talking to a child.
  children: ['how-to', 'explanation', 'decision', 'ideas', 'answer', 'wording'],
  pets: ADVICE,
  language: [...ADVICE, 'lesson'],
  diy: [...MATTERS, 'checklist'],
  garden: ADVICE,
  money: [...ADVICE, 'formula'],
  business: TRADE,
  scam: MATTERS,
  collecting: [...MATTERS, 'costs'],
  car: [...MATTERS, 'checklist'],
  tech: ['how-to', 'answer', 'checklist'],
  moving: ADVICE,
  // A viewing consists of questions.
  housing: [...MATTERS, 'checklist', 'questions'],
  cleaning: MATTERS,
  travel: ADVICE,
  hobby: ADVICE,
} as const satisfies Record<string, readonly FormId[]>;

export type SubjectId = keyof typeof SUBJECTS;
export const SUBJECT_IDS = Object.keys(SUBJECTS) as SubjectId[];

export function fitsForm(subject: SubjectId, form: FormId): boolean {
  return (SUBJECTS[subject] as readonly FormId[]).includes(form);
}

/** True if the subject gives advice ("how do I …") rather than help with a text. */
export function isAdvice(subject: SubjectId): boolean {
  return fitsForm(subject, 'how-to');
}

/** True for answers about a topic, as opposed to a text. */
export function isMatter(form: FormId): boolean {
  return (MATTERS as readonly FormId[]).includes(form);
}

/** True if the result is a text that must not contain anything excluded. */
export function isProse(form: FormId): boolean {
  return FORMS[form] === 'brackets' || form === 'story' || form === 'poem' || form === 'script';
}

/**
 * Forms whose word says too little about the result: in judged rounds their lines lost as often as they won
 * (docs/quality.md), since the next idea with "script", "summary" or "questions" wanted another thing. They are printed
 * for a job chosen by hand, and for a given text.
 */
export const QUIET_FORMS: readonly FormId[] = [
  ...(['code', 'formula', 'calculation', 'questions', 'interview', 'instructions', 'how-to', 'explanation'] as const),
  ...(['summary', 'product-text', 'resume', 'application', 'article', 'table', 'report', 'survey'] as const),
  ...(['code-review', 'edit', 'legal-text', 'data-analysis'] as const),
];

/** Of these, a text that the idea points at says what is done with it; others are only written from it. */
export const READING_FORMS: readonly FormId[] = [
  ...(['summary', 'edit', 'explanation', 'code', 'formula', 'code-review', 'legal-text', 'data-analysis'] as const),
  ...(['table', 'resume', 'calculation'] as const),
];

/**
 * Subjects that are the purpose of the text itself. The others are read from a recipient or a thing, or are mostly the
 * reason for something (an illness, for another day), and a longer idea says itself what it wants of them.
 */
export const PURPOSES: readonly SubjectId[] = [
  ...(['condolence', 'apology', 'decline', 'cancel', 'deposit', 'price-change', 'follow-up'] as const),
  ...(['complaint', 'invitation', 'farewell', 'wedding', 'birthday', 'difficult-talk', 'work'] as const),
];

/**
 * Lists and tables with their own content, to which another clause usually adds a circumstance ("…, the dog comes
 * along").
 */
const LISTS = ['checklist', 'schedule', 'study', 'costs', 'calculation', 'table', 'questions'] as const;

export function isList(form: FormId): boolean {
  return (LISTS as readonly FormId[]).includes(form);
}

const ALSO_FACTS: readonly FormId[] = ['listing', 'cover-letter', 'obituary', 'report', 'reference', 'bio'];

export function carriesFacts(form: FormId): boolean {
  return (WRITTEN as readonly FormId[]).includes(form) || ALSO_FACTS.includes(form);
}
