import { oncePer } from '../../once-per.ts';
import { buildCueIndex, type CueHit, type CueIndex, findCues } from '../cue-index.ts';
import { FORM_IDS, type FormId, SUBJECT_IDS, type SubjectId } from './card-ids.ts';
import type { CardWords } from './card-words.ts';
import { CUE_RULE_IDS, type CueRuleId, EDGE_IDS, type EdgeId } from './rule-ids.ts';

type Named = { isVeto: boolean } & ({ kind: 'form'; id: FormId } | { kind: 'subject'; id: SubjectId });
type Marked = { kind: 'rule'; id: CueRuleId } | { kind: 'edge'; id: EdgeId };
export type CardHit = Omit<CueHit, 'cue'> & Named;
export type MarkHit = Omit<CueHit, 'cue'> & Marked;
type Lexicon = {
  cards: CueIndex;
  cardsOf: ReadonlyMap<string, readonly Named[]>;
  marks: CueIndex;
  marksOf: ReadonlyMap<string, readonly Marked[]>;
};

/** The cues and vetoes of cards in a folded text, in order. */
export function findCardHits(text: string, words: CardWords): CardHit[] {
  const { cards, cardsOf } = lexiconOf(words);
  return findCues(cards, text).flatMap(({ cue, ...place }) =>
    (cardsOf.get(cue) ?? []).map((card): CardHit => ({ ...place, ...card })),
  );
}

/** The cues of rules, and the words that relate a thing to its surroundings, in order. */
export function findMarks(text: string, words: CardWords): MarkHit[] {
  const { marks, marksOf } = lexiconOf(words);
  return findCues(marks, text).flatMap(({ cue, ...place }) =>
    (marksOf.get(cue) ?? []).map((mark): MarkHit => ({ ...place, ...mark })),
  );
}

const lexiconOf = oncePer((words: CardWords): Lexicon => {
  const cardsOf = new Map<string, Named[]>();
  const marksOf = new Map<string, Marked[]>();
  for (const id of FORM_IDS) {
    addAll(cardsOf, words.forms[id].cues, { kind: 'form', id, isVeto: false });
    addAll(cardsOf, words.forms[id].vetoes, { kind: 'form', id, isVeto: true });
  }
  for (const id of SUBJECT_IDS) {
    addAll(cardsOf, words.subjects[id].cues, { kind: 'subject', id, isVeto: false });
    addAll(cardsOf, words.subjects[id].vetoes, { kind: 'subject', id, isVeto: true });
  }
  for (const id of CUE_RULE_IDS) addAll(marksOf, words.ruleCues[id], { kind: 'rule', id });
  for (const id of EDGE_IDS) addAll(marksOf, words.edges[id], { kind: 'edge', id });
  const lexicon = {
    ...{ cards: buildCueIndex(cardsOf.keys()), cardsOf },
    ...{ marks: buildCueIndex(marksOf.keys()), marksOf },
  };
  return lexicon;
});

function addAll<Value>(map: Map<string, Value[]>, cues: readonly string[], value: Value): void {
  for (const cue of cues) map.set(cue, [...(map.get(cue) ?? []), value]);
}
