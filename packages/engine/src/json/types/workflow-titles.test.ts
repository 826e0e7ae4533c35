import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object;

test.each([
  [
    'when a new invoice arrives, extract the total, save it to a sheet and notify me on Slack',
    'extract the total → save it to a sheet → notify me on Slack',
  ],
  [
    'Every Monday, collect reviews from reviews.csv, group them by theme, then send a digest to the team',
    'collect reviews from reviews.csv → send a digest to the team',
  ],
  [
    'Every Monday at 9:00 CET, collect all the open reviews of last week from reviews.csv, group them by theme, then send a digest to the whole team',
    'Workflow: Every Monday at 9:00 CET',
  ],
  ['chatbot for a dental practice, answers questions, books nothing', 'chatbot for a dental practice'],
])('a title is that of the whole job: %s', (text, title) => {
  expect(write(text).title).toBe(title);
});

test.each([
  [
    '1. Export orders\n2. Filter by country\n3. Email the list to ops',
    'Export orders; Filter by country; Email the list to ops',
  ],
  [
    '- Bestellungen exportieren\n- nach Land filtern\n- Liste an die Leitung schicken',
    'Bestellungen exportieren; nach Land filtern; Liste an die Leitung schicken',
  ],
])('a list without a heading has all of its points as its goal', (text, goal) => {
  expect(write(text)).toMatchObject({ workflow: { goal } });
});

test.each([
  ['Every Monday, read my inbox, sort the messages and draft replies', 'inbox'],
  ['Jeden Montag den Posteingang lesen, die Nachrichten sortieren und Antworten entwerfen', 'Posteingang'],
  ['cada lunes, leer la bandeja de entrada, ordenar los mensajes y redactar respuestas', 'bandeja de entrada'],
  ['chaque lundi, lire la boîte mail, trier les messages et rédiger des réponses', 'boîte mail'],
  ['ogni lunedì, leggi la casella di posta, ordina i messaggi e scrivi le risposte', 'casella di posta'],
  ['toda segunda, ler a caixa de entrada, ordenar as mensagens e redigir respostas', 'caixa de entrada'],
  ['каждый понедельник прочитай почтовый ящик, отсортируй письма и подготовь ответы', 'почтовый ящик'],
  ['her pazartesi gelen kutusunu oku, mesajları sırala ve yanıt taslakları yaz', 'gelen kutusu'],
  ['毎週月曜日に受信トレイを読み、メールを分類し、返信の下書きを書く', '受信トレイ'],
  ['매주 월요일 받은편지함을 읽고, 메일을 분류하고, 답장 초안을 작성해줘', '받은편지함'],
  ['每周一读取收件箱，给邮件分类，然后起草回复', '收件箱'],
  ['كل يوم اثنين، اقرأ صندوق الوارد، صنف الرسائل، ثم اكتب الردود', 'صندوق الوارد'],
])('a mailbox that is named is the input: %s', (text, example) => {
  expect(write(text)).toMatchObject({
    type: 'workflow',
    workflow: { inputs: [{ name: 'mailbox', type: 'mailbox', example }] },
  });
});

test('files and folders that a run leaves something in are declared', () => {
  const text =
    'when a new PDF lands in /incoming, read it, write a row to contracts.csv and send a note to the team. On failure move the file to /failed.';

  expect(write(text)).toMatchObject({ workflow: { outputs: ['contracts.csv', '/failed'] } });
  expect(write('Every Monday, read orders.csv, sort the rows and send them to ops')).not.toHaveProperty(
    'workflow.outputs',
  );
});
