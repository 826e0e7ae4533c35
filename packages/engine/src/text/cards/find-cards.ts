import type { LanguageCode } from '../../languages.ts';
import { buildCueIndex, type CueHit, type CueIndex, findCues } from '../cue-index.ts';
import type { Slots } from '../slots/slots.ts';
import {
  CUE_RULE_IDS,
  carriesFacts,
  FORM_IDS,
  type FormId,
  fitsForm,
  isAdvice,
  isProse,
  RULE_IDS,
  type RuleId,
  SUBJECT_IDS,
  type SubjectId,
} from './card-ids.ts';
import type { CardWords } from './card-words.ts';

export type Cards = { form: FormId | null; subject: SubjectId | null; rules: RuleId[] };

/** What of an idea decides which cards fire. */
export type CardSource = {
  /** Folded; quotations and links are blanked. */
  spoken: string;
  /** What is ruled out is blanked, too. */
  visible: string;
  slots: Pick<Slots, 'exclusions' | 'facts' | 'length' | 'resultLanguage'>;
  hasQuotation: boolean;
  isQuestion: boolean;
};

/** Where they differ, `chosen` by hand counts before what the idea names, and that before what is `likely`. */
export type FormChoices = { language: LanguageCode; chosen: FormId | null; likely: FormId | null };

/** These name a thing behind everything that is said about it; the other languages name it first. */
const HEAD_FINAL: readonly LanguageCode[] = ['ja', 'ko', 'tr'];
const CLAUSE_MARK = /[,;:.!?\n、。，；：！？،؛؟]/;
/** More than that bury the idea. */
const MAX_RULES = 3;

/** The form and the subject that an idea names, and the rules that hold for it. */
export function findCards(source: CardSource, words: CardWords, { language, chosen, likely }: FormChoices): Cards {
  const { spoken, visible, slots, hasQuotation, isQuestion } = source;
  const { index, cardsOf, ruleIndex, rulesOf } = lexiconOf(words);
  const hits = findCues(index, visible).flatMap(({ cue, ...place }) =>
    (cardsOf.get(cue) ?? []).map((card): CardHit => ({ ...place, ...card })),
  );
  const vetoed = new Set(hits.filter(({ isVeto }) => isVeto).map(({ kind, id }) => `${kind}.${id}`));
  const wanted = hits.filter(({ kind, id }) => !vetoed.has(`${kind}.${id}`));
  const form = chosen ?? ((formNamed(wanted, visible, language)?.id ?? likely) as FormId | null);
  const named = new Set(wanted.filter(({ kind }) => kind === 'subject').map(({ id }) => id));
  const subjects = SUBJECT_IDS.filter((id) => named.has(id));
  const subject =
    (form === null ? subjectAlone(subjects, isQuestion) : subjects.find((id) => fitsForm(id, form))) ?? null;
  // "Without gluten" rules the thing out, and says what the rule is about.
  const said = new Set(findCues(ruleIndex, spoken).flatMap(({ cue }) => rulesOf.get(cue) ?? []));
  const isText = form !== null && carriesFacts(form);
  if (slots.resultLanguage !== null) said.add('other-language');
  if (form !== null && isProse(form) && slots.exclusions.length > 0) said.add('exclusions');
  if (slots.length !== null) said.add('limit');
  if (isText && hasQuotation) said.add('verbatim');
  if (isText && slots.facts.length > 1) said.add('facts');
  return { form, subject, rules: RULE_IDS.filter((rule) => said.has(rule)).slice(0, MAX_RULES) };
}

/** Without a form it is uncertain whether a text or an answer is wanted, unless all subjects agree. */
function subjectAlone(subjects: readonly SubjectId[], isQuestion: boolean): SubjectId | undefined {
  const [advised, written] = [subjects.filter(isAdvice), subjects.filter((id) => !isAdvice(id))];
  if (isQuestion) return advised[0];
  return advised.length > 0 && written.length > 0 ? undefined : subjects[0];
}

type Named = { kind: 'form' | 'subject'; id: FormId | SubjectId; isVeto: boolean };
type CardHit = Named & Pick<CueHit, 'start' | 'end'>;

function formNamed(hits: readonly CardHit[], text: string, language: LanguageCode): CardHit | undefined {
  const forms = hits.filter(({ kind }) => kind === 'form');
  if (!HEAD_FINAL.includes(language)) return first(forms);
  const opening = first(forms);
  if (opening === undefined) return undefined;
  const rest = text.slice(opening.end).search(CLAUSE_MARK);
  const clauseEnd = rest < 0 ? text.length : opening.end + rest;
  // Of two that end together the longer one says more.
  return forms
    .filter(({ end }) => end <= clauseEnd)
    .toSorted((a, b) => b.end - a.end || a.start - b.start)
    .at(0);
}

/** The one that begins first; of several there the longest. */
function first(hits: readonly CardHit[]): CardHit | undefined {
  return hits.toSorted((a, b) => a.start - b.start || b.end - a.end).at(0);
}

type CardLexicon = {
  index: CueIndex;
  cardsOf: ReadonlyMap<string, readonly Named[]>;
  ruleIndex: CueIndex;
  rulesOf: ReadonlyMap<string, readonly RuleId[]>;
};
const lexicons = new WeakMap<CardWords, CardLexicon>();

function lexiconOf(words: CardWords): CardLexicon {
  const known = lexicons.get(words);
  if (known !== undefined) return known;
  const cardsOf = new Map<string, Named[]>();
  const add = (cues: readonly string[], card: Named) => {
    for (const cue of cues) cardsOf.set(cue, [...(cardsOf.get(cue) ?? []), card]);
  };
  for (const id of FORM_IDS) addCard(add, { kind: 'form', id }, words.forms[id]);
  for (const id of SUBJECT_IDS) addCard(add, { kind: 'subject', id }, words.subjects[id]);
  const rulesOf = new Map<string, RuleId[]>();
  for (const id of CUE_RULE_IDS)
    for (const cue of words.ruleCues[id]) rulesOf.set(cue, [...(rulesOf.get(cue) ?? []), id]);
  const lexicon = {
    ...{ index: buildCueIndex(cardsOf.keys()), cardsOf },
    ...{ ruleIndex: buildCueIndex(rulesOf.keys()), rulesOf },
  };
  lexicons.set(words, lexicon);
  return lexicon;
}

function addCard(
  add: (cues: readonly string[], card: Named) => void,
  card: Omit<Named, 'isVeto'>,
  { cues, vetoes }: { cues: readonly string[]; vetoes: readonly string[] },
): void {
  add(cues, { ...card, isVeto: false });
  add(vetoes, { ...card, isVeto: true });
}
