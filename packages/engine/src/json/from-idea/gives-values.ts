import { allMatches } from '../../text/all-matches.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import { listsValues } from './lists-values.ts';

/** Not part of a name ("VT-0042"). */
const FIGURE = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d_.,:/-])\d[\d.,:/]*(?<!\D)/gu;
const CLOCK = /^\d{1,2}:\d\d$/;
/** "9h", "18 Uhr", "9-14시": an hour, or where it ends. */
const HOUR_BEHIND =
  /^(?:\s?[-–~〜]\s?\d{1,2}(?::\d\d)?)?\s?(?:h|uhr|am|pm|ч|час|点|點|時|시)(?![\p{Script=Latin}\p{Script=Cyrillic}])/u;
/** "60 min" are minutes, also where "min" is short for a minimum elsewhere. */
const UNIT_BESIDE = /^\s?(?:[€$£¥₽₺₩%]|min(?![\p{L}.]))/u;
const SIGN_BEFORE = /[€$£¥₽₺₩]\s?$/u;
/** One may be how long something is in every case. */
const MIN_VALUES = 2;
const LIMIT_REACH = 8;
const MARK = /[,;.，、；。،؛]/u;

/**
 * True if an idea says what the JSON holds: two prices, hours or measures at least ("85 € in winter, 110 € in summer").
 * A count may be a limit of what is entered later, and a condition turns a value into a rule.
 */
export function givesValues(asked: Asked): boolean {
  const { visible, body } = asked.reading;
  if (listsValues(asked)) return true;
  const isRule =
    cuesIn(asked, body, ['condition', 'nullable']).length > 0 ||
    jsonHitsIn(asked, body, ['null-when-missing']).length > 0;
  if (isRule) return false;
  const limits = cuesIn(asked, body, ['max', 'min']);
  const units = cuesIn(asked, body, ['unit']);
  const figures = allMatches(visible.slice(body.start, body.end), FIGURE).map(({ index, 0: figure }) => ({
    figure,
    start: body.start + index,
    end: body.start + index + figure.length,
  }));
  const isLimit = (start: number, end: number) =>
    limits.some((limit) => {
      if (limit.start >= end && limit.start - end < 2 && UNIT_BESIDE.test(visible.slice(end, end + 6))) return false;
      const between = start < limit.start ? visible.slice(end, limit.start) : visible.slice(limit.end, start);
      return between.length < LIMIT_REACH && !MARK.test(between);
    });
  const isMeasured = (start: number, end: number) =>
    UNIT_BESIDE.test(visible.slice(end, end + 6)) ||
    SIGN_BEFORE.test(visible.slice(Math.max(0, start - 2), start)) ||
    units.some((unit) => Math.abs(unit.start - end) < 2 || Math.abs(start - unit.end) < 2);
  const values = figures.filter(
    ({ figure, start, end }) =>
      !isLimit(start, end) &&
      (CLOCK.test(figure) || isMeasured(start, end) || HOUR_BEHIND.test(visible.slice(end, end + 12))),
  );
  return values.length >= MIN_VALUES;
}
