import { expect, test } from 'vitest';
import { ART_PACKS } from '../art/all-art-packs.ts';
import { writeArtFromIdea } from '../art/write-art-from-idea.ts';
import type { LanguageCode } from '../languages.ts';
import { asPrinted } from '../testing/as-printed.ts';
import { foldText } from '../text/fold-text.ts';
import { CLIP_WORDS } from '../video/clip/all-clip-words.ts';
import { clipFromIdea } from '../video/clip/clip-from-idea.ts';
import { READING_WORDS } from './all-reading-words.ts';
import { settleCorrections } from './settle-corrections.ts';

const ENGLISH: LanguageCode = 'en';

const clipOf = (language: LanguageCode, idea: string) =>
  clipFromIdea(idea, READING_WORDS[language], CLIP_WORDS[language]);

function artOf(language: LanguageCode, idea: string): string {
  const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
  return writeArtFromIdea({ idea, target: 'natural', isEnglish: language === ENGLISH }, words).prompt;
}

/** The typed text, and what remains of it. */
const CERTAIN: readonly (readonly [LanguageCode, string, string])[] = [
  ['en', 'a boy flies a red, no, green kite', 'a boy flies a green kite'],
  ['en', 'an orange, no, blue teapot', 'a blue teapot'],
  ['en', 'a poster in three inks, no, two', 'a poster in two inks'],
  ['en', 'three ducks, sorry four ducks', 'four ducks'],
  ['de', 'drei enten, sorry vier enten', 'vier enten'],
  ['de', 'ein junge trägt einen roten, nein, grünen schal', 'ein junge trägt einen grünen schal'],
  ['de', 'drei, nein sorry, vier enten', 'vier enten'],
  ['de', 'aquarell, nein warte, linolschnitt einer mühle', 'linolschnitt einer mühle'],
  ['fr', 'une barque rouge, non, bleue sur le lac', 'une barque bleue sur le lac'],
  ['fr', 'un chat noir, pardon, blanc', 'un chat blanc'],
  ['fr', 'trois, euh non, quatre canards', 'quatre canards'],
  ['es', 'una cometa roja, perdón, azul', 'una cometa azul'],
  ['es', 'un gato negro, digo, blanco', 'un gato blanco'],
  ['es', 'tres, no, cuatro patos', 'cuatro patos'],
  ['it', 'un aquilone rosso, anzi, blu', 'un aquilone blu'],
  ['it', 'un gatto nero, no scusa, bianco', 'un gatto bianco'],
  ['it', 'tre, no, quattro anatre', 'quattro anatre'],
  ['pt', 'uma pipa vermelha, digo, azul', 'uma pipa azul'],
  ['pt', 'um gato preto, não, branco', 'um gato branco'],
  ['pt', 'três, ou melhor, quatro patos', 'quatro patos'],
  ['tr', 'kırmızı, pardon, mavi uçurtma', 'mavi uçurtma'],
  ['tr', 'siyah kedi, hayır, beyaz kedi', 'beyaz kedi'],
  ['tr', 'üç, yok, dört ördek', 'dört ördek'],
  ['ru', 'красный, хотя нет, синий змей', 'синий змей'],
  ['ru', 'чёрная кошка, нет, белая кошка', 'белая кошка'],
  ['ru', '3, ой, 4 утки', '4 утки'],
  ['ar', 'قطة سوداء، لا، بيضاء', 'قطة بيضاء'],
  ['ar', 'وردة حمراء، عفوا، صفراء', 'وردة صفراء'],
  ['ar', '3، لا، 4 قوارب', '4 قوارب'],
  ['ja', '赤、いや青の凧', '青の凧'],
  ['ja', '黒い猫、いや白い猫', '白い猫'],
  ['ja', '赤じゃなくて青の傘', '青の傘'],
  ['ko', '빨간색 아니 파란색 연', '파란색 연'],
  ['ko', '검은 고양이, 아니 하얀 고양이', '하얀 고양이'],
  ['ko', '빨간색 말고 파란색 우산', '파란색 우산'],
  ['zh', '红色，不对，蓝色的风筝', '蓝色的风筝'],
  ['zh', '一只黑猫，不，白猫', '一只白猫'],
  ['zh', '红色，哦不，绿色的伞', '绿色的伞'],
];

