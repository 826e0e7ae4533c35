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
  expect(cameraMotion).toBe('Kamera folgt, keine Kamerabewegung');
  expect(negativePrompt).toBe('');
});

test('the subject of a longer idea stays in its sentence', () => {
  const { subject, action } = clipFromIdea(
    'an old potter lifts a heavy jug and smiles, camera at the height of the wheel',
    READING_WORDS.en,
    CLIP_WORDS.en,
  );
  expect(subject).toBe('');
  expect(action).toBe('An old potter lifts a heavy jug and smiles.');
});

const banned = (language: LanguageCode, idea: string) => readVideoIdea(idea, READING_WORDS[language]).banned;

test.each<[LanguageCode, string, string]>([
  [
    'de',
    'mein neffe fährt heute früh ohne stützräder im hof los, die nachbarin schaut ihm dabei lange zu',
    'ohne stützräder im hof los',
  ],
  [
    'it',
    'mio nipote parte stamattina in bici senza rotelle nel cortile, la vicina lo guarda a lungo',
    'senza rotelle nel cortile',
  ],
  [
    'es',
    'mi sobrino sale hoy en bici sin rueditas en el patio, la vecina lo mira un buen rato',
    'sin rueditas en el patio',
  ],
  [
    'fr',
    'mon neveu part ce matin à vélo sans petites roues dans la cour, la voisine le regarde longtemps',
    'sans petites roues dans la cour',
  ],
  [
    'de',
    'mein onkel flickt morgens ein netz am hafen, ich will nicht dass man seine hände sieht',
    'ich will nicht dass man seine hände sieht',
  ],
])('%s: in "%s" a ban inside a sentence stays there whole', (language, idea, clause) => {
  expect(formOf(language, idea).action).toContain(clause);
  expect(banned(language, idea)).toEqual([]);
});

test.each<[LanguageCode, string, string]>([
  ['de', 'meine nichte fährt zum ersten mal ohne stützräder, feldweg', 'fährt zum ersten mal ohne stützräder'],
  ['en', 'a clown walks down the street without shoes, evening', 'walks down the street without shoes'],
])('%s: in "%s" a ban behind a verb is in its sentence and ruled out', (language, idea, clause) => {
  expect(formOf(language, idea).action).toContain(clause);
  expect(banned(language, idea)).toHaveLength(1);
});

test.each<[LanguageCode, string, string]>([
  ['ar', 'جدي يصلح شبكة على الشاطئ، وما ابي وجهه يبان ابدا', 'وجهه'],
  ['ko', '할머니가 만두를 빚는 장면, 배경음악 절대 넣지 말고', '배경음악'],
  ['en', "a baker folds dough at night, I don't want her face to show at all", 'her face'],
  ['ru', 'дед чинит лодку в сарае, музыки не надо вообще', 'музыки'],
])('%s: what "%s" rules out is "%s", without the words around it', (language, idea, thing) => {
  expect(banned(language, idea)).toEqual([thing]);
});

test.each<[LanguageCode, string, string]>([
  ['de', 'die kugel rollt durch die bahn und er grinst nur. 10 sekunden, kamera auf höhe der kugel', '10 sekunden'],
  ['ko', '사장님이 국밥을 내려놓는 장면 6초정도요', '6초정도요'],
  ['ar', 'ولد يركض في الحقل، ٧ ثواني والكاميرا وراه', '٧ ثواني'],
])('%s: the length in "%s" is "%s"', (language, idea, length) => {
  expect(formOf(language, idea).duration).toBe(length);
});

test.each<[LanguageCode, string]>([
  ['en', "an old man mends a net, I don't want his face to show"],
  ['zh', '爷爷在码头补渔网，不要拍到他的脸'],
  ['ja', '祖父が網を直している、顔は映さないで'],
  ['tr', 'dedem ağ onarıyor, yüzü görünmesin'],
])('%s: "%s" gets no line that shows the face', (language, idea) => {
  const { cameraMotion } = clipFromIdea(idea, READING_WORDS[language], CLIP_WORDS[language]);
  expect(cameraMotion).not.toMatch(/face|脸|顔|yüz/);
});

test.each<[LanguageCode, string, string]>([
  ['ja', '風鈴と猫のみじかい動画', '風鈴と猫のみじかい動画'],
  ['ko', '골목에서 떡볶이가 끓는 영상 6초', '골목에서 떡볶이가 끓는 영상'],
  ['ko', '강아지 유치원 졸업식 영상 10초', '강아지 유치원 졸업식'],
])('%s: what describes the clip in "%s" keeps its noun: %s', (language, idea, action) => {
  expect(formOf(language, idea).action).toBe(action);
});
