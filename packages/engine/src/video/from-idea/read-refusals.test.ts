import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { typedAt } from '../../reading/read-idea.ts';
import { clipWithoutOpen } from '../clip/testing/without-open.ts';
import type { VideoForm } from '../video-form.ts';
import { readVideoIdea } from './read-video-idea.ts';

const formOf = (language: LanguageCode, idea: string) => readVideoIdea(idea, READING_WORDS[language]).form;

test.each<[LanguageCode, string, string]>([
  ['ru', 'дед идет, не надо комедию делать', 'не надо комедию делать'],
  ['zh', '猫睡着了，字幕只要英文，不要中文的', '不要中文的'],
])('%s: what "%s" refuses is an action or has no noun, and stays', (language, idea, kept) => {
  const form = formOf(language, idea);
  expect(form.negativePrompt).toBe('');
  expect(form.action).toContain(kept);
});

test.each<[LanguageCode, string, string]>([
  ['en', 'a nurse folds towels, zoom not needed, 6 sec', 'zoom'],
  ['de', 'ein koch flambiert, text brauch ich nicht, 6 sek', 'text'],
  ['fr', "le coiffeur balaie, zoom j'en veux pas, 6 sec", 'zoom'],
  ['es', 'el barbero barre, logo no quiero, 6 seg', 'logo'],
  ['it', 'un sarto cuce, loghi non li voglio, 6 secondi', 'loghi'],
  ['pt', 'um alfaiate costura, logo não precisa, 6 segundos', 'logo'],
  ['ru', 'сварщик опускает маску, логотипов не надо, 6 секунд', 'логотипов'],
  ['tr', 'kedi koltuğa atlıyor yazı istemiyorum 6 sn', 'yazı'],
  ['ar', 'لحام ينزل القناع، شعارات ما نبيها، ٦ ثواني', 'شعارات'],
  ['ja', '溶接工がマスクを下ろす、ロゴは結構です、6秒', 'ロゴ'],
  ['ko', '용접공이 마스크를 내린다, 로고는 됐어, 6초', '로고'],
  ['zh', '理发师扫地，标志就免了，6秒', '标志'],
])('%s: what "%s" refuses is %s, and nothing of it is left over', (language, idea, thing) => {
  const form = formOf(language, idea);
  expect(form).toMatchObject({ negativePrompt: thing, audio: '', style: '', context: '' });
  expect(form.duration).toMatch(/[6٦]/u);
  expect(`${form.subject} ${form.action}`).not.toContain(thing);
  expect(form.action).not.toMatch(/[;；؛。]/u);
});

test.each<[LanguageCode, string, Partial<VideoForm>]>([
  ['en', 'he waits, she is not needed', { action: 'he waits, she is not needed', negativePrompt: '' }],
  ['es', 'un niño espera, música no quiero', { audio: 'música no quiero', negativePrompt: 'música' }],
  ['ru', 'дед идет, музыки не надо', { action: 'идет', audio: 'музыки не надо' }],
  ['de', 'oma winkt ohne untertitel, 9 sekunden', { negativePrompt: 'untertitel', duration: '9 sekunden' }],
  ['zh', '爷爷挥手，不要文字8秒', { negativePrompt: '文字', duration: '8秒' }],
  ['tr', 'kedi uyuyor, ağır çekim yok', { style: '', negativePrompt: 'ağır çekim' }],
  ['ja', '猫が寝ている。雨の音だけでBGMいらない', { negativePrompt: 'BGM' }],
  ['ko', '고양이가 잔다. 음악 둘다 넣지마', { negativePrompt: '음악' }],
  ['ja', '猫が寝ている。雨の音だけで字幕いらない', { negativePrompt: '字幕' }],
  ['ru', 'дед идет, не надо лишнюю контрастность', { negativePrompt: 'лишнюю контрастность' }],
  ['ko', '고양이가 잔다, 슬로모션 없이', { style: '', negativePrompt: '슬로모션' }],
  ['en', 'a potter shapes a bowl for 12 seconds', { action: 'a potter shapes a bowl', context: '' }],
])('%s: "%s" bans the thing and nothing else', (language, idea, form) => {
  expect(formOf(language, idea)).toMatchObject(form);
});

test.each<[LanguageCode, string]>([
  ['en', 'a dog runs without a leash'],
  ['de', 'oma winkt ohne untertitel 9 sekunden'],
  ['es', 'un perro corre sin correa'],
  ['fr', 'un chat dort sans collier'],
  ['it', 'un gatto dorme senza collare'],
  ['pt', 'um cachorro corre sem coleira'],
  ['ru', 'кот спит без ошейника'],
  ['tr', 'kedi tasmasız uyuyor'],
])('%s: "%s" is a scene of which nothing is lost', (language, idea) => {
  const { subject, action } = formOf(language, idea);
  expect(`${subject} ${action}`.trim()).toBe(idea);
});

