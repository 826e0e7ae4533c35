import type { FormField } from '@wordlamp/engine/video-form';

/** How a field of the form is filled in. Options are what the JSON holds, in English in every language. */
export type VideoFieldKind = 'line' | 'lines' | 'choice';

type VideoGroup = {
  id: 'scene' | 'camera' | 'look' | 'avoid';
  fields: readonly { name: FormField; kind: VideoFieldKind }[];
};

/** The form in its four groups. */
export const VIDEO_GROUPS: readonly VideoGroup[] = [
  {
    id: 'scene',
    fields: [
      { name: 'subject', kind: 'line' },
      { name: 'action', kind: 'line' },
      { name: 'context', kind: 'line' },
    ],
  },
  {
    id: 'camera',
    fields: [
      { name: 'cameraMotion', kind: 'choice' },
      { name: 'composition', kind: 'choice' },
      { name: 'cameraAngle', kind: 'choice' },
      { name: 'duration', kind: 'line' },
      { name: 'aspectRatio', kind: 'line' },
    ],
  },
  {
    id: 'look',
    fields: [
      { name: 'style', kind: 'line' },
      { name: 'ambiance', kind: 'lines' },
      { name: 'audio', kind: 'lines' },
      { name: 'dialogue', kind: 'line' },
    ],
  },
  { id: 'avoid', fields: [{ name: 'negativePrompt', kind: 'line' }] },
];

export function fieldId(name: string): string {
  return `video-${name}`;
}
