import { typedAt } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import type { JsonObject, JsonValue } from '../json-value.ts';
import { clausesIn } from './clauses-in.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import { headIn } from './head-in.ts';
import { hasContent } from './head-of-request.ts';
import { isRule } from './is-rule.ts';
import { keyOf } from './key-of.ts';
import { layoutOf } from './layout-of.ts';
import { OR, tidy } from './list-text.ts';

type Setting = { key: string; value: JsonValue | undefined; name: string };

/** Settings with the values that are said; what has none is null, and what is no setting stands in `_rules`. */
export function settingsOf(asked: Asked): JsonObject | null {
  const layout = layoutOf(asked);
  if (layout === null) return null;
  const settings: Setting[] = [];
  const rules: string[] = [];
  for (const clause of [layout.list, ...layout.after].flatMap((place) => clausesIn(asked, place))) {
    const typed = tidy(typedAt(asked.reading, clause));
    const parts = clause.parts.map((part) => settingAt(asked, part));
    if (parts.every((part) => part !== null && part.value !== undefined))
      settings.push(...parts.filter((part) => part !== null));
    else if (isRule(asked, clause)) rules.push(typed);
    else addParts(settings, rules, parts, { typed, clause, asked });
  }
  if (settings.length < 2) return null;
  const about = layout.head !== null && hasContent(asked, layout.head) ? tidy(typedAt(asked.reading, layout.head)) : '';
  return {
    ...(about === '' ? {} : { _comment: about }),
    ...Object.fromEntries(withValues(asked, settings)),
    ...(rules.length === 0 ? {} : { _rules: rules }),
  };
}

/** Most pieces have a value, so they are settings, even if no word says so. */
export function hasValues(asked: Asked): boolean {
  const layout = layoutOf(asked);
  if (layout === null || jsonHitsIn(asked, asked.reading.body, ['extract', 'source']).length > 0) return false;
  const parts = clausesIn(asked, layout.list).flatMap((clause) => clause.parts);
  const set = parts.filter(
    (part) => typeof settingAt(asked, part)?.value === 'number' || toggleIn(asked, part) !== null,
  );
  return set.length >= MIN_SET && set.length * 2 >= parts.length;
}

const MIN_SET = 2;

function addParts(
  settings: Setting[],
  rules: string[],
  parts: readonly (Setting | null)[],
  { typed, clause, asked }: { typed: string; clause: { parts: readonly Place[] }; asked: Asked },
): void {
  for (const [index, part] of parts.entries()) {
    const last = settings.at(-1);
    const place = clause.parts[index];
    const text = place === undefined ? typed : tidy(typedAt(asked.reading, place));
    if (part === null) rules.push(text);
    // "origins a.com and b.com": what has no name is another value.
    else if (part.value === undefined && index > 0 && !/\s/.test(text) && typeof last?.value === 'string')
      last.value = [last.value, text];
    else if (part.value === undefined && index > 0 && !/\s/.test(text) && Array.isArray(last?.value))
      last.value.push(text);
    else settings.push(part);
  }
}

/** Where others have values, the last word of one without is its value: "language de". */
function withValues({ words }: Asked, settings: readonly Setting[]): [string, JsonValue][] {
  const hasSome = settings.some(({ value }) => value !== undefined);
  return settings.map(({ key, value, name }) => {
    if (value !== undefined || !hasSome) return [key, value ?? null];
    const parts = /^(\S.*?)\s+(\S+)$/u.exec(name);
    return parts?.[1] === undefined ? [key, null] : [keyOf(parts[1], words), parts[2] ?? null];
  });
}

const ASSIGNED = /^([^:=]{1,60}?)\s?(?:(?<!\d)[:=：](?!\/\/)|\s->|\s→)\s?(?=\S)/u;
const MEASURED = /^([^\d]*?\p{L}[^\d]*?)\s?((?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}])-?\d.{0,40})$/u;
/** "言語ja" */
const GLUED = /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,})\s?([a-z][\w./:-]*)$/u;

const MAX_SETTING_CHARS = 120;

function settingAt(asked: Asked, place: Place): Setting | null {
  const { visible } = asked.reading;
  const text = visible.slice(place.start, place.end);
  if (text.length > MAX_SETTING_CHARS) return null;
  const toggle = toggleIn(asked, place);
  if (toggle !== null) return toggle;
  const assigned = ASSIGNED.exec(text) ?? undefined;
  const measured = assigned === undefined ? (MEASURED.exec(text) ?? GLUED.exec(text)) : null;
  const nameEnd = assigned?.[1]?.length ?? measured?.[1]?.length ?? text.length;
  const valueStart =
    assigned?.[0].length ?? (measured === null ? text.length : text.length - (measured[2]?.length ?? 0));
  const head = headIn(asked, withoutPreposition(asked, { start: place.start, end: place.start + nameEnd }));
  const name = head === null ? '' : tidy(typedAt(asked.reading, head));
  const key = keyOf(name, asked.words);
  if (key === '' || !/\p{L}/u.test(key) || name.split(/\s+/).length > 6) return null;
  if (valueStart >= text.length) return { key, name, value: undefined };
  return { key, name, value: settingValue(asked, { start: place.start + valueStart, end: place.end }) };
}

/** "Start um 05:30": the last small word before a value is none of its name. */
function withoutPreposition({ reading, words }: Asked, place: Place): Place {
  const last = /\s(\p{L}{1,3})\s?$/u.exec(reading.visible.slice(place.start, place.end));
  const isSmall = last?.[1] !== undefined && [...words.json.article, 'at', 'um', 'alle', 'ab'].includes(last[1]);
  return isSmall && last !== null ? { start: place.start, end: place.start + last.index } : place;
}

function settingValue(asked: Asked, place: Place): JsonValue {
  const typed = tidy(typedAt(asked.reading, place)).replace(/^["“„«]|["”»]$/gu, '');
  if (/^-?\d+(?:[.,]\d+)?$/.test(typed)) return Number(typed.replace(',', '.'));
  const count = /^(\d+)\s?\S+$/u.exec(typed)?.[1];
  if (count !== undefined && cuesIn(asked, place, ['times']).some(({ end }) => end === place.end)) return Number(count);
  const isOn = jsonHitsIn(asked, place, ['on']).some((hit) => contains(hit, place));
  const isOff = jsonHitsIn(asked, place, ['off']).some((hit) => contains(hit, place));
  if (isOn || isOff) return isOn;
  const values = typed.split(/\s*[,/、]\s*/u).flatMap((value) => value.split(OR));
  return values.length > 1 &&
    values.every((value) => /^\S+$/u.test(value)) &&
    !typed.includes('//') &&
    !/^\d/.test(typed)
    ? values
    : typed;
}

/** "Dark mode on", "debug off". */
function toggleIn(asked: Asked, place: Place): Setting | null {
  for (const [cue, value] of [
    ['on', true],
    ['off', false],
  ] as const) {
    for (const hit of jsonHitsIn(asked, place, [cue])) {
      if (hit.end !== place.end && hit.start !== place.start) continue;
      const rest = hit.end === place.end ? { start: place.start, end: hit.start } : { start: hit.end, end: place.end };
      const cut = trimmed(asked.reading.visible, rest);
      const head = cut === null ? null : headIn(asked, cut);
      if (head === null) continue;
      const name = tidy(typedAt(asked.reading, head));
      const key = keyOf(name, asked.words);
      if (key !== '' && /\p{L}/u.test(key)) return { key, name, value };
    }
  }
  return null;
}