test.each<[LanguageCode, string, string]>([
  ['en', "grandpa feeds the ducks, line: 'come here'", "'come here'"],
  ['de', 'frisörin kehrt, spruch: "bis morgen" ganz müde', '"bis morgen" ganz müde'],
  ['fr', 'mamie balaie, réplique : « à demain »', '« à demain »'],
  ['es', 'una peluquera barre, diálogo: "hasta mañana"', '"hasta mañana"'],
  ['it', 'un sarto cuce, battuta: "a domani"', '"a domani"'],
  ['pt', 'um alfaiate costura, fala: "até amanhã"', '"até amanhã"'],
  ['ru', 'дед кормит уток, реплика: «идите сюда»', '«идите сюда»'],
  ['tr', 'dede ördekleri besliyor, replik: "gelin"', '"gelin"'],
  ['ar', 'جدي يطعم البط، حوار: "تعالوا"', '"تعالوا"'],
  ['ja', '美容師が床を掃く、台詞は「また明日」', '「また明日」'],
  ['ko', "미용사가 바닥을 쓴다, 대사는 '내일 봐요'", "'내일 봐요'"],
  ['zh', '理发师扫地，台词是“明天见”', '“明天见”'],
])('%s: the label in "%s" announces a line, which is no action', (language, idea, dialogue) => {
  const form = formOf(language, idea);
  expect(form.dialogue).toBe(dialogue);
  expect(form.action).not.toMatch(/["'“«「]/u);
});

test.each<[LanguageCode, string, string]>([
  ['en', 'a vet pets a rabbit, voice-over: "all good"', 'voice-over'],
  ['es', 'una veterinaria cura un conejo, voz en off: "todo bien"', 'voz en off'],
  ['ru', 'ветеринар лечит кролика, голос за кадром: «все хорошо»', 'голос за кадром'],
  ['tr', 'veteriner tavşanı okşuyor, dış ses: "her şey yolunda"', 'dış ses'],
  ['ko', "목소리만: '다 괜찮아', 수의사가 토끼를 치료한다", '목소리만'],
])('%s: whoever speaks in "%s" is only heard', (language, idea, voice) => {
  expect(formOf(language, idea).audio).toBe(voice);
  expect(clipWithoutOpen(language, idea).composition).toBe('');
});

test.each<[LanguageCode, string, Partial<VideoForm>]>([
  ['es', 'un perro corre, a mano', { cameraMotion: 'a mano' }],
  ['es', 'un cuenco hecho a mano', { cameraMotion: '' }],
  ['zh', '男人在雨里走，手持', { cameraMotion: '手持' }],
  ['zh', '新娘手持鲜花', { cameraMotion: '' }],
  ['ja', '猫が走る、手持ち', { cameraMotion: '手持ち' }],
  ['tr', 'kedi koşuyor, elde', { cameraMotion: 'elde' }],
  ['ar', 'رجل يمشي، تصوير باليد', { cameraMotion: 'تصوير باليد' }],
  ['ar', 'خبز معجون باليد', { cameraMotion: '' }],
  ['ru', 'кошка бежит, с рук', { cameraMotion: 'с рук' }],
  ['fr', 'mamie montre une photo, rit', { style: '', action: 'mamie montre une photo, rit' }],
  ['es', 'la tía muestra una foto', { style: '' }],
  ['ru', 'бабушка показывает фото', { style: '' }],
  ['de', 'kaffee tropft. sie sagt "endlich"', { subject: '', dialogue: '"endlich"' }],
  ['fr', 'deux gamins jouent. le petit gagne', { subject: '' }],
])('%s: "%s" is filmed, shown and done as typed', (language, idea, form) => {
  expect(formOf(language, idea)).toMatchObject(form);
});

test('a Korean line in single quotation marks keeps its particle out', () => {
  expect(formOf('ko', "아빠가 '이제 가자'라고 말한다").dialogue).toBe("'이제 가자'");
});

test('neither a pronoun nor a number alone is ruled out', () => {
  const idea = 'una niña salta la cuerda en la plaza grande del pueblo, sin música y ella no mira a nadie';
  expect(readVideoIdea(idea, READING_WORDS.es).form.negativePrompt).toBe('música');
});

test('the operator of an exclusion is read whole', () => {
  const { reading } = readVideoIdea('고양이가 졸아요, 얼굴은 절대 안나오게', READING_WORDS.ko);
  expect(reading.exclusions.map(({ things }) => things.map((thing) => typedAt(reading, thing)))).toEqual([['얼굴']]);
});