test.each(CERTAIN)('%s: "%s" is "%s" in pictures and clips', (language, idea, left) => {
  expect(settleCorrections(idea, READING_WORDS[language])).toBe(left);
  expect(artOf(language, idea).toLowerCase().startsWith(left.toLowerCase())).toBe(true);
  const told = foldText(Object.values(clipOf(language, idea)).join(' ')).text;
  const words = foldText(left).text.split(/\s/u);
  expect(words.filter((word) => !/^(?:a|in)$/.test(word) && !told.includes(word))).toEqual([]);
});

/** Ideas with a correction of unclear extent. */
const OPEN: readonly (readonly [LanguageCode, string])[] = [
  ['en', 'a tailor sews a coat, no sorry a vest with pockets'],
  ['de', 'ein schneider näht einen mantel, nein, eine weste mit taschen'],
  ['fr', 'un tailleur coud un manteau, non, un gilet à poches'],
  ['es', 'un sastre cose un abrigo, perdón, un chaleco con bolsillos'],
  ['it', 'un sarto cuce un cappotto, no scusa, un gilet con tasche'],
  ['pt', 'um alfaiate costura um casaco, digo, um colete com bolsos'],
  ['tr', 'terzi bir palto dikiyor, pardon, bir yelek dikiyor'],
  ['ru', 'портной шьёт пальто, ой нет, жилет с карманами'],
  ['ar', 'طائرة ورقية أحمر لا أخضر'],
  ['ja', '仕立て屋がコートを縫う、いやベストを縫う'],
  ['ko', '재단사가 코트를 꿰맨다, 아니 조끼를 꿰맨다'],
  ['zh', '裁缝在做大衣，不对，缝的是马甲'],
];

test.each(OPEN)('%s: "%s" stays whole, excludes nothing, and only the correction counts', (language, idea) => {
  const { line } = READING_WORDS[language].takenBack;
  const clip = clipOf(language, idea);
  expect(clip.action.toLowerCase()).toContain(asPrinted(language, idea).toLowerCase());
  expect(clip.action).toContain(line);
  const plain = clipOf(language, idea.split(/[,،、，]/u)[0] ?? idea).negativePrompt.split(/, |、|，|، /u);
  const words = new Set(idea.split(/[\s,،、，]+/u));
  expect(clip.negativePrompt.split(/, |、|，|، /u).filter((ban) => words.has(ban) && !plain.includes(ban))).toEqual([]);
  const prompt = artOf(language, idea).toLowerCase();
  expect(prompt).toContain(asPrinted(language, idea).toLowerCase());
  expect(prompt).toContain(line.toLowerCase());
});

test.each<[LanguageCode, string, string]>([
  ['en', 'a ban behind a comma', 'a red kite, no green'],
  ['it', 'the same word as a ban', 'un porto con nebbia, no pioggia'],
  ['ru', 'the same word as a ban', 'дом у моря, туман, нет людей'],
  ['ja', 'another angle', '犬が走る、違う角度から'],
  ['ko', 'a word that begins alike', '빨간 연, 아니면 파란 연'],
  ['zh', 'what is not to be changed', '爷爷讲方言，别改成普通话'],
  ['en', 'two colors that stay', 'a red and blue, no, green flag'],
  ['en', 'a shade', 'a dark red, no, green door'],
  ['en', 'a line that is spoken', 'she says "red, no, green"'],
])('%s: %s takes nothing away ("%s")', (language, _, idea) => {
  expect(settleCorrections(idea, READING_WORDS[language])).toBe(idea);
});

