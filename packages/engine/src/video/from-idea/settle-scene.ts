import type { VideoField } from '../video-form.ts';
import { certainSubject } from './certain-subject.ts';
import { countWords, textOf } from './hits-in.ts';
import type { IdeaParts } from './idea-parts.ts';

const SCENE: readonly VideoField[] = ['subject', 'action', 'context', 'dialogue'];
const MIN_FILMED_WORDS = 3;

/** "Drone shot over a vineyard": without other content, the filmed thing is the scene. */
export function showFilmed(parts: IdeaParts): void {
  if (SCENE.some(parts.has)) return;
  for (const field of ['cameraMotion', 'composition', 'style'] as const) {
    const place = parts.placesOf(field)[0];
    if (place === undefined || countWords(textOf(parts.reading, place)) < MIN_FILMED_WORDS) continue;
    parts.set(field, parts.placesOf(field).slice(1));
    parts.add('action', place);
    return;
  }
}

/** The subject, if it is certain, gets its own field. */
export function cutSubject(parts: IdeaParts): void {
  const scene = parts.placesOf('action')[0];
  const found = scene === undefined ? null : certainSubject(parts.reading, scene);
  if (scene === undefined || found === null) return;
  parts.add('subject', found.subject);
  parts.set('action', [...(found.action === null ? [] : [found.action]), ...parts.placesOf('action').slice(1)]);
}
