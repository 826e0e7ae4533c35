import type { Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { foldText } from '../../text/fold-text.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';

/** The bare name: without leading articles, trailing particles or the word for a list. */
export function headIn(asked: Asked, place: Place): Place | null {
  const head = withoutArticles(asked, trimmed(asked.reading.visible, place));
  return head === null ? null : withoutListWord(asked, withoutCase(asked, withoutParticle(asked, head)));
}

/** "Vade tarihini": in Turkish the object takes an ending, which starts with "n" after another one. */
const ACCUSATIVE = /(?<=\p{Script=Latin}{4}[iu])n[iu]$/u;

function withoutCase(asked: Asked, place: Place): Place {
  const isTurkish = asked.isVerbLast && asked.words.fieldWords.particle.length === 0;
  const text = asked.reading.visible.slice(place.start, place.end);
  return isTurkish && ACCUSATIVE.test(text) ? { start: place.start, end: place.end - 2 } : place;
}

const MARKS_AROUND = /^[\s"'„“”«».,:;]+|[\s"'„“”«».,:;]+$/gu;

function withoutArticles(asked: Asked, place: Place | null): Place | null {
  if (place === null) return null;
  const { visible } = asked.reading;
  let { start, end } = place;
  const text = visible.slice(start, end);
  start += /^[\s"'.,:;]*/u.exec(text)?.[0].length ?? 0;
  end -= MARKS_AROUND.test(text) ? (/[\s"'.,:;]*$/u.exec(text)?.[0].length ?? 0) : 0;
  const articles = asked.words.json.article.map((article) => foldText(article).text);
  for (let isMoving = true; isMoving; ) {
    const word = /^([\p{L}\p{M}]+)(?:\s+|['’])(?=\S)/u.exec(visible.slice(start, end));
    isMoving = word?.[1] !== undefined && articles.includes(word[1]);
    if (isMoving && word !== null) start += word[0].length;
  }
  return trimmed(visible, { start, end: Math.max(start, end) });
}

function withoutParticle(asked: Asked, place: Place): Place {
  const { visible } = asked.reading;
  const text = visible.slice(place.start, place.end);
  const particle = asked.words.fieldWords.particle
    .filter((one) => text.endsWith(one) && text.length > one.length + (isHangul(one) ? 0 : 0))
    .toSorted((a, b) => b.length - a.length)[0];
  if (particle === undefined || !isParticle(text, particle, visible.slice(place.end, place.end + 1))) return place;
  return trimmed(visible, { start: place.start, end: place.end - particle.length }) ?? place;
}

function isHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

/** "을", "은" and "이" follow a consonant, "를", "는" and "가" a vowel; "나이" and "마을" are words. */
function isParticle(text: string, particle: string, next: string): boolean {
  if (!isHangul(particle))
    return !/\p{Script=Hiragana}/u.test(text.charAt(text.length - particle.length - 1)) || particle === 'を';
  const before = text.charCodeAt(text.length - 2);
  if (before < 0xac00 || before > 0xd7a3) return /[\da-z)]/.test(text.charAt(text.length - 2));
  const hasFinal = (before - 0xac00) % 28 !== 0;
  if ('이가'.includes(particle) && next === '') return false;
  return '을은이'.includes(particle) ? hasFinal : !hasFinal;
}

/** "Parts list" and "list of parts" are parts. */
function withoutListWord(asked: Asked, place: Place): Place {
  const { visible } = asked.reading;
  if (!/\s/.test(visible.slice(place.start, place.end))) return place;
  const lists = [...cuesIn(asked, place, ['list']), ...jsonHitsIn(asked, place, ['list-of'])];
  const first = lists.find(({ start, end }) => start === place.start && end < place.end && end - start > 4);
  if (first !== undefined) {
    return withoutArticles(asked, { start: first.end, end: place.end }) ?? place;
  }
  const last = cuesIn(asked, place, ['list']).find(({ start, end }) => end === place.end && start > place.start);
  return last === undefined ? place : (trimmed(visible, { start: place.start, end: last.start }) ?? place);
}
