import { overlaps, type Place } from '../../reading/span.ts';
import { type Group, hasHit, hitsIn } from './hits-in.ts';
import type { IdeaParts } from './idea-parts.ts';

const TURNED: readonly Group[] = [
  ...(['exclude', 'excludeAfter', 'contrast'] as const),
  ...(['video.refusal', 'video.negator', 'video.adversative', 'video.denial', 'video.then'] as const),
];

/**
 * Fills a blank light with the one phrase for it in the scene ("a baker at dawn sets out rolls"), which stays there.
 * Only whole phrases and the direction of light, since a thing that gives light may be a thing in the scene; and only one,
 * since a second one may be another time.
 */
export function copyLight(parts: IdeaParts, unsure: readonly Place[]): void {
  const { reading } = parts;
  if (parts.has('ambiance')) return;
  const all = { start: 0, end: reading.visible.length };
  const named = reading.concepts.filter(({ kind }) => kind === 'light' || kind === 'weather');
  const phrases = hitsIn(reading, all, ['video.when']);
  const lit = reading.concepts.filter(
    ({ id, ...span }) => id === 'light.backlight' && !phrases.some((phrase) => overlaps(phrase, span)),
  );
  const found = [...phrases, ...lit];
  const [only] = found;
  if (only === undefined || found.length > 1) return;
  const clause = reading.clauses.find((one) => overlaps(one, only)) ?? all;
  // "In the dark" may be how it ends, "in the morning" belongs to an hour.
  const isTelling = named.some((span) => overlaps(span, only)) && !PART.test(reading.visible.slice(0, only.start));
  const isOther = named.some((span) => !overlaps(span, only) && span.kind === 'light');
  const isInScene = parts.placesOf('action').some((place) => place.start <= only.start && only.end <= place.end);
  const isOpen = hasHit(reading, clause, TURNED) || unsure.some((place) => overlaps(place, clause));
  if (isTelling && isInScene && !isOther && !isOpen) parts.add('ambiance', only);
}

/** "비오는밤에", "um 4 nachts": the end of a word, or of a time. */
const PART = /[\p{Script=Hangul}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]$|\d(?::\d\d)?\s?(?:uhr\s)?$/u;
