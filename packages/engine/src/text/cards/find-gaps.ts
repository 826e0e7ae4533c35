import { allMatches } from '../all-matches.ts';
import { foldText } from '../fold-text.ts';
import type { SlotPatterns } from '../slot-patterns.ts';
import { findFacts } from '../slots/find-facts.ts';
import { type FormId, type Gaps, gapsOf, type SubjectId } from './card-ids.ts';
import { findGivenGaps } from './card-lexicon.ts';
import type { CardWords } from './card-words.ts';
import { type GapKind, gapsWanted, kindOf } from './gap-ids.ts';

/** The remaining gaps of an idea: how to handle them, and their names in its language. */
export type Missing = {
  how: Gaps | null;
  names: string[];
  /** The card knows what such a text needs, and the idea provides all of it. */
  isComplete: boolean;
};

type GapSource = {
  /** The request as typed. */
  typed: string;
  patterns: Pick<SlotPatterns, 'dates' | 'amounts' | 'notNames'>;
  capitalizesNouns: boolean;
};

/** Users do not fill in more than that. */
const MAX_BRACKETS = 4;
/** More than that is an interrogation. */
const MAX_QUESTIONS = 3;

export function findGaps(form: FormId | null, subject: SubjectId | null, source: GapSource, words: CardWords): Missing {
  const { how, ids } = gapsWanted(form, subject);
  const named = ids.filter((id) => words.gaps[id].name !== '');
  // Without words for them, the form alone decides.
  if (named.length === 0) return { how: gapsOf({ form, subject }), names: [], isComplete: false };
  const given = findGivenGaps(foldText(source.typed).text, words);
  const seen = kindsIn(source);
  const open = named.filter((id) => !given.has(id) && !seen.has(kindOf(id)));
  const names = open.map((id) => words.gaps[id].name).slice(0, how === 'brackets' ? MAX_BRACKETS : MAX_QUESTIONS);
  return { how, names, isComplete: names.length === 0 };
}

const CLOCK = /\d[:h時点시]\d{0,2}|\d\s?(?:[ap]\.?m|uhr|h(?!\p{L}))/iu;
const MONEY = /[€$£¥₹₺₽₩]\s?\d|\d\s?(?:[€$£¥₹₺₽₩元円원]|(?:eur|usd|gbp|chf|dollars?|bucks|euros?)(?!\p{L}))/iu;
/** "#4711", "88213"; a year does not count. */
const NUMBER = /#\s?\d|(?<![\p{L}\d.,€$£])(?!(?:19|20)\d\d(?!\d))\d{4,12}(?![\d%€$£])/u;
const CONTACT = /\S@\S|(?<!\d)\+?\d[\d ()/-]{5,16}\d(?!\d)/u;

/** Any sign of the kind is enough: a bracket for a given fact would be worse than no bracket for a missing one. */
function kindsIn({ typed, patterns, capitalizesNouns }: GapSource): ReadonlySet<GapKind | null> {
  const { dates, amounts, notNames } = patterns;
  const days = allMatches(typed, dates).filter(({ 0: date }) => !CLOCK.test(date));
  const isKnown = (fact: string) => allMatches(fact, dates).length > 0 || allMatches(fact, amounts).length > 0;
  const names = findFacts(foldText(typed), { dates, amounts, notNames }, capitalizesNouns).filter(
    (fact) => /^\p{Lu}/u.test(fact) && !isKnown(fact),
  );
  const kinds: [GapKind, boolean][] = [
    ['day', days.length > 0],
    ['time', CLOCK.test(typed)],
    ['amount', MONEY.test(typed)],
    ['number', NUMBER.test(typed)],
    ['contact', CONTACT.test(typed)],
    ['name', names.length > 0],
  ];
  return new Set(kinds.filter(([, isSeen]) => isSeen).map(([kind]) => kind));
}
