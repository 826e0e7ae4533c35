import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { hitsIn, part, textOf, withoutEdges } from './hits-in.ts';

/** A number and its unit, without the clip they are said of: "10초 영상", "8秒の動画", "个15秒". */
export function lengthOf(reading: IdeaReading, place: Place): Place {
  const bare = withoutEdges(reading, place, ['video.request', 'video.filler', 'lead.in']) ?? place;
  const unit = hitsIn(reading, bare, ['seconds']).find(({ end }) => end === bare.end);
  const clip =
    unit === undefined ? -1 : textOf(reading, unit).search(/(?<=\p{Script=Hangul}|\p{Script=Han})[\sの]\p{L}+$/u);
  const start = MEASURED.test(textOf(reading, bare)) ? bare.start + 1 : bare.start;
  return part(reading, start, unit === undefined || clip < 0 ? bare.end : unit.start + clip) ?? place;
}

/** A measure word belongs to the clip. */
const MEASURED = /^[个段条支](?=\d)/u;
