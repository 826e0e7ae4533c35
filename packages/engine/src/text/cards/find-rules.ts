import { allMatches } from '../all-matches.ts';
import { namesLanguagePair } from '../find-prompt-language.ts';
import { foldText } from '../fold-text.ts';
import type { SlotPatterns } from '../slot-patterns.ts';
import type { Slots } from '../slots/slots.ts';
import { carriesFacts, type FormId, isProse } from './card-ids.ts';
import type { MarkHit } from './card-lexicon.ts';
import type { CueRuleId, EdgeId } from './rule-ids.ts';
import { fitsRule, mostParticular, RULE_IDS, type RuleId } from './rule-ids.ts';

/** Maximum distance from a word to the quotation that it includes or excludes. */
const BAN_CHARS = 45;
/** Maximum distance from a dialect to the words by which it is only that of a quotation. */
const KEPT_CHARS = 12;
/** An exclusion that says no more than how long. */
const MAX_SIZE_CHARS = 16;
/** With its marks. */
const MIN_QUOTED_CHARS = 3;
/** Maximum distance from a figure to the word between it and another. */
const FIGURE_CHARS = 25;
/** An idea with more marks than that is a list of words. */
const MAX_MARKS = 60;
const QUOTATION = /¤{2,}/g;
/** More than a joiner after a comma ("no people, room for the words …"). */
const NEW_CLAUSE =
  /[,、，،](?=[^,、，،]*$)\s*(?:\p{L}+\s+\p{L}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4})/u;
const QUESTION_MARK = /[?？؟]+/g;
/** Language-independent signs. */
const CURRENCY = /[€$£¥₹₺₽₩]|\b(?:eur|usd|gbp|chf|jpy)\b/g;
const METRIC = /\d\s?(?:kg|g|cm|mm|km|ml|°c)(?![\p{L}\p{N}])/u;
const IMPERIAL = /\d\s?(?:lbs?|oz|ft|mi|mph|°f)(?![\p{L}\p{N}])/u;

export type RuleSource = {
  form: FormId | null;
  isPair: boolean;
  /** Folded; quotations and links are blanked. */
  spoken: string;
  /** Exclusions are blanked too. */
  visible: string;
  marks: readonly MarkHit[];
  slots: Pick<Slots, 'exclusions' | 'facts' | 'length' | 'resultLanguage' | 'count' | 'format'>;
  hasQuotation: boolean;
  patterns: Pick<SlotPatterns, 'dates' | 'amounts' | 'length' | 'long'>;
};

