import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { readIdea } from './read-idea.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const read = (language: LanguageCode, idea: string) => readIdea(idea, TEXT_PACKS[language]);

describe('the job', () => {
  test.each([
    ['tr', 'seramik atölyem için Instagram gönderisi yaz', 'social_post'],
    ['tr', 'seramik atölyesi müşterilerine fırın arızası için özür e-postası', 'email'],
    ['tr', 'çocuk atölyesi planla, 8-10 yaş', 'lesson_plan'],
    ['tr', "Okul gezisi hakkında velilere e-posta yaz, imzalı formu 7 Mart'a kadar iste", 'email'],
    ['tr', 'Kapadokya gezisi 3 gün', 'travel_plan'],
    ['fr', "mail aux parents d'élèves pour la sortie scolaire au musée, départ 9 h", 'email'],
    ['fr', 'sortie scolaire au zoo : programme de la journée pour 25 CE1', 'lesson_plan'],
    ['it', "scrivi un'email a [nome del genitore] sulla gita del 12 maggio", 'email'],
    ['ja', '誕生日会の招待を書いて', 'email'],
    ['ja', '保護者に遠足の案内を書いて。5月12日、9時出発、お弁当持参', 'email'],
    ['ja', '保護者に遠足のメールを書いて。署名した同意書を3月7日までに提出', 'email'],
    ['ja', '写真掲載の同意書', 'legal_plain'],
    ['ko', '[고객명] [제품명] [날짜] [금액] [담당자] 넣어서 결제 안내 문자 써줘', 'email'],
  ] as const)('in %s of "%s" is %s', (language, idea, intent) => {
    expect(read(language, idea).job.intent).toBe(intent);
  });

  test.each([
    [
      'en',
      'email to the parents of class [class]: trip on [date] to [place], meet at [place], cost [amount], sign-up until [deadline]',
    ],
    [
      'de',
      'Schreib eine Mail an die Eltern der Klasse [Klasse]: Ausflug am [Datum] nach [Ort], Treffpunkt [Treffpunkt], Kosten [Betrag], Anmeldung bis [Frist]',
    ],
    ['ko', '학부모님께 보낼 이메일을 써줘. 현장학습은 [날짜], 출발 [시간], 준비물 [준비물], 동의서 제출은 [기한]까지'],
    ['ko', '[고객 이름]님께 [제품] 배송이 [날짜]로 늦어진다고 사과하는 이메일을 [내 이름] 이름으로 써줘'],
  ] as const)('in %s with many brackets is neither code nor the general case: %s', (language, idea) => {
    expect(read(language, idea)).toMatchObject({ shape: 'plain', material: null });
    expect(writeTextPrompt({ idea, language }, TEXT_PACKS)).toMatchObject({ intent: 'email' });
  });

  test('is not taken from a bracket, unless nothing else names one', () => {
    expect(read('en', 'letter to [name of the poem]').job.intent).not.toBe('poem');
    expect(read('en', '[poem about rain]').job.intent).toBe('poem');
  });
});

describe('a day and a time', () => {
  test.each([
    ['zh', '写封邮件给王老师，说我 5 月 6 日要请假', ['5 月 6 日']],
    ['zh', '写个通知，2027 年 3 月 12 日下午 3 点停水', ['2027 年 3 月 12 日', '下午 3 点']],
    ['zh', '写个通知，每周五 16:00 开会', ['周五 16:00']],
    ['ar', 'اكتب رسالة بريد إلى العميل أن الاجتماع الساعة 10:00 يوم الأحد', ['الساعة 10:00', 'يوم الأحد']],
  ] as const)('in %s of "%s" stays whole', (language, idea, facts) => {
    expect(read(language, idea).slots.facts).toEqual(facts);
  });

  test.each([
    'reunião às 10h, escreva um convite para a equipe',
    'convite para a festa, quinta 10h',
    'aviso: atendimento das 8h às 18h',
  ])('is no length: %s', (idea) => {
    expect(read('pt', idea).slots.length).toBeNull();
  });
});

test.each([
  ['fr', "écris un texte court pour la fête de l'école"],
  ['fr', 'un mail aux parents, faire court'],
  ['it', 'scrivi un testo breve per la festa della scuola'],
  ['it', 'scrivi un messaggio al condominio, in breve, sui lavori'],
] as const)('a short text is asked for in %s: %s', (language, idea) => {
  expect(read(language, idea).slots.size).toBe('short');
});

test.each([
  ['en', 'Summarize the meeting notes for people who were absent'],
  ['de', 'Fasse Notizen der Besprechung für Abwesende zusammen'],
  ['de', 'Besprechungsnotizen für die Abwesenden zusammenfassen'],
  ['fr', 'résume les notes de la réunion pour les absents'],
  ['es', 'resume las notas de la reunión para quien faltó'],
  ['pt', 'resuma as anotações da reunião para quem faltou'],
  ['it', 'riassumi gli appunti della riunione per chi era assente'],
  ['tr', 'toplantı notlarını katılmayanlar için özetle'],
  ['ru', 'сделай выжимку заметок встречи для тех, кто отсутствовал'],
  ['zh', '总结会议记录，给没参加的人看'],
  ['ja', '会議メモを欠席者向けに要約して'],
  ['ko', '회의록 요약해줘, 결석한 사람들을 위해'],
  ['ar', 'لخص ملاحظات الاجتماع لمن غاب'],
] as const)('notes that are to be summed up have a place in %s: %s', (language, idea) => {
  const { prompt } = writeTextPrompt({ idea, language }, TEXT_PACKS);

  expect(prompt).toContain('<text>');
});

test('what is to be in a text is no material of another one', () => {
  expect(
    read('de', 'whatsapp an die babysitterin, auf polnisch bitte: leni schläft um 7, ich komme spät').material,
  ).toBe(null);
  expect(read('de', 'auf polnisch: leni schläft um sieben, ich komme spät').material?.kind).toBe('text');
});

test('a tone of two halves is kept whole', () => {
  expect(read('zh', '给房东写封邮件，语气客气但态度坚决').slots.tone).toBe('客气但态度坚决');
});

test('a task that ends in an order gets no second verb', () => {
  const idea = "velilere e-posta: imzalı formu 7 Mart'a kadar iste";

  expect(writeTextPrompt({ idea, language: 'tr' }, TEXT_PACKS).prompt).toMatch(
    new RegExp(`^(?:Görev: )?V${idea.slice(1)}\\.\n`),
  );
});

test('a thumbnail has two spellings in Korean', () => {
  expect(read('ko', '유튜브 섬네일 만들어줘').job.intent).toBe(read('ko', '유튜브 썸네일 만들어줘').job.intent);
});
