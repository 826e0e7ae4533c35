import type { Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { isKnownName } from './clauses-in.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import { OPENERS } from './layout-of.ts';

/** "Date and total from scanned receipts": the fields, and their source. */
export function cutSource(asked: Asked, place: Place, isFirst = false): { named: Place | null; from: Place | null } {
  const { visible } = asked.reading;
  const [cut] = jsonHitsIn(asked, place, ['source']).filter(({ end }) => !/^\s?\d/u.test(visible.slice(end, end + 2)));
  if (cut === undefined) {
    const [origin] = isFirst ? cuesIn(asked, place, ['origin']).filter(({ start }) => start === place.start) : [];
    return origin === undefined
      ? { named: place, from: null }
      : splitBehind(asked, trimmed(visible, { start: origin.end, end: place.end }));
  }
  const before = trimmed(visible, { start: place.start, end: cut.start });
  const after = trimmed(visible, { start: cut.end, end: place.end });
  if (asked.words.video.placeEnd.length > 0) {
    // "Maillerden" is a word, and "から" a particle.
    const isWord = /(?:^|\s)$/u.test(visible.slice(place.start, cut.start));
    return { named: after, from: isWord ? { start: place.start, end: cut.end } : before };
  }
  const opener = before === null ? undefined : jsonHitsIn(asked, before, OPENERS)[0];
  if (before !== null && opener === undefined) return { named: before, from: withoutOpener(asked, after) };
  return splitBehind(asked, after);
}

/** "Out of the mails the date": the source extends to the next article, or is one word if we cannot tell. */
function splitBehind(asked: Asked, after: Place | null): { named: Place | null; from: Place | null } {
  if (after === null) return { named: null, from: null };
  const { visible } = asked.reading;
  const words = [...visible.slice(after.start, after.end).matchAll(/\S+/gu)].map(({ index, 0: word }) => ({
    index,
    word,
  }));
  const isArticle = (word: string) => asked.words.json.article.includes(word);
  const isDefinite = (word: string) => asked.words.json.article.slice(0, DEFINITE).includes(word);
  const next = words.findIndex(({ word }, at) => at > 0 && isDefinite(word) && !isArticle(words[at - 1]?.word ?? ''));
  const first = words.findIndex(({ word }) => !isArticle(word));
  const known = words.findIndex(({ index, word }, at) => {
    const start = after.start + index;
    return at > first && isKnownName(asked, { start, end: start + word.length });
  });
  const cut = words[known > 0 ? known : next > first ? next : first + 1];
  const isGuess = known <= 0 && next <= first;
  // The end of the source is unknown, so the request stays in it.
  if (cut === undefined || (isGuess && words.length - first - 1 > MAX_GUESSED)) {
    return { named: null, from: withoutOpener(asked, after) };
  }
  return {
    named: trimmed(visible, { start: after.start + cut.index, end: after.end }),
    from: trimmed(visible, { start: after.start, end: after.start + cut.index }),
  };
}

const MAX_GUESSED = 3;
/** The list of articles begins with those for "the". */
const DEFINITE = 4;

function withoutOpener(asked: Asked, place: Place | null): Place | null {
  if (place === null) return null;
  const [opener] = jsonHitsIn(asked, place, OPENERS).filter(({ start }) => start > place.start);
  return opener === undefined ? place : trimmed(asked.reading.visible, { start: place.start, end: opener.start });
}
