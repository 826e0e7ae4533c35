import { typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { type Clause, clausesIn } from './clauses-in.ts';
import { cutSource } from './cut-source.ts';
import { englishKeyOf } from './english-key-of.ts';
import { fieldAt } from './field-at.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import type { IdeaField } from './idea-field.ts';
import { isRule } from './is-rule.ts';
import { keyOf } from './key-of.ts';
import { layoutOf } from './layout-of.ts';
import { addRule, extendRule, isAboutAll, isInCents, noteNull, type State, wordsIn } from './list-state.ts';
import { tidy } from './list-text.ts';
import { qualifyLast, readClause } from './read-clause.ts';
import { refineNamed } from './refine-fields.ts';
import { marksIn } from './text-marks.ts';

export type FieldList = {
  /** The text before the list. */
  head: Place | null;
  fields: readonly IdeaField[];
  /** The source of the fields, as typed; empty if not given. */
  source: string;
  /** The parts of the request that are not in any field, as typed. */
  rules: readonly string[];
  /** True if missing values are null, for all fields. */
  isNullable: boolean;
  isEnglish: boolean;
  /** True if keys should have no diacritics. */
  isPlain: boolean;
};

export function findFields(asked: Asked): FieldList | null {
  const layout = layoutOf(asked);
  if (layout === null) return null;
  const state: State = { asked, fields: [], rules: [], source: '', isNullable: false, openRule: null };
  const isWanted = (wish: 'english' | 'ascii') => asked.cues.some(({ cue }) => cue === wish);
  // An English request has English names.
  const isSpoken = asked.words.json.article.includes('the');
  const isEnglish = isWanted('english') && !isSpoken;
  const clauses = clausesIn(asked, layout.list);
  const last = clauses.findLastIndex((clause) => !isRule(asked, clause) && !isAboutAll(asked, clause));
  for (const [index, clause] of clauses.entries()) {
    readClause(state, clause, { isFirst: index === 0, isLast: index >= last });
  }
  for (const sentence of layout.after) readSentence(state, sentence);
  if (layout.head !== null) {
    const { from } = cutSource(asked, lastSentence(asked, layout.head));
    if (from !== null && state.source === '') state.source = tidy(typedAt(asked.reading, from));
  }
  return {
    head: layout.head,
    fields: withoutTwins(state.fields, asked),
    source: state.source,
    rules: [...new Set(rulesOf(state, { isEnglish, isSpoken }).map((rule) => tidy(typedAt(asked.reading, rule))))],
    isNullable: state.isNullable,
    isEnglish,
    isPlain: isWanted('ascii'),
  };
}

function lastSentence({ reading }: Asked, head: Place): Place {
  const stop = marksIn(reading, head).findLast(({ kind, end }) => kind === 'stop' && end < head.end);
  return stop === undefined ? head : (trimmed(reading.visible, { start: stop.end, end: head.end }) ?? head);
}

/** "English keys" need not be repeated if they already are. */
function rulesOf(
  { rules, fields, asked }: State,
  { isEnglish, isSpoken }: { isEnglish: boolean; isSpoken: boolean },
): Place[] {
  const isNamed = fields.every(({ name }) => englishKeyOf(name, asked.words) !== null);
  return rules.filter((rule) => {
    const isDone = isSpoken || (isEnglish ? isNamed : cuesIn(asked, rule, ['english']).length === 0);
    return !isDone || !isOnlyEnglish(asked, rule);
  });
}

function isOnlyEnglish(asked: Asked, rule: Place): boolean {
  return cuesIn(asked, rule, ['english', 'ascii']).some(
    ({ start, end }) => rule.end - end + start - rule.start < MAX_BESIDE_CHARS,
  );
}

const MAX_BESIDE_CHARS = 12;

function withoutTwins(fields: readonly IdeaField[], { words }: Asked): IdeaField[] {
  const keys = fields.map(({ name }) => keyOf(name, words));
  return fields.filter((_, index) => keys.indexOf(keys[index] ?? '') === index && keys[index] !== '');
}

/** A sentence after the list: about named fields, another field that it qualifies, or a rule. */
function readSentence(state: State, sentence: Place): void {
  const { asked } = state;
  if (isRequest(asked, sentence)) return;
  const all = { ...sentence, parts: [sentence], opensAfter: 'stop' } as const;
  if (isInCents(state, all)) return;
  if (!startsWithCondition(asked, sentence) && refineNamed(state, sentence)) return;
  const clauses = clausesIn(asked, sentence);
  const kinds = clauses.map((clause) =>
    isRule(asked, clause) || isAboutAll(asked, clause) ? 'rule' : isAboutField(state, clause) ? 'field' : 'unknown',
  );
  const isMixed =
    kinds.includes('unknown') ||
    (kinds.includes('rule') && clauses.length > 1 && kinds[0] !== 'field' && kinds.includes('field'));
  if (isMixed) {
    noteNull(state, sentence);
    state.rules.push(sentence);
    state.openRule = null;
    return;
  }
  state.openRule = null;
  for (const [index, clause] of clauses.entries()) {
    if (kinds[index] === 'rule') {
      noteNull(state, clause);
      if (state.openRule !== null) extendRule(state, clause);
      else addRule(state, clause);
    } else readField(state, clause);
  }
}

function startsWithCondition(asked: Asked, sentence: Place): boolean {
  return cuesIn(asked, sentence, ['condition']).some(({ start }) => start === sentence.start);
}

/** "提取成json": the bare request says nothing about a field. */
function isRequest(asked: Asked, sentence: Place): boolean {
  const openers = [...jsonHitsIn(asked, sentence, ['extract']), ...cuesIn(asked, sentence, ['json'])];
  const chars = openers.reduce((sum, { start, end }) => sum + end - start, 0);
  return openers.length > 1 && sentence.end - sentence.start - chars < 3;
}

function isAboutField(state: State, clause: Clause): boolean {
  return clause.parts.every((part) => {
    const found = fieldAt(state.asked, part);
    if (found === null || wordsIn(state.asked.reading.visible, found.head) > 3) return false;
    return found.rest !== null && found.field.note === '';
  });
}

/** "電話" refers to the number named earlier, if only one name contains it. */
function knownField({ fields, asked }: State, key: string): IdeaField | undefined {
  const keys = fields.map(({ name }) => keyOf(name, asked.words));
  const near = fields.filter((_, index) => key.length > 1 && `_${keys[index] ?? ''}`.includes(`_${key}`));
  return fields[keys.indexOf(key)] ?? (near.length === 1 ? near[0] : undefined);
}

function readField(state: State, clause: Clause): void {
  const { asked } = state;
  for (const part of clause.parts) {
    const found = fieldAt(asked, part);
    if (found === null) continue;
    const key = keyOf(found.field.name, asked.words);
    const known = knownField(state, key);
    if (known === undefined) state.fields.push(found.field);
    else if (found.rest === null || !qualifyLast(state, known, found.rest)) state.rules.push(part);
  }
}
