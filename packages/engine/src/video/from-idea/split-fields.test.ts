import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import type { VideoForm } from '../video-form.ts';
import { readVideoIdea } from './read-video-idea.ts';

const formOf = (language: LanguageCode, idea: string) => readVideoIdea(idea, READING_WORDS[language]).form;

test.each<[LanguageCode, string, Partial<VideoForm>]>([
  ['ja', '女の子が傘を畳む。BGMいらない 雨の音だけ', { audio: 'BGMいらない 雨の音だけ', ambiance: '' }],
  [
    'en',
    'girl feeds ducks, camera still no music only the quacking',
    { cameraMotion: 'camera still', audio: 'no music only the quacking', negativePrompt: 'music' },
  ],
  [
    'en',
    'camera follows the sound of footsteps, a boy walks',
    { cameraMotion: 'camera follows the sound of footsteps' },
  ],
  [
    'de',
    'keine musik und wackelige handkamera, zwei nonnen fahren tandem',
    { cameraMotion: 'wackelige handkamera', negativePrompt: 'musik' },
  ],
  [
    'es',
    'el pescador recoge la red, plano fijo con sonido natural y sin subtitulos',
    { cameraMotion: 'plano fijo', audio: 'con sonido natural', negativePrompt: 'subtitulos' },
  ],
  [
    'tr',
    'kurbağa zıplıyor, sadece şapırtı, müzik ve konuşma yok',
    { dialogue: '', audio: 'sadece şapırtı, müzik ve konuşma yok' },
  ],
  ['ja', '漁師が網を引く、固定カメラで自然音のみ字幕なし', { audio: '自然音のみ', negativePrompt: '字幕' }],
  ['ko', '어부가 그물 당김, 고정샷에 현장음만 자막 없이', { audio: '현장음만', negativePrompt: '자막' }],
  ['ar', 'جدي يصلح ساعة، الكاميرا ثابتة وبدون موسيقى', { cameraMotion: 'الكاميرا ثابتة', audio: 'وبدون موسيقى' }],
])('%s: each subject of "%s" has a separate field', (language, idea, form) => {
  expect(formOf(language, idea)).toMatchObject(form);
});

test.each<[LanguageCode, string, string]>([
  ['en', 'man sharpens a knife just the scrape of the blade no talking', 'just the scrape of the blade no talking'],
  ['fr', 'une dame sort le pain, juste le crépitement de la croûte', 'juste le crépitement de la croûte'],
  ['ru', 'мужик точит нож только скрежет лезвия никто не говорит', 'только скрежет лезвия никто не говорит'],
  ['zh', '狗在门口等，只有钟表滴答', '只有钟表滴答'],
  ['en', 'a boy knocks, he is not angry, just nods', ''],
  ['es', 'un alfarero moldea barro, solo sus manos, sin cara', ''],
])('%s: the sound in "%s" is "%s"', (language, idea, audio) => {
  expect(formOf(language, idea).audio).toBe(audio);
});

test.each<[LanguageCode, string, Partial<VideoForm>]>([
  [
    'en',
    'the old lady says to the cat "you again"',
    { subject: 'the old lady', action: 'says to the cat "you again"', dialogue: '"you again"' },
  ],
  ['tr', 'yaşlı kadın kediye "yine mi sen" diyor', { subject: '', action: 'yaşlı kadın kediye "yine mi sen" diyor' }],
  ['zh', '老太太对猫说“又是你”', { subject: '', action: '老太太对猫说“又是你”' }],
  [
    'fr',
    'le café juste avant la fermeture, une serveuse essuie le bar et elle dit "on ferme" et il dit',
    { context: 'le café juste avant la fermeture', dialogue: '"on ferme"' },
  ],
  [
    'ko',
    '시장에서 김 올라오고 사장님이 만두 빚으면서 "하나 더 드려?" 하고 웃음, 음악 깔지 말고',
    {
      subject: '',
      action: '시장에서 김 올라오고 사장님이 만두 빚으면서 "하나 더 드려?" 하고 웃음',
      negativePrompt: '음악',
    },
  ],
  ['en', 'a fox yawns, straight into the lens', { action: 'yawns, straight into the lens', cameraMotion: '' }],
  ['it', 'un bimbo ride, video x insta', { context: '', aspectRatio: 'x insta' }],
])('%s: "%s" keeps its scene', (language, idea, form) => {
  expect(formOf(language, idea)).toMatchObject(form);
});
