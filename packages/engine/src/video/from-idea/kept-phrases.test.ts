import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { readVideoIdea } from './read-video-idea.ts';

const formOf = (language: LanguageCode, idea: string) => readVideoIdea(idea, READING_WORDS[language]).form;

test.each<[LanguageCode, string, string, string]>([
  ['de', 'eine frau gießt blumen, kamera aus nem fenster im 2. stock', 'cameraMotion', 'im 2. stock'],
  ['de', 'der hund liegt im flur und wartet am 3. tag auf den briefträger, kamera fest', 'action', 'am 3. tag auf'],
  ['tr', 'bir adam tezgahta hamur açıyor, kamera 3. kattan bakıyor', 'cameraMotion', '3. kattan bakıyor'],
  ['tr', 'apartmanın 2. katında bir kadın çay içiyor, dışarıda yağmur', 'action', '2. katında'],
])('%s: an ordinal in "%s" ends no clause', (language, idea, field, wanted) => {
  const form: Readonly<Record<string, string>> = formOf(language, idea);
  expect(
    Object.values(form).filter((text) => text.includes(wanted)),
    field,
  ).not.toEqual([]);
});

test.each<[LanguageCode, string, RegExp, string]>([
  ['ko', '할머니가 마당에서 김치를 담그는 8초 영상', /담그는 8초 영상$/, '8초'],
  ['ko', '고양이가 창틀에서 하품하는 세로 10초 영상', /하품하는 세로 10초 영상$/, '10초'],
  ['ja', '縁側で丸くなる猫のかわいい8秒動画', /かわいい8秒動画$/, '8秒'],
  ['zh', '奶奶在院子里晒辣椒的8秒视频', /晒辣椒的8秒视频$/, '8秒'],
])('%s: "%s" keeps the noun of the request', (language, idea, action, length) => {
  const form = formOf(language, idea);
  expect(form.action).toMatch(action);
  expect(form.duration).toBe(length);
});

test.each<[LanguageCode, string, readonly string[]]>([
  ['tr', 'bir adam tezgahta hamur açıyor, hem tek plan kesme yok', ['kesme']],
  ['tr', 'kedi pencerede esniyor, tek çekim yazı olmasın', ['yazı']],
  ['tr', 'kedi pencerede esniyor, tek planda müzik yok', ['müzik']],
  ['ja', 'パン屋が生地をこねる、ワンカットで字幕なし', ['字幕']],
  ['de', 'eine katze gähnt am fenster, one take keine schnitte', ['schnitte']],
  ['tr', 'kedi esniyor ve kalkıyor, tek plan olmasın', ['tek plan']],
])('%s: in "%s" only %j is ruled out', (language, idea, wanted) => {
  expect(readVideoIdea(idea, READING_WORDS[language]).banned).toEqual(wanted);
});

test.each<[LanguageCode, string, string]>([
  ['zh', '一个老人对着收音机说“今天下雨”，除了这句话只留雨声，8秒', '除了这句话只留雨声'],
  ['en', 'a girl whispers "wait", apart from that, just the wind, 8 seconds', 'apart from that, just the wind'],
  ['de', 'ein mann sagt "bleib", außer diesem satz nur regen, 8 sek', 'außer diesem satz nur regen'],
  ['ru', 'старик говорит "сегодня дождь", кроме этой фразы только дождь', 'кроме этой фразы только дождь'],
  ['tr', 'adam "yağmur yağıyor" diyor, bu cümle hariç sadece yağmur sesi, 8 sn', 'bu cümle hariç sadece yağmur sesi'],
])('%s: an exception in "%s" stays with the sound', (language, idea, audio) => {
  expect(formOf(language, idea).audio).toBe(audio);
});

test.each<[LanguageCode, string, readonly string[]]>([
  ['ru', 'пес бежит по снегу, рыжий, именно такой а не чёрный и не коричневый', ['чёрный', 'коричневый']],
  ['ru', 'старик сидит у печки, не курит и не пьет', []],
  ['de', 'ein hund bellt im hof, man sieht kein gesicht und keiner redet', ['gesicht']],
])('%s: of "%s" %j is listed', (language, idea, wanted) => {
  expect(readVideoIdea(idea, READING_WORDS[language]).banned).toEqual(wanted);
});

test.each<[LanguageCode, string, string]>([
  ['ru', 'плотник забивает гвоздь, три удара молотка слышно, больше никаких звуков', 'больше никаких звуков'],
  ['fr', 'un menuisier enfonce un clou, on entend trois coups de marteau, aucun autre son', 'aucun autre son'],
  ['en', 'a carpenter drives a nail, three hammer blows, no other sounds', 'no other sounds'],
  ['zh', '木匠钉钉子，听见三下锤子声，没有其他声音', '没有其他声音'],
])('%s: in "%s" it is about the sound that nothing else is heard', (language, idea, wanted) => {
  const form = formOf(language, idea);
  expect(form.audio).toContain(wanted);
  expect(form.negativePrompt).toBe('');
});

test.each<[LanguageCode, string, string, string]>([
  [
    'es',
    'mi abuelo baila solo, noche cerrada pero con luz de mediodía en el patio de mi abuela, las dos cosas, como en un sueño',
    'en el patio',
    'noche cerrada pero con luz de mediodía',
  ],
  [
    'en',
    'my grandpa dances alone and laughs at his long shadow, noon light in the yard of my aunt, camera still, no music',
    'in the yard',
    'noon light',
  ],
  [
    'de',
    'mein opa tanzt allein und lacht über seinen schatten, mittagslicht im hof meiner tante, kamera fest, keine musik',
    'im hof',
    'mittagslicht',
  ],
  [
    'zh',
    '我家橘猫名字叫法官,下午在办公室坐打印机上不走,我喊一声“法官,起来上班”它慢慢转头瞪我,要手机手持拍的感觉',
    '办公室',
    '下午',
  ],
])('%s: in "%s" the light leaves the scene its place', (language, idea, place, light) => {
  const form = formOf(language, idea);
  expect(form.action).toContain(place);
  expect(form.ambiance).toBe(light);
});
