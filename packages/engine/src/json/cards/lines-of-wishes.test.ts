import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonFromIdea } from '../from-idea/write-json-from-idea.ts';
import { cardsFor } from '../from-idea/write-request.ts';
import type { CardId } from './card-ids.ts';

const found = (language: LanguageCode, idea: string) => {
  const { cards, reading } = JSON_PACKS[language];
  return cardsFor(writeJsonFromIdea(idea, reading), cards, language);
};
const expectCard = (language: LanguageCode, idea: string, id: CardId, is: boolean) =>
  expect(found(language, idea).cards.includes(id)).toBe(is);

describe('a scene in another language', () => {
  test.each<[LanguageCode, string, boolean]>([
    ['en', 'image prompt as json: a wooden boat on a grey lake, morning fog, values in french, keys in english', true],
    ['en', 'json image description: a japanese garden in autumn, red maple, stone lantern, keys in english', false],
    [
      'de',
      'Bildbeschreibung als json: Quitten auf blauem Tuch, Licht von links. Schlüssel und Werte auf Englisch',
      true,
    ],
    ['it', 'descrizione immagine in json: tazza blu, luce fredda. chiavi in inglese e valori in italiano', false],
    ['ja', '画像プロンプトをjsonで: 木の机の上の青い急須、朝の光、湯気。キーは英語、値も英語で', true],
    ['ja', '画像プロンプトをjsonで: 木の机の上の青い急須、朝の光、湯気。キーは英語で', false],
    ['ru', 'json описание картинки: синий чайник, утренний свет, ключи на английском, значения на немецком', true],
    ['tr', 'json görsel tarifi: ahşap masada mavi çaydanlık, sabah ışığı, buhar. değerler ingilizce olsun', true],
  ])('%s: %s', (language, idea, is) => {
    expectCard(language, idea, 'once-in', is);
    expectCard(language, idea, 'once', !is);
  });
});

describe('a unit that the idea sets itself', () => {
  test.each<[LanguageCode, string, boolean]>([
    [
      'ko',
      '카톡 주문 메세지에서 뽑을 항목 json으로. 반찬이름, 양은 100g 단위 정수 (300g이면 3), 분량, 받는 날짜',
      false,
    ],
    ['es', 'extraer en json de mis pedidos escaneados: producto, cantidad (1 kg = 1000), fecha', false],
    ['en', 'extract from delivery notes to json: feed name, quantity in units of 25 kg, date', false],
    ['en', 'extract from delivery notes to json: feed name, quantity, date', true],
  ])('%s: %s', (language, idea, is) => expectCard(language, idea, 'quantity', is));
});

describe('steps', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'json: parcel scanned -> label printed -> driver gets a text', 'workflow'],
    ['en', 'json mapping name -> full_name, price -> cost, date -> day', 'task'],
    ['es', 'json con los pasos del proceso: llega el correo, extraer el importe, apuntarlo en la hoja', 'workflow'],
    ['ja', 'jsonで: 注文メール受信 → 品名と数量を抽出 → シートに追記', 'workflow'],
    [
      'ru',
      'json: приходит письмо со счетом -> вынуть номер, сумму, срок -> строка в таблицу, если дорого то звонок',
      'workflow',
    ],
  ])('%s: %s', (language, idea, kind) => expect(found(language, idea).kind).toBe(kind));
});

describe('a text that is to be written', () => {
  test.each<[LanguageCode, string, boolean]>([
    ['zh', '从语音转的文字里抽 品名 价格 库存 做成json，再自动生成标题，最多20个字', true],
    ['en', 'pull item, size, price out of my voice notes as json and write a title of at most 60 characters', true],
    ['ru', 'вытащить в json из голосовых: товар, размер, цена, и придумать заголовок до 50 символов', true],
    ['en', 'pull item, size, price out of my voice notes as json, null if missing, and write a title', false],
  ])('%s: %s', (language, idea, is) => {
    expectCard(language, idea, 'made-limit', is);
    expectCard(language, idea, 'source-only', false);
  });
});

describe('lines that would be idle', () => {
  test.each<[LanguageCode, string, CardId, boolean]>([
    ['en', 'config json for the shop bot: mon-fri 9-6, sat 10-2, sunday off, coffee 2.80', 'switched-off', false],
    ['tr', 'dükkan için ayar json: hafta içi 9-19, pazar günü kapalı, kargo 89 tl', 'switched-off', false],
    ['de', 'config json für den laden: mo-fr 9-18, sa 9-13, sonntag aus', 'switched-off', false],
    ['tr', 'kamera için ayar json: hareket algılama açık, ses kaydı kapalı', 'switched-off', true],
    ['en', 'config json for the office: wifi on, monitor off, volume 30', 'switched-off', true],
    ['de', 'config json für die kamera: licht an, motor aus, lautstärke 30', 'switched-off', true],
    ['tr', 'kurs kaydı config json, 12 kişi, ücret 400 tl, telefon numarası tutulmasın', 'identifier', false],
    ['de', 'config json für den verein: 30 mitglieder, telefonnummer wird nicht gespeichert', 'identifier', false],
    ['ru', 'json конфиг клуба: 30 человек, взнос 1200 руб, телефоны не хранить', 'identifier', false],
    ['en', 'config json for the club: 30 members, phone number and member number', 'identifier', true],
  ])('%s: %s', expectCard);
});
