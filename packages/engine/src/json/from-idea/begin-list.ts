import { contains, type Place } from '../../reading/span.ts';
import { clausesIn } from './clauses-in.ts';
import { type Asked, cuesIn } from './field-cues.ts';

export const MIN_LISTED = 2;

export function isList(asked: Asked, place: Place, min = MIN_LISTED): boolean {
  return clausesIn(asked, place).flatMap(({ parts }) => parts).length >= min;
}

/** "うちの店用に、名前、…": the purpose is not a field. */
export function withoutPurpose(asked: Asked, list: Place): Place {
  const [first, second] = clausesIn(asked, list);
  if (!asked.isVerbLast || first === undefined || second === undefined) return list;
  const isPurpose = cuesIn(asked, first, ['purpose']).some(({ end }) => end === first.end);
  const rest = { start: second.start, end: list.end };
  return isPurpose && isList(asked, rest) ? rest : list;
}

/** "…スキーマの定義ほしい 予約番号、…": the rest of the request before a space is not a field. */
export function withoutRequest(asked: Asked, list: Place): Place {
  const { visible, hits } = asked.reading;
  const lead = cuesIn(asked, list, ['filler', 'wanted']).find(
    ({ start, end }) => start === list.start && end < list.end,
  );
  const led = lead === undefined ? null : { start: lead.end, end: list.end };
  if (led !== null && /^\p{Script=Han}/u.test(visible.slice(list.start)) && isList(asked, led)) return led;
  const first = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}a-z]+\s+(?=\S)/u.exec(
    visible.slice(list.start, list.end),
  );
  if (first === null || !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(first[0])) return list;
  const end = list.start + first[0].length;
  const word = { start: list.start, end };
  const isAsking =
    hits.some((hit) => hit.group === 'lead.out' && contains(word, hit)) ||
    (cuesIn(asked, word, ['wanted', 'json']).length > 0 && first[0].length > 3) ||
    /^の/u.test(first[0]);
  const rest = { start: end, end: list.end };
  return isAsking && isList(asked, rest) ? rest : list;
}
