import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import type { ArtWords } from '../../words/art-words.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { type ArtWord, bansLettering } from './find-art-words.ts';
import type { Signs } from './find-signs.ts';

/** These carry more text than the quoted part. */
const LETTERED = /^(?:artefact\.(?:infographic|map|menu|comic-strip)|use\.(?:diagram|calendar|postage-stamp))$/;
/** A date, a time, a price: not a sheet or a ratio. */
const FIGURES = /(?<![a-z\d:.])(?!\d{1,2}:\d{1,2}(?!\d))\d{2}|\d[.:/]\d{2}(?!\d)/;

/** Pictures for their own sake; every other use may have words on it. */
const OWN_SAKE = /^artefact\.(?:portrait|group-portrait|still-life|landscape|food-photo|botanical-plate)$/;
/** Streets full of signs, and panels with words. */
const WORDY = /^(?:light\.neon-light|style\.(?:comic-book|manga))$/;

/**
 * True if nothing in the idea has to do with writing: image models then invent some, and a signature. Where nothing in it
 * is known, nobody can say what it is about.
 */
export function isUnlettered(
  reading: IdeaReading,
  words: ReadingWords,
  found: readonly ArtWord[],
  { signs, spoken }: Signs,
): boolean {
  const ids = [...reading.concepts, ...signs].map(({ id }) => id);
  return (
    (ids.length > 0 || found.length > 0 || reading.exclusions.length > 0) &&
    spoken === null &&
    reading.quotations.length === 0 &&
    !bansLettering(reading, words) &&
    !found.some(({ group }) => group === 'lettering' || group === 'later') &&
    ids.every((id) => OWN_SAKE.test(id) || !/^(?:artefact|use)\./.test(id)) &&
    !ids.some((id) => WORDY.test(id))
  );
}

/**
 * The text to be shown, letter by letter. Lettering is a quotation next to a word for it ("title 'Harvest'"), or
 * between two marks if a use is named ("a logo, 'Harvest', …"). Without quotation marks we only know that there is
 * some. If text will be added later, there is none.
 */
export function letteringPieces(
  reading: IdeaReading,
  words: { reading: ReadingWords; art: ArtWords },
  found: readonly ArtWord[],
  { signs, spoken }: Signs,
): { text: string; place: Place }[] {
  const { sentences } = words.art.fromIdea;
  const hasUse = [...reading.concepts, ...signs].some(({ id }) => /^(?:artefact|use)\./.test(id));
  const beside = (quotation: Place) =>
    reading.clauses.some(
      (clause) =>
        contains(clause, quotation) &&
        ((hasUse && contains(quotation, clause)) ||
          found.some(({ group, ...at }) => group === 'lettering' && contains(clause, at))),
    );
  const shown = reading.quotations.filter((quotation) => contains(reading.body, quotation) && beside(quotation));
  const [place] = shown;
  const isBanned = bansLettering(reading, words.reading);
  if (place !== undefined && !isBanned) {
    const lettering = shown.map((quotation) => typedAt(reading, quotation)).join(' ');
    const named = found.filter(({ group }) => group === 'lettering').length;
    const isAlone =
      named <= shown.length + 1 &&
      !FIGURES.test(reading.visible) &&
      ![...reading.concepts, ...signs].some(({ id }) => LETTERED.test(id));
    const sentence = sentences[isAlone ? 'lettering-alone' : 'lettering'];
    return [{ text: sentence.replace('{lettering}', () => lettering), place }];
  }
  const later = found.find(({ group }) => group === 'later');
  if (later !== undefined) return [{ text: words.reading.art.emptyArea, place: later }];
  const isQuoted = reading.quotations.some((quotation) => contains(reading.body, quotation));
  return spoken === null || isBanned || isQuoted ? [] : [{ text: sentences['lettering-as-typed'], place: spoken }];
}