/** The consequences of individual statements in the idea; the most specific first. */
export function findRules(source: RuleSource): RuleId[] {
  const { form, isPair, spoken, visible, marks, slots, hasQuotation, patterns } = source;
  const edges = (id: EdgeId) => marks.filter((mark) => mark.kind === 'edge' && mark.id === id).slice(0, MAX_MARKS);
  const kept = edges('kept');
  // What only the writer wants ("explain it to me in portuguese") makes no text in two languages.
  const hasAside = edges('aside').length > 0;
  // "No translation below" wants one language, and "her dialect as it is" only a sentence in dialect.
  const isRuledOut = ({ id, start, end }: MarkHit) =>
    (id === 'bilingual' && visible.slice(start, end) !== spoken.slice(start, end)) ||
    (id === 'variety' && kept.some((mark) => mark.start >= end && mark.start - end <= KEPT_CHARS));
  const cued = new Set<RuleId>(
    marks.filter((mark) => mark.kind === 'rule' && !isRuledOut(mark)).map(({ id }) => id as CueRuleId),
  );
  const quotations = allMatches(spoken, QUOTATION).slice(0, MAX_MARKS);
  const banned = quotations.filter(({ index, 0: { length } }) =>
    isBanned(spoken, { start: index, end: index + length }, { before: edges('ban'), after: edges('banAfter'), kept }),
  );
  // A single letter is the name of something ("class 4 «B»").
  const quoted = quotations.filter(({ 0: { length } }) => length > MIN_QUOTED_CHARS);
  // "No wait, wednesday" is a correction, and excludes nothing.
  const corrections = marks.filter(({ kind, id }) => kind === 'rule' && id === 'correction');
  const exclusions = slots.exclusions.filter((exclusion) => {
    const text = foldText(exclusion).text;
    // "Not too long" is no thing that could be left in, and "don't change a word of it" leaves nothing out.
    if (text.length <= MAX_SIZE_CHARS && patterns.long.test(text)) return false;
    return ![...corrections, ...kept].some(({ start, end }) => text.includes(spoken.slice(start, end)));
  });
  const isBilingual = cued.has('bilingual') || (!hasAside && isShown(form) && namesLanguagePair(spoken));
  const said = new Map<RuleId, boolean>([
    ['only', edges('only').length > 0 && !cued.has('part')],
    ['two-parts', isPair],
    ['bilingual', isBilingual],
    ['banned-words', banned.length > 0],
    ['side-by-side', edges('instead').some((mark) => swapsAmounts(spoken, mark, patterns))],
    ['units', cued.has('units') || mixesUnits(spoken)],
    ['threshold', marks.some((mark) => mark.kind === 'rule' && mark.id === 'threshold' && hasFigure(visible, mark))],
    ['shares', cued.has('shares') && /\d/.test(visible)],
    ['budget', cued.has('budget') && /\d/.test(spoken)],
    ['deadline', hasDeadline(spoken, patterns.dates, edges('until'), edges('untilAfter'))],
    ['exact-count', slots.count !== null && isExact(slots.count, visible, edges('approx'))],
    ['questions', allMatches(visible, QUESTION_MARK).length > 1],
    ['cells', slots.format === 'table' && form !== 'table'],
    ['other-language', slots.resultLanguage !== null && !isBilingual && !namesLanguagePair(spoken)],
    // "No nuts" on a card to show is what the text says.
    ['exclusions', exclusions.length > banned.length && !(cued.has('allergy') && !fitsRule('allergy', form))],
    ['limit', slots.length !== null && (isSpoken(form) || !isTime(slots.length, patterns))],
    ['verbatim', hasQuotation && (banned.length === 0 || quoted.length > banned.length)],
    // One or two are visible in the task right above.
    // "The 12th, no, the 13th": not every date counts.
    ['facts', slots.facts.length > 2 && corrections.length === 0],
  ]);
  return mostParticular(RULE_IDS.filter((rule) => (said.get(rule) ?? cued.has(rule)) && fitsRule(rule, form)));
}

/** Forms in which two named languages are those of the text; otherwise they are its topic, or what a person speaks. */
function isShown(form: FormId | null): boolean {
  return (
    form !== null && isProse(form) && (carriesFacts(form) || form === 'instructions' || form === 'ad') && form !== 'bio'
  );
}

/** "12 minutes" limits what is spoken; elsewhere it is the length of something else. */
function isSpoken(form: FormId | null): boolean {
  return form === 'speech' || form === 'script' || form === 'presentation';
}

function isTime(length: string, { length: { time } }: RuleSource['patterns']): boolean {
  return new RegExp(time.source, 'iu').test(length);
}

type Place = { start: number; end: number };
type Bans = Readonly<Record<'before' | 'after' | 'kept', readonly Place[]>>;

/** "Don't write “sadly”", or in verb-final languages, a ban after it. */
function isBanned(text: string, { start, end }: Place, { before, after, kept }: Bans): boolean {
  const isOpen = (from: number, to: number) => {
    // What is to stay as it is cannot be banned; the ban is on something else.
    if (kept.some((mark) => mark.start >= from && mark.end <= to)) return false;
    const between = text.slice(from, to).replace(QUOTATION, '');
    return between.length <= BAN_CHARS && !/[;:.!?\n。；：！？؛؟]/.test(between) && !NEW_CLAUSE.test(between);
  };
  return (
    before.some((ban) => ban.end <= start && start - ban.end <= BAN_CHARS * 2 && isOpen(ban.end, start)) ||
    after.some((ban) => ban.start >= end && ban.start - end <= BAN_CHARS && isOpen(end, ban.start))
  );
}

