import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';

/** Not the comma of "4,50". */
const SEPARATOR = /[;\n、，；؛。]|[,،.](?!\d)/gu;
/** "Haircut 25 €", 剪发38元: a name, one figure, and little behind it. */
const NAMED_FIGURE =
  /^(?:\p{L}|[(])[^\d]{1,40}?(?<![-–~<>=+/])\d{1,6}(?:[.,:]\d{1,4})?\s?(?:[€$£¥₽₺₩%]|\p{L}{1,8}\.?)?(?:\s[^\d]{0,24})?$/u;
/** "Small 2.80 large 3.90": two of them without a mark. */
const TWO_FIGURES = /^\p{L}[^\d]{1,30}\s\d{1,6}[.,]\d\d\s\p{L}[^\d]{0,20}\s\d{1,6}[.,]\d\d(?!\d)/u;
/** "6 eggs", "4 kg of potatoes". */
const COUNTED = /^\d{1,5}(?:[.,]\d{1,3})?\s?\p{L}[^\d]{1,30}$/u;
/** "Goalkeeper Léo", 会長 田中: a role or a thing, and its name. */
const NAMED_THING = /^\p{Ll}[\p{L}' ]{1,24} \p{Lu}\p{Ll}/u;
const NAMED_HAN = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,8}[ \u3000][\p{Script=Han}\p{Script=Katakana}ー]{2,8}$/u;
const MIN_NAMED = 2;
/** Two days are when something runs, and two counts may be limits. */
const MIN_OTHERS = 3;

/**
 * True if a list says what the JSON holds: a figure with each name ("haircut 25, beard 12"), or what each day brings
 * ("monday strength, tuesday rest").
 */
export function listsValues(asked: Asked): boolean {
  const { visible, body } = asked.reading;
  const items = itemsOf(visible, body.start, body.end);
  const isLimit = ({ start, end }: Item) =>
    cuesIn(asked, { start, end }, ['max', 'min', 'digits', 'default', 'only'])
      // 3만: a number word that also means "only".
      .some((cue) => !/\d$/u.test(visible.slice(start, cue.start))) ||
    jsonHitsIn(asked, { start, end }, ['required', 'optional', 'one-of']).length > 0;
  const named = items.filter((item) => (NAMED_FIGURE.test(item.text) || TWO_FIGURES.test(item.text)) && !isLimit(item));
  if (named.length >= MIN_NAMED && named.length * 2 >= items.length) return true;
  // Where nouns are capitalized, a capital is no name.
  const isNameCapital = !asked.words.json.article.includes('der');
  const typed = (start: number, end: number) => typedBetween(asked.reading.folded, start, end).trim();
  const isHeld = ({ start, end, text }: Item) =>
    COUNTED.test(text) || NAMED_HAN.test(text) || (isNameCapital && NAMED_THING.test(typed(start, end)));
  const held = items.filter((item) => isHeld(item) && !isLimit(item));
  if (held.length >= MIN_OTHERS && held.length * 2 >= items.length) return true;
  const days = asked.words.takenBack.weekdays;
  const dated = new Set(items.flatMap(({ text }) => days.filter((day) => isOfDay(text, day)).slice(0, 1)));
  return dated.size >= MIN_OTHERS;
}

/** "Monday strength": the day, and what it brings. */
function isOfDay(text: string, day: string): boolean {
  const rest = text.slice(day.length);
  return (
    text.startsWith(day) && /^[\s:]?[\p{L}\d]/u.test(rest) && (/^[\s:]/u.test(rest) || /[\p{Script=Han}]$/u.test(day))
  );
}

type Item = { text: string; start: number; end: number };

/** The text after the colon, or everything without one. */
function itemsOf(visible: string, from: number, to: number): Item[] {
  const text = visible.slice(from, to);
  const listed = from + text.search(/[:：](?!\d)/u) + 1;
  const ends = [...allMatches(visible.slice(listed, to), SEPARATOR).map(({ index }) => listed + index), to];
  return ends
    .map((end, at) => ({ start: at === 0 ? listed : (ends[at - 1] ?? listed) + 1, end }))
    .map((place) => ({ ...place, text: visible.slice(place.start, place.end).trim() }))
    .filter((item) => item.text !== '');
}
