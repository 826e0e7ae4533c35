import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import type { ArtWord } from './find-art-words.ts';

/** `told` is the figure that the prompt adds, where the idea's own words leave it open; `aspect` is for models that take a number. */
export type Format = { aspect: string; told: string; place: Place };

const SHEET = /(?<![a-z\d])a[2-6](?![a-z\d])/g;
/** "A3, upright" is all that a printer needs. */
const MAX_APART = 2;

/** The ratio that the idea gives, if certain. */
export function formatOf(reading: IdeaReading, found: readonly ArtWord[], { art }: ReadingWords): Format | null {
  const first = (group: ArtWord['group']) => found.find((word) => word.group === group);
  const alone = found.find(
    (word) =>
      word.group === 'squareAlone' &&
      reading.clauses.some((clause) => clause.start === word.start && clause.end === word.end),
  );
  const [upright, sideways, story] = [first('upright'), first('sideways'), first('story')];
  const square = first('square') ?? alone;
  if (reading.aspect !== null) return turned(reading.aspect, upright, sideways, reading.body);
  if ([upright ?? story, sideways, square].filter((word) => word !== undefined).length !== 1) return null;
  if (square !== undefined) return { aspect: '1:1', told: '', place: square };
  if (story !== undefined) return { aspect: '9:16', told: '9:16', place: story };
  const turn = upright ?? sideways;
  const sheet = allMatches(reading.visible, SHEET)[0];
  if (turn === undefined || sheet === undefined) return null;
  const size = { start: sheet.index, end: sheet.index + sheet[0].length };
  const isSaid = Math.max(size.start - turn.end, turn.start - size.end) <= MAX_APART;
  const sentence = upright === undefined ? art.sheetSideways : art.sheetUpright;
  return {
    aspect: upright === undefined ? '7:5' : '5:7',
    told: isSaid ? '' : sentence.replace('{sheet}', sheet[0].toUpperCase()),
    place: turn,
  };
}

/** "3:2, upright" is 2:3. */
function turned(
  aspect: string,
  upright: ArtWord | undefined,
  sideways: ArtWord | undefined,
  body: Place,
): Format | null {
  const [width = 1, height = 1] = aspect.split(':').map(Number);
  const isTurned =
    (upright !== undefined && sideways === undefined && width > height) ||
    (sideways !== undefined && upright === undefined && width < height);
  const given = isTurned ? `${height}:${width}` : aspect;
  return { aspect: given, told: isTurned ? given : '', place: upright ?? sideways ?? body };
}
