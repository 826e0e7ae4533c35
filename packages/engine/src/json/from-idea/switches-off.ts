import { type Asked, jsonHitsIn } from './field-cues.ts';

const REACH = 24;
const WORD_REACH = 2;
/** "At 60 % off", "from 1 to 5 off". */
const AFTER_LIMIT = /(?:[%°度時点點시]|\d\s\p{L}{1,5}\s\d{1,2}(?::\d\d)?\s?\p{L}{0,5})\S{0,3}\s?$/u;
const BEFORE_LIMIT = /^\s?(?:\p{L}{1,9}\s){0,3}\d/u;
/** "Mon", "so": many other words begin so. */
const SHORT_DAY = /^[a-z]{2,3}$/;

/**
 * True if something is switched off for good: "light on at 10:40, off at 19:15" is a time, "off below 4 degrees" a
 * limit, "sunday off" a day without opening hours.
 */
export function switchesOff(asked: Asked): boolean {
  const { visible, body } = asked.reading;
  return jsonHitsIn(asked, body, ['off']).some(({ start, end }) => {
    const before = visible.slice(Math.max(0, start - REACH), start);
    return !BEFORE_LIMIT.test(visible.slice(end, end + REACH)) && !AFTER_LIMIT.test(before) && !isOfDay(asked, before);
  });
}

/** "Pazar günü kapalı": the last words before it name a day of the week. */
function isOfDay({ words }: Asked, before: string): boolean {
  const [said = ''] = before.split(/[,.;:،؛、，。；：\n]/u).slice(-1);
  const last = said.trim().split(/\s+/u).slice(-WORD_REACH);
  return last.some((word) =>
    words.takenBack.weekdays.some((day) => (SHORT_DAY.test(day) ? word === day : word.startsWith(day))),
  );
}
