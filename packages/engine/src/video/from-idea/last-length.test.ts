import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { withLastLength } from './last-length.ts';

test.each<[LanguageCode, string, string]>([
  [
    'en',
    'a goat climbs a ladder, 7 seconds. no, make it 12 seconds instead of 7',
    'a goat climbs a ladder, 12 seconds',
  ],
  ['en', 'a baker sets out rolls, 6 seconds, no wait, 10 seconds instead of 6', 'a baker sets out rolls, 10 seconds'],
  [
    'de',
    'ziege klettert, 7 sekunden, kamera fest. lieber 12 sekunden statt 7',
    'ziege klettert, 12 sekunden, kamera fest',
  ],
  ['fr', 'une chèvre grimpe, 7 secondes. non, 12 secondes au lieu de 7', 'une chèvre grimpe, 12 secondes'],
  ['es', 'una cabra trepa, 7 segundos. mejor 12 segundos en vez de 7', 'una cabra trepa, 12 segundos'],
  ['it', 'una capra sale, 7 secondi. no, 12 secondi invece di 7', 'una capra sale, 12 secondi'],
  ['pt', 'uma cabra sobe, 7 segundos. não, 12 segundos em vez de 7', 'uma cabra sobe, 12 segundos'],
  ['ru', 'коза лезет, 7 секунд. нет, не 7, а 12 секунд', 'коза лезет, 12 секунд'],
  ['tr', 'keçi tırmanıyor, 7 saniye. 7 değil 12 saniye olsun', 'keçi tırmanıyor, 12 saniye'],
  ['ar', 'عنزة تتسلق، ٧ ثواني. لا، ١٢ ثواني مش ٧', 'عنزة تتسلق، ١٢ ثواني'],
  ['ja', 'ヤギが登る動画、7秒。あ、7秒じゃなくて12秒で', 'ヤギが登る動画、12秒'],
  ['ko', '염소가 오르는 7초 영상, 카메라 고정. 아 7초 말고 12초로', '염소가 오르는 12초 영상, 카메라 고정'],
  ['zh', '山羊爬梯子，7秒。不是7秒，是12秒', '山羊爬梯子，12秒'],
])('%s: the later length of "%s" is the one of the clip', (language, idea, settled) => {
  expect(withLastLength(idea, READING_WORDS[language])).toBe(settled);
});

test.each<[LanguageCode, string]>([
  ['en', 'the girl waits 5 seconds, then runs for 8 seconds'],
  ['en', 'a 6 second clip of 6 dogs, not 10 seconds'],
  ['en', 'a dog barks 6 seconds, holds for 6 seconds, then 10 seconds of rain'],
  ['en', 'a candle burns for 8 seconds, then 4 seconds of dark, not 8'],
  ['de', '8 sek, hund springt, nicht 8 hunde sondern 1, 10 sek'],
  ['ja', '猫が7秒待つ。7匹じゃなくて1匹、12秒'],
  ['ko', '7초 뒤에 문이 열리고 7명 말고 한 명이 나온다, 12초'],
])('%s: "%s" takes back no length', (language, idea) => {
  expect(withLastLength(idea, READING_WORDS[language])).toBe(idea);
});
