import { foldText } from '../../text/fold-text.ts';
import type { VideoCueGroup } from '../../words/json-words.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import { type JsonDraft, joinLines, labelled, pickWording } from '../json-draft.ts';
import { filled } from '../json-value.ts';
import type { JsonReading } from '../read-request.ts';
import { titleOf } from '../title-of.ts';
import { type PictureReading, readPicture } from './read-picture.ts';

const USUAL_SECONDS = 8;
const USUAL_RATIO = '16:9';

/** The flat fields of the video page, as far as the text fills them. */
export function writeVideoGeneration(asked: JsonReading): JsonDraft {
  const { idea, json, pack, variant, visible } = asked;
  const { typography } = pack;
  const { words } = json;
  const own = words.types.video_generation;
  const picture = readPicture(asked, 'video:');
  const one = (group: VideoCueGroup) => picture.named.get(group)?.[0];
  const seconds = secondsIn(visible, jsonLexiconOf(words).patterns.seconds);
  const ratio = picture.ratio?.value ?? USUAL_RATIO;
  const preferences = picture.named.has('sound') || picture.lettering.length > 0 ? [] : [words.defaults.naturalSound];
  const assumptions = [
    ...(seconds === null ? [words.defaults.seconds] : []),
    ...(picture.ratio?.isStated === true ? [] : [labelled(words.defaults.ratio, ratio, typography)]),
    ...preferences,
  ];
  return {
    type: 'video_generation',
    title: titleOf(picture.subject ?? idea) ?? own.title,
    prompt: joinLines([
      pickWording(own.opening, variant),
      idea,
      // Both say that it is one shot; a named camera move is the only one.
      picture.named.has('cameraMotion') ? '' : words.defaults.oneShot,
      ...preferences,
      labelled(words.labels.seconds, String(seconds ?? USUAL_SECONDS), typography),
      labelled(words.labels.ratio, ratio, typography),
    ]),
    blocks: {
      video: filled({
        subject: picture.subject ?? undefined,
        context: picture.details.join('; '),
        style: one('style'),
        camera_motion: one('cameraMotion'),
        composition: one('framing'),
        camera_angle: one('angle'),
        ambiance: picture.named.get('light')?.join('; '),
        audio: soundOf(picture, preferences),
        dialogue: picture.lettering.map(({ content }) => `"${content}"`).join('\n'),
        negative_prompt: picture.avoided.join(', '),
      }),
      parameters: { duration_seconds: seconds ?? USUAL_SECONDS, aspect_ratio: ratio },
    },
    constraints: own.constraints,
    output: { format: 'video', count: 1 },
    assumptions,
  };
}

function secondsIn(text: string, pattern: RegExp): number | null {
  pattern.lastIndex = 0;
  const seconds = Number(pattern.exec(text)?.[1] ?? 0);
  return seconds > 0 ? seconds : null;
}

/** The sounds, then the excluded ones, unless the preference already says so. */
function soundOf({ named, silenced }: PictureReading, preferences: readonly string[]): string {
  const heard = named.get('sound') ?? preferences;
  const said = foldText(preferences.join(' ')).text;
  const silent = silenced.filter(({ thing }) => !said.includes(foldText(thing).text)).map(({ typed }) => typed);
  return [...heard, ...silent].join('; ');
}
