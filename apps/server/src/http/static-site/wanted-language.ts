import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import { LANGUAGE_CODES, type LanguageCode } from '@wordlamp/engine/languages';

/** Far more than browsers send; the rest is not read. */
const MAX_CHARACTERS = 1000;
/** A language range, of which the first subtag counts, and its quality (RFC 9110 12.4.2, 12.5.4). */
const ENTRY = /^\s*(\*|[a-z]{1,8}(?=[\s;-]|$))(?:-[a-z\d]{1,8})*\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/**
 * The language of ours that an `Accept-Language` header wants most: by quality, then by the order in the header. `*`
 * matches all languages not named. English if none of ours is wanted; malformed entries are ignored.
 */
export function wantedLanguage(header: string): LanguageCode {
  const qualities = readQualities(header);
  const others = qualities.get('*') ?? 0;
  let wanted: LanguageCode = DEFAULT_LANGUAGE;
  let most = 0;
  for (const code of new Set([...namedOf(qualities), ...LANGUAGE_CODES])) {
    const quality = qualities.get(code) ?? others;
    if (quality > most) [wanted, most] = [code, quality];
  }
  return wanted;
}

/** The highest quality of each first subtag, in the order in which they are named. */
function readQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const entry of entriesOf(header)) {
    const [, range, quality = '1'] = ENTRY.exec(entry) ?? [];
    if (range === undefined) continue;
    const code = range.toLowerCase();
    qualities.set(code, Math.max(qualities.get(code) ?? 0, Number(quality)));
  }
  return qualities;
}

/** A truncated entry may have lost its quality, so it is dropped. */
function entriesOf(header: string): string[] {
  const entries = header.slice(0, MAX_CHARACTERS).split(',');
  return header.length > MAX_CHARACTERS ? entries.slice(0, -1) : entries;
}

function namedOf(qualities: ReadonlyMap<string, number>): LanguageCode[] {
  const ours: ReadonlySet<string> = new Set(LANGUAGE_CODES);
  return [...qualities.keys()].filter((code): code is LanguageCode => ours.has(code));
}
