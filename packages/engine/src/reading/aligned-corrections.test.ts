import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { READING_WORDS } from './all-reading-words.ts';
import { settleCorrections } from './settle-corrections.ts';

test.each<[LanguageCode, string, string]>([
  ['en', 'the vet can see us on the 3rd, no wait the 5th', 'the vet can see us on the 5th'],
  ['en', 'broken since 7 april, no wait, the 9th, please fix', 'broken since 9th april, please fix'],
  ['en', 'class is friday, no wait, its saturday the 12th', 'class is saturday the 12th'],
  ['en', 'room for 14 people at a table, no wait, 12', 'room for 12 people at a table'],
  ['en', 'he says "hi there".. no wait make it "hello you"', 'he says "hello you"'],
  ['en', 'shop open from 9 to 1, no wait, 10 to 2', 'shop open from 10 to 2'],
  ['en', 'moves from the attic to the barn, no wait, from the loft to the shed', 'moves from the loft to the shed'],
  ['fr', 'rendez-vous mardi 4 mai, euh non mercredi 5 mai', 'rendez-vous mercredi 5 mai'],
  ['es', 'cierra el lunes 3, no perdón, el martes 4', 'cierra el martes 4'],
  ['es', 'una caja de 12 huevos, no perdón, 10', 'una caja de 10 huevos'],
  ['de', 'training am montag, ach nein, dienstag', 'training am dienstag'],
  ['de', 'am 28. februar geliefert, quatsch, am 6. märz', 'am 6. märz geliefert'],
  ['it', 'chiuso dal 3 agosto, anzi no dal 5', 'chiuso dal 5 agosto'],
  ['it', 'aperti dalle 9 alle 13, anzi no dalle 10 alle 14', 'aperti dalle 10 alle 14'],
  ['pt', 'a feira é sábado, quer dizer, domingo', 'a feira é domingo'],
  ['pt', 'entrega dia 12 de julho, não pera, dia 14', 'entrega dia 14 de julho'],
  ['tr', 'ders salı, yok pardon, perşembe', 'ders perşembe'],
  ['tr', 'fiyat 80 lira, yok pardon 95', 'fiyat 95 lira'],
  ['ru', 'занятие в среду, ой нет, в четверг', 'занятие в четверг'],
  ['ru', 'поход на 6 дней, ой нет, уже 7', 'поход на 7 дней'],
  ['ar', 'الموعد يوم الاثنين، لا قصدي الخميس', 'الموعد يوم الخميس'],
  ['ar', 'تأجل الدرس للثلاثاء، قصدي الأربعاء', 'تأجل الدرس للأربعاء'],
  ['zh', '开会改在周三，不对，周四', '开会改在周四'],
  ['zh', '每周两天 不对 是三天', '每周三天'],
  ['ja', '集合は8時、いや違う9時半', '集合は9時半'],
  ['ja', '10月4日の土曜、いや違った5日の日曜です', '10月5日の日曜です'],
  ['ja', '日にち6/12、あ違う6/19(木)の18時半から', '日にち6/19(木)の18時半から'],
  ['en', 'the fair is on 6/12, no wait 6/19, at noon', 'the fair is on 6/19, at noon'],
  ['ko', '수업은 화요일, 아니다, 목요일', '수업은 목요일'],
  ['ko', '정원은 12명 아 아니다 8명', '정원은 8명'],
  ['ko', '물은 하루 두번.. 아 아니다 하루 한번만', '물은 하루 한번만'],
  ['es', 'mi hijo tiene 6, perdón ya cumplió 7', 'mi hijo tiene 7'],
  ['en', 'grandpa on a red tractor, no wait its grey, in the fog', 'grandpa on a tractor, its grey, in the fog'],
  ['de', 'opa mit dem roten traktor, ach ne der ist grau, im nebel', 'opa mit dem traktor, der ist grau, im nebel'],
  ['de', 'ein hund mit gelbem ball, ach nein, blauem', 'ein hund mit blauem ball'],
  ['tr', 'kırmızı traktör, yok pardon gri', 'gri traktör'],
  [
    'it',
    'un nonno in un vicolo di Matera, anzi no Ostuni, muri bianchi',
    'un nonno in un vicolo di Ostuni, muri bianchi',
  ],
  ['zh', '外婆在阳台晒腊肉,哦不对是晒香肠,一只麻雀落下', '外婆在阳台晒香肠,一只麻雀落下'],
  ['ru', 'красный трактор, ой нет, он серый, в тумане', 'трактор, он серый, в тумане'],
])('%s: "%s" is "%s"', (language, idea, left) => {
  expect(settleCorrections(idea, READING_WORDS[language], true)).toBe(left);
});

test.each<[LanguageCode, string, string]>([
  ['en', 'a day that is ruled out', "i can't come monday, no wait, tuesday works"],
  ['en', 'a number of another thing', 'budget 900 pounds without flights. wait no 4 days'],
  ['en', 'a place with the same article', 'a dog sleeps on a sofa, no wait, a cat'],
  ['en', 'a word between two things', 'the bus leaves at nine in the rain, no wait, the tram'],
  ['en', 'a color of another thing', 'a red boat sails past the old lighthouse, no wait, a green shed'],
  ['en', 'a name of another thing', 'Tom walks to Leeds, no wait, Anna walks'],
  ['de', 'a new sentence', 'katze Frieda, äh nein, Frieda ist ja der hund'],
])('%s: %s stays as typed ("%s")', (language, _, idea) => {
  expect(settleCorrections(idea, READING_WORDS[language], true)).toBe(idea);
});
