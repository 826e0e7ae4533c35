import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { timesReference } from '../../testing/processor-time.ts';
import { CLIP_WORDS } from '../clip/all-clip-words.ts';
import { clipFromIdea } from '../clip/clip-from-idea.ts';
import { isBlank, type VideoForm } from '../video-form.ts';
import { readVideoIdea } from './read-video-idea.ts';

/** 50 ms of an idle processor. */
const MAX_LOOPS = 5;

const cases: { language: LanguageCode; idea: string; form: Partial<VideoForm> }[] = [
  {
    language: 'en',
    idea: '8 sec clip, my gran in her shed lifts a pot and finds a newt, she whispers: "well hello you"',
    form: {
      action: 'my gran in her shed lifts a pot and finds a newt, she whispers: "well hello you"',
      duration: '8 sec',
      dialogue: '"well hello you"',
    },
  },
  {
    language: 'en',
    idea: 'a bus driver locks the doors and says nothing, rain on the windows, camera never moves',
    form: {
      action: 'a bus driver locks the doors and says nothing',
      ambiance: 'rain on the windows',
      cameraMotion: 'camera never moves',
    },
  },
  {
    language: 'de',
    idea: 'video 6 sekunden hochkant für insta, oma schneidet das brot an, man hört nur die kruste knistern',
    form: {
      action: 'oma schneidet das brot an',
      duration: '6 sekunden',
      aspectRatio: '9:16, hochkant für insta',
      audio: 'man hört nur die kruste knistern',
    },
  },
  {
    language: 'fr',
    idea: 'petite vidéo de 10s, un potier sort un vase du four',
    form: { action: 'un potier sort un vase du four', duration: '10s' },
  },
  {
    language: 'it',
    idea: 'la caffettiera fischia, salotto anni 70',
    form: { subject: 'la caffettiera', action: 'fischia, salotto anni 70' },
  },
  {
    language: 'fr',
    idea: 'un vieux monsieur ne sourit pas, caméra fixe, sous la pluie, pas de texte svp',
    form: {
      action: 'un vieux monsieur ne sourit pas',
      cameraMotion: 'caméra fixe',
      ambiance: 'sous la pluie',
      negativePrompt: 'texte',
    },
  },
  {
    language: 'es',
    idea: 'el mecánico centra una rueda, sin caras, solo manos',
    form: { subject: 'el mecánico', action: 'centra una rueda; solo manos', negativePrompt: 'caras' },
  },
  {
    language: 'it',
    idea: 'in cucina la zia lancia la pizza, si sentono solo i gatti, niente musica per favore',
    form: {
      action: 'in cucina la zia lancia la pizza',
      audio: 'si sentono solo i gatti, niente musica',
      negativePrompt: 'musica',
    },
  },
  {
    language: 'pt',
    idea: 'um senhor não sorri, só balança a cabeça, ninguém fala',
    form: { subject: 'um senhor', action: 'não sorri, só balança a cabeça', audio: 'ninguém fala' },
  },
  {
    language: 'ru',
    idea: 'видео 8 сек, дед не улыбается просто кивает и говорит "поехали", камера снизу от колеса, мотор живой звук',
    form: {
      action: 'дед не улыбается просто кивает и говорит "поехали"',
      duration: '8 сек',
      cameraAngle: 'камера снизу от колеса',
      audio: 'мотор живой звук',
      dialogue: '"поехали"',
    },
  },
  {
    language: 'ar',
    idea: 'جدتي في الحديقة ترفع أصيص، تهمس "أهلا"، الكاميرا ثابتة ما تتحرك',
    form: {
      subject: 'جدتي في الحديقة',
      action: 'ترفع أصيص، تهمس "أهلا"',
      cameraMotion: 'الكاميرا ثابتة ما تتحرك',
      dialogue: '"أهلا"',
    },
  },
  {
    language: 'tr',
    idea: 'kısa video: babaannem bahçede saksıyı kaldırıyor, "merhaba" diyor, kamera hiç kıpırdamasın',
    form: {
      action: 'babaannem bahçede saksıyı kaldırıyor, "merhaba" diyor',
      cameraMotion: 'kamera hiç kıpırdamasın',
      dialogue: '"merhaba"',
    },
  },
  {
    language: 'ja',
    idea: '8秒の縦動画、雨が降る街で女の子が踊る、カメラは固定で絶対動かさないで、文字なし',
    form: {
      action: '雨が降る街で女の子が踊る',
      duration: '8秒',
      aspectRatio: '縦動画',
      cameraMotion: 'カメラは固定で絶対動かさないで',
      negativePrompt: '文字',
    },
  },
  {
    language: 'ko',
    idea: '8초 세로 영상, 할머니가 텃밭에서 화분을 들어올리고 "어머 안녕"이라고 속삭이는, 카메라는 고정, 절대 움직이지말고',
    form: {
      action: '할머니가 텃밭에서 화분을 들어올리고 "어머 안녕"이라고 속삭이는',
      duration: '8초',
      aspectRatio: '9:16, 세로 영상',
      cameraMotion: '카메라는 고정, 절대 움직이지말고',
      dialogue: '"어머 안녕"',
    },
  },
  {
    language: 'zh',
    idea: '8秒竖屏视频，奶奶在小屋里搬开花盆，她轻声说：“你好呀”，不要字幕',
    form: {
      subject: '奶奶',
      action: '在小屋里搬开花盆，她轻声说：“你好呀”',
      duration: '8秒',
      aspectRatio: '9:16，竖屏',
      dialogue: '“你好呀”',
      negativePrompt: '字幕',
    },
  },
];

