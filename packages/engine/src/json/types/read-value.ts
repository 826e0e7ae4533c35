import type { JsonValue } from '../json-value.ts';

/** A name with its given value. */
export type GivenValue = { name: string; value: JsonValue; unit: string };

const QUOTED = `"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|'[^']*'`;
const PLAIN_VALUE = String.raw`\d{4}-\d\d-\d\d|-?\d+(?:[.,]\d+)?(?:\s?\p{L}{1,3})?|true|false|null`;
const ASSIGNED = /^([\p{L}_][\p{L}\p{N} _.-]{0,40}?)\s?(?:=|:|：)\s?(\S.{0,200})$/u;
const BESIDE = new RegExp(`^([\\p{L}_][\\p{L}\\p{N} _.-]{0,40}?)\\s(${QUOTED}|${PLAIN_VALUE})$`, 'u');
/** "recipient Ada Byron": the capitalized part is a name. */
const NAMED = /^(\p{Ll}[\p{Ll}_-]{1,30})\s(\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,4})$/u;
const IS_QUOTED = new RegExp(`^(?:${QUOTED})$`, 'u');
/** A value with more digits than a number needs is a code. */
const NUMBER = /^(-?(?!0\d)\d+(?:[.,]\d+)?)(?:\s?(\p{L}{1,3}))?$/u;

/** The typed value next to a name; null if there is only a name. */
export function readValue(piece: string): GivenValue | null {
  const [, name, raw] = ASSIGNED.exec(piece) ?? BESIDE.exec(piece) ?? NAMED.exec(piece) ?? [];
  if (name === undefined || raw === undefined) return null;
  return { name: name.trim(), ...typedValue(raw.trim()) };
}

function typedValue(raw: string): { value: JsonValue; unit: string } {
  if (IS_QUOTED.test(raw)) return { value: raw.slice(1, -1), unit: '' };
  if (raw === 'true' || raw === 'false') return { value: raw === 'true', unit: '' };
  if (raw === 'null') return { value: null, unit: '' };
  const [, figures, unit = ''] = NUMBER.exec(raw) ?? [];
  const value = Number(figures?.replace(',', '.'));
  return Number.isSafeInteger(Math.trunc(value)) ? { value, unit } : { value: raw, unit: '' };
}