/** "4,200 € instead of 5,900 €": figures adjacent to the word, counting money or a share and not a day. */
function swapsAmounts(text: string, { start, end }: Place, { amounts, dates }: RuleSource['patterns']): boolean {
  const left = lastClause(text.slice(Math.max(0, start - FIGURE_CHARS), start));
  const right = text.slice(end, end + FIGURE_CHARS).split(/[;:!?\n、。；！？؛؟]|, /u)[0] ?? '';
  const [before, after] = [/\S{0,12}\d\D{0,12}$/u.exec(left)?.[0] ?? '', /^\D{0,12}\d\S{0,12}/u.exec(right)?.[0] ?? ''];
  const hasDay = [before, after].some((side) => allMatches(side, dates).length > 0);
  const near = left + text.slice(start, end) + right;
  return before !== '' && after !== '' && !hasDay && allMatches(near, amounts).length > 0;
}

function lastClause(text: string): string {
  return text.split(/[;:!?\n、。；！？؛؟]|, /u).at(-1) ?? '';
}

/** "Over 500", "10以下": a word for a limit next to a figure. */
function hasFigure(text: string, { start, end }: Place): boolean {
  return (
    /\d\D{0,6}$/.test(text.slice(Math.max(0, start - FIGURE_CHARS), start)) ||
    /^\D{0,8}\d/.test(text.slice(end, end + FIGURE_CHARS))
  );
}

function mixesUnits(text: string): boolean {
  const currencies = new Set(allMatches(text, CURRENCY).map(({ 0: sign }) => sign));
  return currencies.size > 1 || (METRIC.test(text) && IMPERIAL.test(text));
}

/** "Back by 12:30", "夜11時過ぎまで続く": until when something lasts. */
const TIME_ONLY = /^\D{0,6}\d{1,2}(?::\d\d|\s?(?:uhr|h|am|pm|時|시|点)(?!間|간))[^\d]{0,4}(?:\d\d)?\D{0,3}$/u;

/** A day next to a word for "by". */
function hasDeadline(text: string, dates: RegExp, edges: readonly Place[], after: readonly Place[]): boolean {
  // "From 9 to 13 o'clock" is how long something takes.
  const before = edges.filter(
    ({ start }) => !/\d(?::\d\d)?\s?(?:uhr|h|am|pm)?\s$/u.test(text.slice(Math.max(0, start - 10), start)),
  );
  if (before.length === 0 && after.length === 0) return false;
  return allMatches(text, dates)
    .filter(({ 0: date }) => !TIME_ONLY.test(date) || /[日月火水木金土]曜/u.test(date))
    .slice(0, MAX_MARKS)
    .some(({ index, 0: date }) => {
      const end = index + date.length;
      return (
        before.some((by) => by.end <= index && /^\s?(?:\p{L}{1,4}\s)?$/u.test(text.slice(by.end, index))) ||
        after.some((by) => by.start >= end && /^'?\p{L}{0,3}\s?(?:\p{L}{1,7}\s)?$/u.test(text.slice(end, by.start)))
      );
    });
}

/** These scripts put a limit behind its number. */
const AFTER_COUNT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "About ten ideas", "at most ten", "10個以内" and "5-7 ideas" leave room. */
function isExact(count: string, text: string, approximate: readonly Place[]): boolean {
  const folded = foldText(count).text;
  const amount = folded.split(' ', 1)[0] ?? '';
  const isLoose = ({ start, end }: Place) =>
    folded.includes(text.slice(start, end)) ||
    (AFTER_COUNT.test(text.slice(start, end)) && text.slice(0, start).trimEnd().endsWith(folded)) ||
    text
      .slice(end, end + FIGURE_CHARS)
      .trimStart()
      .startsWith(amount);
  return !/\d\s?[-–~]\s?\d/.test(folded) && !approximate.some(isLoose);
}
