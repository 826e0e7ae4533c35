import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object;

test.each([
  ['photo of a beach at dawn, free of people', 'people'],
  ["photo of a beach at dawn, don't show any people", 'people'],
  ['Bild von einem Strand am Morgen, frei von Menschen', 'Menschen'],
  ['foto de una playa al amanecer, no hay personas', 'personas'],
  ["photo d'une plage à l'aube, il n'y a aucune personne", 'personne'],
  ["foto di una spiaggia all'alba, non ci sono persone", 'persone'],
  ['foto de uma praia ao amanhecer, não há pessoas', 'pessoas'],
  ['фото пляжа на рассвете, людей нет', 'людей'],
  ['фото пляжа на рассвете, нет людей', 'людей'],
  ['şafakta bir plaj fotoğrafı, insan yok', 'insan'],
  ['şafakta bir plaj fotoğrafı, insanlar görünmüyor', 'insanlar'],
  ['夜明けの浜辺、水彩、人はいない', '人'],
  ['夜明けの浜辺、水彩、車が写っていない', '車'],
  ['夜明けの浜辺、水彩、人物なし', '人物'],
  ['새벽 해변 사진, 사람은 없다', '사람'],
  ['清晨海滩的照片，无人', '人'],
  ['清晨海滩的照片，看不到行人', '行人'],
  ['صورة شاطئ عند الفجر، لا يوجد ناس', 'ناس'],
])('an excluded thing is left out: %s', (text, thing) => {
  expect(write(text)).toMatchObject({ image: { avoid: [thing] }, parameters: { negative_prompt: thing } });
  expect(JSON.stringify((write(text).image as { subject: object }).subject)).not.toContain('details');
});

test.each([
  ['雨の夜の人のいない通りの絵、水彩'],
  ['無人機から見た海の写真'],
  ['无人机拍摄的海岸照片'],
  ['夜明けの浜辺、水彩、誰もいない'],
])('a negation that belongs to the subject is not an exclusion: %s', (text) => {
  expect(write(text)).not.toHaveProperty('image.avoid');
});

test.each([
  [
    '8 second video of a fox on a canal, only natural sound, no music, no people',
    'only natural sound; no music',
    'people',
  ],
  [
    '8 second video of a fox on a canal, no voiceover',
    'Natural sound from the scene, no music; no voiceover',
    undefined,
  ],
  ['Video von einem Zug auf einer Brücke, ohne Musik', 'Natürlicher Ton der Szene, keine Musik', undefined],
  [
    'vidéo de 8 secondes d’un train sur un pont, sans musique, sans passants',
    'Son naturel de la scène, pas de musique',
    'passants',
  ],
  ['橋を渡る列車の動画、8秒、音楽なし、人物なし', '音はその場の自然な環境音のみ、音楽は入れない', '人物'],
])('an excluded sound is not something visible: %s', (text, audio, negative) => {
  const { video } = write(text) as { video: { audio: string; negative_prompt?: string } };

  expect(video.audio).toBe(audio);
  expect(video.negative_prompt).toBe(negative);
});
