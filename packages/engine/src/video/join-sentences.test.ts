import { expect, test } from 'vitest';
import { joinAction } from './join-sentences.ts';
import { promptWith } from './testing/video-forms.ts';
import { toKling } from './to-kling.ts';
import { toProse } from './to-prose.ts';
import { toRunway } from './to-runway.ts';
import { toSora } from './to-sora.ts';

test.each([
  { subject: 'a keeper', action: 'climbs the steps', parts: ['a keeper climbs the steps'] },
  { subject: 'a keeper, white stubble', action: 'climbs', parts: ['a keeper, white stubble, climbs'] },
  { subject: 'старик', action: 'поднимается', parts: ['старик поднимается'] },
  { subject: 'A keeper.', action: 'climbs the steps', parts: ['A keeper.', 'climbs the steps'] },
  { subject: 'a keeper:', action: 'climbs', parts: ['a keeper:', 'climbs'] },
  { subject: 'a keeper', action: 'He climbs', parts: ['a keeper', 'He climbs'] },
  { subject: '灯台守', action: '階段を上る', parts: ['灯台守', '階段を上る'] },
  { subject: ' ', action: 'climbs', parts: [' ', 'climbs'] },
  { subject: 'a keeper', action: '', parts: ['a keeper', ''] },
])('"$subject" and "$action" are joined to $parts', ({ subject, action, parts }) => {
  expect(joinAction({ subject, action })).toEqual(parts);
});

test.each([toProse, (prompt: Parameters<typeof toKling>[0]) => toKling(prompt).text])(
  'a sound that nobody asked for is not told',
  (tell) => {
    expect(tell(promptWith({ subject: 'A fox', audio: '' }))).not.toContain('Sound');
    expect(tell(promptWith({ subject: 'A fox', audio: 'wind' }))).toContain('Sound: wind.');
  },
);

test('an unrequested sound is not reported as lost either', () => {
  const silent = promptWith({ subject: 'A fox', audio: '', dialogue: '' });

  expect(toSora(silent).text).not.toContain('ambient');
  expect([...toRunway(silent).changes, ...toKling(silent).changes].filter(({ field }) => field === 'audio')).toEqual(
    [],
  );
});