test.each(cases)('$language: "$idea" fills these fields and no others', ({ language, idea, form }) => {
  const read = Object.entries(readVideoIdea(idea, READING_WORDS[language]).form).filter(([, text]) => !isBlank(text));
  expect(Object.fromEntries(read)).toEqual(form);
});

test.each([
  [
    'what stands in quotation marks on a sign is not spoken',
    'a neon sign reads "open late" and flickers',
    { dialogue: '' },
  ],
  ['clothes belong to who wears them', 'two kids in yellow raincoats stomp through puddles', { context: '' }],
  [
    'who speaks in a later clause is not taken for who the clip is about',
    'a nurse waters a plant, the cat looks up and says "hm"',
    { subject: '', dialogue: '"hm"' },
  ],
  ['an unknown verb is found by the noun behind it', 'mechanic trues a wheel', { subject: 'mechanic' }],
  ['slow motion is no camera in Spanish', 'a fox runs in slow motion', { style: 'in slow motion', cameraMotion: '' }],
])('%s', (_, idea, form) => {
  expect(readVideoIdea(idea, READING_WORDS.en).form).toMatchObject(form);
});

test.each(['no a ', 'camera follows, ', '"x" says ', 'und der hund ', '8 sec vertical '])(
  '4,000 characters of "%s" take no time',
  (piece) => {
    const idea = piece.repeat(Math.ceil(4000 / piece.length));
    const times = timesReference(() => void clipFromIdea(idea, READING_WORDS.en, CLIP_WORDS.en), MAX_LOOPS);
    expect(times).toBeLessThanOrEqual(MAX_LOOPS);
  },
);

test.each<[LanguageCode, string, string]>([
  ['en', 'man feeds pigeons, he is not sad just tired, no text', 'text'],
  ['tr', 'adam güvercinleri besliyor, üzgün değil sadece yorgun', ''],
  ['de', 'ohne musik und text brennt eine kerze ab', ''],
  ['es', 'un hombre camina, sin caras, solo manos', 'caras'],
])('%s: "%s" rules out no more than things', (language, idea, banned) => {
  expect(readVideoIdea(idea, READING_WORDS[language]).form.negativePrompt).toBe(banned);
});
