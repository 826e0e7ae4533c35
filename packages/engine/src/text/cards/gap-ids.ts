import { type FormId, type Gaps, gapsOf, isAdvice, type SubjectId } from './card-ids.ts';

/** What a program can recognize in an idea, in any language. */
export type GapKind = 'day' | 'time' | 'amount' | 'number' | 'name' | 'contact';

/**
 * Information that such a text needs and people forget to give; with a kind if a sign in the idea shows that it is
 * given.
 */
const GAPS = {
  recipient: 'name',
  'my-name': null,
  'my-address': null,
  'their-address': null,
  'member-number': 'number',
  'order-number': 'number',
  'file-number': 'number',
  'end-date': 'day',
  day: 'day',
  time: 'time',
  place: null,
  'reply-by': null,
  contact: 'contact',
  price: 'amount',
  amount: 'amount',
  'due-date': 'day',
  account: 'number',
  'bought-on': 'day',
  since: 'day',
  access: 'time',
  apartment: null,
  'new-date': 'day',
  'old-price': 'amount',
  'new-price': 'amount',
  'first-wrote': 'day',
  class: null,
  child: 'name',
  'last-day': 'day',
  'job-title': null,
  company: 'name',
  'dead-name': 'name',
  moment: null,
  couple: 'name',
  years: null,
  reason: null,
  'thanks-for': null,
  mark: null,
  'last-seen': null,
  condition: null,
  size: null,
  pickup: null,
  offer: null,
  material: null,
  sources: null,
  employers: null,
  results: null,
  'start-date': 'day',
  device: null,
  'life-dates': 'day',
  family: null,
  service: 'day',
  'bought-what': null,
  work: null,
  witnesses: null,
  damage: null,
  relation: null,
  example: null,
  audience: null,
  'how-to-give': null,
  guide: null,
  // Decides an answer, so the prompt asks for it or assumes it.
  injuries: null,
  equipment: null,
  'time-free': null,
  'error-text': null,
  version: null,
  'what-changed': null,
  users: null,
  refusals: null,
  payer: null,
  money: 'amount',
  purpose: null,
  period: null,
  'row-meaning': null,
  'my-age': null,
  duration: null,
  medicines: null,
  country: null,
  contract: null,
  'child-age': null,
  'pet-age': null,
  model: null,
  'owner-renter': null,
  income: 'amount',
  'data-given': null,
  fabric: null,
  people: null,
  start: null,
  month: 'day',
  oven: null,
  exam: 'day',
  'weak-topics': null,
  room: null,
  system: null,
  columns: null,
  'class-size': null,
  lesson: null,
} as const satisfies Record<string, GapKind | null>;

export type GapId = keyof typeof GAPS;
export const GAP_IDS = Object.keys(GAPS) as GapId[];

export function kindOf(gap: GapId): GapKind | null {
  return GAPS[gap];
}

/** The most important first. A form without any gets a general line. */
const OF_FORMS: Readonly<Partial<Record<FormId, readonly GapId[]>>> = {
  email: ['recipient', 'my-name'],
  letter: ['their-address', 'my-address'],
  application: ['my-address', 'file-number', 'day'],
  notice: ['day'],
  speech: ['moment'],
  card: ['moment'],
  caption: ['day', 'place'],
  listing: ['price', 'condition', 'size', 'pickup'],
  ad: ['offer', 'day', 'place'],
  'product-text': ['material', 'size', 'price'],
  article: ['sources'],
  resume: ['employers', 'results', 'contact'],
  'cover-letter': ['job-title', 'company', 'results'],
  'review-reply': ['recipient'],
  instructions: ['device'],
  obituary: ['life-dates', 'family', 'service'],
  review: ['day', 'bought-what'],
  bio: ['my-name', 'work'],
  report: ['day', 'time', 'place', 'witnesses', 'damage'],
  reference: ['relation', 'years', 'example'],
  presentation: ['audience', 'sources'],
  'support-reply': ['recipient', 'order-number'],
  training: ['injuries', 'equipment', 'time-free'],
  bug: ['error-text', 'version', 'what-changed'],
  'agent-prompt': ['users', 'sources', 'refusals'],
  'business-plan': ['payer', 'money', 'time-free'],
  research: ['purpose', 'period'],
  'data-analysis': ['purpose', 'row-meaning'],
  trip: ['start', 'month', 'money'],
  meals: ['people', 'money', 'equipment'],
  recipe: ['people', 'oven'],
  study: ['exam', 'time-free', 'weak-topics'],
  event: ['people', 'money', 'room'],
  code: ['version', 'system'],
  formula: ['version', 'columns'],
  lesson: ['class-size', 'lesson', 'equipment'],
  game: ['people', 'room'],
  costs: ['people', 'period'],
  pattern: ['size', 'equipment'],
  survey: ['audience'],
};

