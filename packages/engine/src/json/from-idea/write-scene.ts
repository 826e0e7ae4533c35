import { readIdea } from '../../reading/read-idea.ts';
import { readVideoIdea } from '../../video/from-idea/read-video-idea.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { filled, type JsonObject } from '../json-value.ts';

export function sceneOf(idea: string, words: ReadingWords): JsonObject | null {
  const head = readIdea(idea, words);
  const named = head.hits.find(({ group }) => group === 'json.scene');
  const colon = named === undefined ? -1 : head.folded.original.slice(0, idea.length).search(/[:：]/u);
  const { form, banned, reading } = readVideoIdea(colon < 0 ? idea : idea.slice(colon + 1), words);
  const hasRatio = /\d:\d/.test(form.aspectRatio);
  return filled({
    subject: form.subject,
    action: form.action,
    setting: form.context,
    style: form.style,
    composition: [form.composition, ...(hasRatio ? [] : [form.aspectRatio])].filter((part) => part !== '').join(', '),
    camera: [form.cameraMotion, form.cameraAngle].filter((part) => part !== '').join(', '),
    light_and_mood: form.ambiance,
    sound: form.audio,
    dialogue: form.dialogue,
    aspect_ratio: reading.aspect ?? (hasRatio ? form.aspectRatio : undefined),
    seconds: reading.seconds ?? undefined,
    duration: reading.seconds === null ? form.duration : undefined,
    exclude: [...banned],
  });
}
