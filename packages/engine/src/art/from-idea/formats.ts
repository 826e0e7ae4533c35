import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import type { ArtWord } from './find-art-words.ts';

/** `told` is what the prompt adds in figures; `aspect` is for models that take a number. */
export type Format = { aspect: string; told: string; place: Place };

const SHEET = /(?<![\p{L}\d])a[2-6](?![\p{L}\d])/u;

/** The ratio that was said, where it is certain. */
export function formatOf(reading: IdeaReading, found: readonly ArtWord[]): Format | null {
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
  if (square !== undefined) return { aspect: '1:1', told: '1:1', place: square };
  if (story !== undefined) return { aspect: '9:16', told: '9:16', place: story };
  const turn = upright ?? sideways;
  if (turn === undefined || !SHEET.test(reading.visible)) return null;
  return upright === undefined
    ? { aspect: '7:5', told: '√2:1', place: turn }
    : { aspect: '5:7', told: '1:√2', place: turn };
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
