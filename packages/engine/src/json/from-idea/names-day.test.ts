import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { foldText } from '../../text/fold-text.ts';
import { namesDay } from './names-day.ts';

test.each<[LanguageCode, string, boolean]>([
  ['en', 'function call: book the vet for 14 March, 4 pm', true],
  ['en', 'function call: book the vet for march 3rd', true],
  ['en', 'function call for my bot, name and day, open from 9 to 17', false],
  ['en', 'function call for my bot, minutes may only be 20, 40 or 60', false],
  ['de', 'funktionsaufruf termin am 3. oktober um 9 uhr', true],
  ['es', 'function call reserva el 12 de marzo a las 9', true],
  ['tr', 'fonksiyon çağrısı diş randevusu 12.03.2027 saat 16:40', true],
  ['ar', 'لاستدعاء دالة تحجز قطر يوم 14 مارس', true],
  ['ko', '함수호출 json 하나만. 민지 11월 3일 17:30 추가', true],
  ['ko', '함수 호출 json, 인원은 최대 8명, 시간은 30분단위', false],
  ['zh', '函数调用的json，10月4号下午3点', true],
  ['zh', '订场的function call，营业8点到22点', false],
  ['pt', 'o json da chamada de função pra vacina, quinta 14h30, não, sexta 9h15', true],
  ['en', 'function call: haircut friday at 9:15', true],
  ['en', 'function for pickups, tue to sat 9:00-15:00', false],
  ['en', 'function for the vet, closed mondays', false],
  ['ar', 'لاستدعاء دالة موعد الجمعة 9:15', true],
  ['zh', '函数调用的json,周五下午3点剪头发', true],
  ['zh', '函数定义，周一到周六9点到17点', false],
  ['ja', '関数呼び出しのjson、金曜9時に美容室', true],
  ['pt', 'function call, só de terça a sexta das 9h as 17h30', false],
])('%s: "%s" names a day: %s', (language, text, expected) => {
  expect(namesDay(foldText(text).text, READING_WORDS[language])).toBe(expected);
});