const OF_SUBJECTS: Readonly<Partial<Record<SubjectId, readonly GapId[]>>> = {
  condolence: ['dead-name', 'moment'],
  apology: ['reason'],
  cancel: ['member-number', 'end-date', 'my-address'],
  deposit: ['amount', 'due-date', 'account'],
  delay: ['new-date', 'reason'],
  'price-change': ['old-price', 'new-price', 'start-date'],
  'follow-up': ['first-wrote', 'reply-by'],
  complaint: ['order-number', 'bought-on', 'amount'],
  repair: ['apartment', 'since', 'access'],
  outage: ['day', 'time', 'place'],
  change: ['new-date'],
  thanks: ['thanks-for'],
  invitation: ['day', 'time', 'place', 'reply-by'],
  farewell: ['years', 'moment'],
  wedding: ['couple', 'moment'],
  birthday: ['moment'],
  love: ['moment'],
  lost: ['last-seen', 'mark', 'contact'],
  appeal: ['day', 'place', 'how-to-give'],
  welcome: ['recipient', 'start-date', 'guide'],
  request: ['day', 'reason'],
  school: ['child', 'class', 'day'],
  neighbor: ['recipient', 'time'],
  work: ['last-day'],
  health: ['my-age', 'duration', 'medicines'],
  law: ['country', 'contract'],
  children: ['child-age'],
  pets: ['pet-age', 'duration'],
  diy: ['model', 'owner-renter'],
  money: ['income'],
  scam: ['data-given'],
  collecting: ['mark', 'condition'],
  car: ['model', 'since'],
  tech: ['model', 'version'],
  cleaning: ['fabric', 'duration'],
};

/** A chat message goes to people who know the writer: a list of what it lacks outweighs it (docs/quality.md, rounds 8 and 9). */
const WITHOUT_LIST: readonly (FormId | null)[] = ['message', 'short-text'];

/** If an answer depends on them, the prompt asks for them; other advice subjects leave that to the form. */
const ASKED_WITH: readonly (FormId | null)[] = [null, 'answer', 'how-to', 'decision'];

/**
 * Which gaps there are and how to handle them; those of the subject take precedence over what every text of the form
 * needs.
 */
export function gapsWanted(
  form: FormId | null,
  subject: SubjectId | null,
): { how: Gaps | null; ids: readonly GapId[] } {
  const how = gapsOf({ form, subject });
  if (WITHOUT_LIST.includes(form)) return { how, ids: [] };
  const ofSubject = subject === null ? [] : (OF_SUBJECTS[subject] ?? []);
  const ofForm = form === null ? [] : (OF_FORMS[form] ?? []);
  if (subject === null || !isAdvice(subject)) {
    return { how, ids: how === 'brackets' ? [...new Set([...ofSubject, ...ofForm])] : ofForm };
  }
  const isAsked = ofSubject.length > 0 && ASKED_WITH.includes(form);
  return isAsked ? { how: 'ask', ids: ofSubject } : { how, ids: ofForm };
}
