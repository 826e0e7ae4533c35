import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { readVideoIdea } from './read-video-idea.ts';

const formOf = (language: LanguageCode, idea: string) => readVideoIdea(idea, READING_WORDS[language]).form;

test.each<[LanguageCode, string, string]>([
  ['en', 'a cobbler glues a heel and hums, bare bulb over the bench, camera still', 'bare bulb over the bench'],
  ['de', 'ein schuster klebt einen absatz und summt, wintersonne, kamera fest', 'wintersonne'],
  ['fr', 'un cordonnier colle un talon et fredonne, néon blafard, caméra fixe', 'néon blafard'],
  ['es', 'un zapatero pega un tacón y tararea, bombilla amarilla, cámara quieta', 'bombilla amarilla'],
  ['it', 'un calzolaio incolla un tacco e canticchia, lampadina nuda, camera ferma', 'lampadina nuda'],
  ['pt', 'um sapateiro cola um salto e cantarola, lâmpada amarela, câmera parada', 'lâmpada amarela'],
  ['ru', 'сапожник клеит каблук и напевает, голая лампочка, камера неподвижна', 'голая лампочка'],
  ['tr', 'ayakkabıcı topuğu yapıştırıyor ve mırıldanıyor, çıplak ampul, kamera sabit', 'çıplak ampul'],
  ['ar', 'إسكافي يلصق كعب ويدندن، لمبة صفرا، الكاميرا ثابتة', 'لمبة صفرا'],
  ['ja', '靴屋がかかとを貼って鼻歌を歌う、裸電球、カメラは固定', '裸電球'],
  ['ko', '구두장이가 굽을 붙이며 흥얼거린다, 백열등, 카메라 고정', '백열등'],
  ['zh', '鞋匠粘鞋跟哼着歌，昏黄的灯，镜头不动', '昏黄的灯'],
])('%s: "%s" is lit by "%s"', (language, idea, light) => {
  const { action, ambiance } = formOf(language, idea);
  expect(ambiance).toBe(light);
  expect(action).not.toContain(light);
});

test.each<[LanguageCode, string]>([
  ['en', 'a girl carries a broken lamp up the stairs and trips'],
  ['de', 'ein kind trägt eine kaputte lampe die treppe hoch und stolpert'],
  ['fr', 'une fille porte un poisson néon dans un bocal et trébuche'],
  ['es', 'una niña cambia una bombilla rota y se ríe'],
  ['it', 'una bambina porta una lampada rotta su per le scale'],
  ['pt', 'uma menina troca uma lâmpada quebrada e ri'],
  ['ru', 'девочка несет разбитую лампу и спотыкается'],
  ['tr', 'kız kırık ampulü değiştiriyor ve gülüyor'],
  ['ar', 'بنت تحمل لمبة مكسورة وتضحك'],
  ['ja', '女の子が電球を落として笑う'],
  ['ko', '여자아이가 전구를 떨어뜨리고 웃는다'],
  ['zh', '女孩换一盏坏了的台灯，笑了'],
])('%s: in "%s" a lamp is a thing', (language, idea) => {
  expect(formOf(language, idea).ambiance).toBe('');
});

test('two words for one light are not parted', () => {
  const idea = 'نجار يقص لوح خشب طويل في ورشته، الكاميرا تقرب ببطء على المنشار والضو نيون ابيض مو اصفر';
  expect(formOf('ar', idea)).toMatchObject({
    cameraMotion: 'الكاميرا تقرب ببطء على المنشار',
    ambiance: 'والضو نيون ابيض مو اصفر',
  });
});

test.each<[LanguageCode, string, string]>([
  ['ko', '대장장이가 쇠를 두드린다, 망치 소리 크게 배경음악은 빼고', '배경음악'],
  ['tr', 'demirci demiri dövüyor, kamera sabit dursun zoom falan olmasın', 'zoom'],
])('%s: "%s" rules out only "%s"', (language, idea, thing) => {
  expect(formOf(language, idea).negativePrompt).toBe(thing);
});