/** A clause that forbids an action, and its idea. */
const DENIED: readonly (readonly [LanguageCode, string, string])[] = [
  ['en', 'a man reads aloud, ', "don't cut the last word"],
  ['en', 'gran talks, keep the dialect, ', 'do not make it standard'],
  ['de', 'oma erzählt, ', 'nicht hochdeutsch machen'],
  ['de', 'oma erzählt, ', 'letztes wort nicht abschneiden'],
  ['fr', 'le garçon lit, ', 'ne coupe pas la fin de la phrase'],
  ['fr', "papi raconte, garde l'accent, ", "ne lisse pas l'accent"],
  ['es', 'el abuelo habla, ', 'no cortes la última palabra'],
  ['es', 'el abuelo habla, ', 'no cambies su acento'],
  ['it', 'il nonno parla, ', "non tagliare l'ultima parola"],
  ['it', 'il nonno parla, ', 'non tradurre il dialetto'],
  ['pt', 'a vó conta, ', 'não corte a última palavra'],
  ['pt', 'a vó conta, ', 'não mude o sotaque dela'],
  ['tr', 'dede anlatıyor, ', 'son kelimeyi kesme'],
  ['tr', 'dede anlatıyor, ', 'şiveyi düzeltme'],
  ['ru', 'дед читает, ', 'не обрезай последнее слово'],
  ['ru', 'дед читает, ', 'не меняй его говор'],
  ['ar', 'الجد يحكي، ', 'لا تقطع آخر كلمة'],
  ['ar', 'الجد يحكي، ', 'لا تغير لهجته أبدا'],
  ['ja', '祖父が話す、', '最後の言葉を切らないで'],
  ['ja', '祖父が話す、', '方言を直さないで'],
  ['ko', '할아버지가 말한다, ', '마지막 말을 자르지 말고'],
  ['ko', '할아버지가 말한다, ', '사투리 말투를 고치지 말고'],
  ['zh', '爷爷在讲故事，', '不要剪掉最后一个字'],
  ['zh', '爷爷在讲故事，', '不要打断他讲话'],
];

test.each(DENIED)('%s: after "%s" the clause "%s" stays whole and excludes nothing', (language, before, denied) => {
  const clip = clipOf(language, before + denied);
  expect(`${clip.action}\n${clip.audio}\n${clip.cameraMotion}`).toContain(asPrinted(language, denied));
  const last = denied.split(/\s/u).at(-1) ?? denied;
  expect(clip.negativePrompt.toLowerCase()).not.toContain(last.toLowerCase());
});

test.each<[LanguageCode, string, string]>([
  ['en', 'a 15 second clip, no wait they allow max 10 seconds, of a cat', 'a 10 second clip, of a cat'],
  ['it', 'un gatto che dorme. 7 secondi, no aspetta facciamo 9. nebbia', 'un gatto che dorme. 9 secondi. nebbia'],
  ['ja', '縦動画15秒、いや最大10秒だった、犬が走る', '縦動画10秒、犬が走る'],
  ['zh', '竖屏15秒，不对，平台最多10秒，狗在跑', '竖屏10秒，狗在跑'],
  [
    'en',
    'a 15 second clip of a cat. No wait, it was a dog I had for 10 seconds',
    'a 15 second clip of a cat. No wait, it was a dog I had for 10 seconds',
  ],
])('%s: of two lengths "%s" keeps the later one', (language, idea, left) => {
  expect(foldText(settleCorrections(idea, READING_WORDS[language])).text).toBe(foldText(left).text);
});

test.each<[string, string]>([
  ['祭りのお知らせ。8月2日、あ違う3日だった、10時から', '祭りのお知らせ。8月3日、10時から'],
  ['昔は8月だった祭りは、9月2日、あ違う3日', '昔は8月だった祭りは、9月3日'],
])('ja: the past tense of a correction goes with it in "%s"', (idea, left) => {
  expect(settleCorrections(idea, READING_WORDS.ja)).toBe(left);
});
