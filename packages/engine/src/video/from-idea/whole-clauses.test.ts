import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { CLIP_WORDS } from '../clip/all-clip-words.ts';
import { clipFromIdea } from '../clip/clip-from-idea.ts';
import { clipWithoutOpen } from '../clip/testing/without-open.ts';
import type { VideoForm } from '../video-form.ts';
import { readVideoIdea } from './read-video-idea.ts';

const formOf = (language: LanguageCode, idea: string) => readVideoIdea(idea, READING_WORDS[language]).form;

test.each<[LanguageCode, string, string]>([
  ['en', 'a plumber under the sink fixes a pipe', 'a plumber under the sink'],
  ['de', 'Tante im Garten gießt die Bohnen', 'Tante im Garten'],
  ['fr', 'mon cousin sur le quai attend son train', 'mon cousin sur le quai'],
  ['es', 'un gato duerme en la silla', 'un gato'],
  ['ru', 'бабушка на балконе поливает цветы', 'бабушка на балконе'],
  ['en', 'a diver holding a lamp says "down here"', ''],
  ['en', 'in the kitchen a girl sings', ''],
  ['ko', '비가 멎은 마당', ''],
  ['ja', '花が咲いた庭', ''],
])('%s: the subject of "%s": %s', (language, idea, subject) => {
  expect(formOf(language, idea).subject).toBe(subject);
});

test.each<[LanguageCode, string, string]>([
  ['en', 'the usher whispers row seven on the left, no subtitles', '"row seven on the left"'],
  ['fr', 'un enfant crie attendez le chat', '"attendez le chat"'],
  ['es', 'una vecina grita cierren las ventanas', '"cierren las ventanas"'],
  ['zh', '爷爷说今天不下雨', ''],
  ['zh', '爷爷说慢慢走', '“慢慢走”'],
  ['en', 'a clerk says goodbye to the mailman', ''],
  ['en', 'a clerk says that the shop is closed', ''],
  ['en', 'a clerk says come in and opens the door', ''],
  ['en', 'a clerk says come in, we are open', ''],
])('%s: the line of "%s" is "%s"', (language, idea, line) => {
  expect(formOf(language, idea).dialogue).toBe(line);
});

test.each<[string, LanguageCode, string, Partial<VideoForm>]>([
  [
    'what denies a verb goes with it',
    'en',
    'a hen sits, camera does not move',
    { cameraMotion: 'camera does not move', negativePrompt: '' },
  ],
  [
    'what takes it back stays with it',
    'pt',
    'um galo canta, a câmera não segue, mas girando devagar',
    { subject: 'um galo', action: 'canta', cameraMotion: 'a câmera não segue, mas girando devagar' },
  ],
  [
    'a particle hangs on its word',
    'ko',
    '고양이가 걷는다, 클로즈업으로 시작해서 멀어지게',
    { action: '걷는다', composition: '클로즈업으로 시작해서 멀어지게' },
  ],
  [
    'what is there instead is told with it',
    'en',
    'not a swan but a goose sits on the long jetty',
    { action: 'not a swan but a goose sits on the long jetty', negativePrompt: '' },
  ],
  ['light is light as a whole', 'es', 'una oveja bala, luz de mañana', { ambiance: 'luz de mañana' }],
  [
    'what somebody does not want to be done is no thing',
    'es',
    'no quiero que se mueva la cuna, un bebé duerme',
    { negativePrompt: '' },
  ],
  ['a father is no wish', 'ar', 'أبي في الحديقة يسقي الورد', { action: 'أبي في الحديقة يسقي الورد' }],
])('%s', (_, language, idea, form) => {
  expect(formOf(language, idea)).toMatchObject(form);
});

test('a camera that is both static and following is kept as typed', () => {
  const idea = 'eine ziege rennt, kamera folgt, keine kamerabewegung';
  const { cameraMotion, negativePrompt } = clipWithoutOpen('de', idea);
  expect(cameraMotion).toBe('kamera folgt, keine kamerabewegung');
  expect(negativePrompt).toBe('');
});

test('the subject of a longer idea stays in its sentence', () => {
  const { subject, action } = clipFromIdea(
    'an old potter lifts a heavy jug and smiles, camera at the height of the wheel',
    READING_WORDS.en,
    CLIP_WORDS.en,
  );
  expect(subject).toBe('');
  expect(action).toBe('an old potter lifts a heavy jug and smiles');
});
