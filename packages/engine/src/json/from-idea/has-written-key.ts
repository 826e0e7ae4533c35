import type { Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';
import { type Asked, cuesIn } from './field-cues.ts';

/** "KdNr_alt": names typed as they are to be; "ads_2024.csv" is a file. */
const WRITTEN_KEY =
  /(?<![\p{L}\p{N}_])[\p{L}\p{N}]+_[\p{L}\p{N}_]+(?![\p{L}\p{N}_.]*\.\p{L}{2,4}(?!\p{L}))(?![\p{L}\p{N}_])/gu;

/** A name in code style that is not itself the value of something ("named esp_lamp", "id esp_lamp"). */
export function hasWrittenKey(asked: Asked, place: Place): boolean {
  const { visible } = asked.reading;
  const names = cuesIn(asked, place, ['called']);
  return allMatches(visible.slice(place.start, place.end), WRITTEN_KEY).some(({ index }) => {
    const start = place.start + index;
    const isNamed = names.some(({ end }) => end <= start && AFTER_NAME.test(visible.slice(end, start)));
    return !isNamed && !VALUE_LEAD.test(visible.slice(Math.max(0, start - VALUE_REACH), start));
  });
}

const AFTER_NAME = /^[\s:="'“”「]{0,3}$/u;
const VALUE_LEAD = /(?:(?<![\p{L}\p{N}])(?:id|host|hostname|ssid|topic|user|token)[\s:]*|=\s?|@)$/u;
const VALUE_REACH = 12;
