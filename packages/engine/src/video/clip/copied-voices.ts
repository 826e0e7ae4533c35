import { typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { countWords, type Group, hitsIn, part, textOf, withoutEdges } from '../from-idea/hits-in.ts';
import { plainVerbs } from '../from-idea/plain-verbs.ts';
import type { VideoIdea } from '../from-idea/read-video-idea.ts';

const MAX_LEAD_WORDS = 8;
const SAYING: readonly Group[] = ['video.saying', 'video.quoting', 'video.says'];

/**
 * Finds voices that are named in front of their spoken line ("at the end a woman's voice:"), for the audio field: they may
 * belong to somebody who is not in view. A manner of speaking ("with a tired voice") is not a voice of its own.
 */
export function copiedVoices(idea: VideoIdea): string[] {
  const { reading, spoken, form } = idea;
  const found = spoken.flatMap((line) => {
    const place = voiceOf(idea, line);
    return place === null ? [] : [typedAt(reading, place)];
  });
  return [...new Set(found)].filter((text) => !form.audio.includes(text));
}

function voiceOf({ reading }: VideoIdea, line: Place): Place | null {
  const before = reading.visible.slice(0, line.start).replace(/[:：]\s*$/u, '');
  const mark = Math.max(...[...before.matchAll(MARK)].map(({ index, 0: text }) => index + text.length), 0);
  const lead = part(reading, mark, before.length);
  if (lead === null || countWords(textOf(reading, lead)) > MAX_LEAD_WORDS) return null;
  const voice = hitsIn(reading, lead, ['video.voice'])[0];
  if (voice === undefined) return null;
  const ahead = { start: lead.start, end: voice.start };
  const isManner = hitsIn(reading, ahead, ['video.beside', 'video.before']).some(
    ({ end }) => countWords(textOf(reading, { start: end, end: voice.start })) <= 1,
  );
  // "No music but the sound of …" is about more than a voice.
  const isMore = hitsIn(reading, lead, ['exclude', 'excludeAfter', 'contrast']).length > 0;
  if (isManner || isMore || plainVerbs(reading, ahead).length > 0 || hitsIn(reading, ahead, SAYING).length > 0)
    return null;
  const verb = hitsIn(reading, { start: voice.end, end: lead.end }, SAYING)[0];
  const own = part(reading, lead.start, verb?.start ?? lead.end);
  return own === null ? null : withoutEdges(reading, own, ['joiner', 'video.filler', 'video.determiner']);
}

const MARK = /[,;:.!?…¤\n、。，；：！？،؛؟()（）]/gu;
