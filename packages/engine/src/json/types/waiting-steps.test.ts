import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object;

test.each([
  {
    text: 'Jeden Montag sollen die Tickets aus Jira geholt, als Bericht geschrieben und an den Kanal #lager geschickt werden. Nichts senden, bevor Eva freigegeben hat.',
    title: 'die Tickets aus Jira holen → an den Kanal #lager schicken',
    steps: ['als Bericht schreiben', 'an den Kanal #lager schicken'],
  },
  {
    text: "Her pazartesi Jira'daki açık biletler toplanır, özet yazılır ve #depo kanalına gönderilir. Ayşe onaylamadan hiçbir şey gönderme.",
    title: "Jira'daki açık biletler toplanır → #depo kanalına gönderilir",
    steps: ['özet yazılır', '#depo kanalına gönderilir'],
  },
  {
    text: "Chaque lundi, il faut récupérer les tickets Jira, les résumer et envoyer le résumé à Claire. Rien envoyer avant l'accord de Claire.",
    title: 'récupérer les tickets Jira → envoyer le résumé à Claire',
    steps: ['les résumer', 'envoyer le résumé à Claire'],
  },
])('the step that sends waits, and the one before it does not: $text', ({ text, title, steps: [before, after] }) => {
  const object = write(text);
  const first = title.split(' → ')[0];

  expect(object).toMatchObject({
    title,
    workflow: {
      inputs: [{ name: 'jira', type: 'system' }],
      steps: [{ action: first }, { action: before }, { action: after, waits_for: 'human_approval' }],
    },
  });
  expect(JSON.stringify(object).match(/waits_for/g)).toHaveLength(1);
});

test.each([
  ['Every Friday at 16:30 read the orders, group them and write a list.', 'Every Friday at 16:30 [time zone]'],
  ['Every Friday at 16:30 CET read the orders, group them and write a list.', 'Every Friday at 16:30 CET'],
  ['Every Friday read the orders, group them and write a list.', 'Every Friday'],
])('a time of day without a zone asks for it: %s', (text, trigger) => {
  const object = write(text);

  expect(object).toMatchObject({ workflow: { trigger } });
  expect(String(object.prompt)).toContain(trigger);
});

test.each([
  ['Every day read the orders from Shopify, LAGER-7, group them and write a list.', 'Shopify, LAGER-7'],
  ['Jeden Tag Mails aus Gmail lesen, sie sortieren und eine Liste schreiben.', 'Gmail'],
  ['毎日Notionの議事録を集め、分類し、一覧を作成する。', 'Notion'],
])('a system that is named is the source: %s', (text, example) => {
  expect(write(text)).toMatchObject({ workflow: { inputs: [{ type: 'system', example }] } });
});

test.each([
  [
    'Every day read the mails, sort them and alert ops@x.example if one is late.',
    /^if one is late: alert ops@x\.example$/,
  ],
  [
    'Chaque jour lis les mails, trie-les et envoie une alerte si un colis est en retard.',
    /^si un colis est en retard\s: envoie une alerte$/,
  ],
])('a condition within a step is a rule, too: %s', (text, rule) => {
  expect(write(text)).toMatchObject({ workflow: { decision_rules: [expect.stringMatching(rule)] } });
});

test('a word limit ends the step it applies to', () => {
  const object = write('Every day read the mails, write a digest of at most 150 words and post it.');

  expect(JSON.stringify(object)).toMatch(/"done_when":"at most 150 words;/);
});

test('a job whose first step names no object is titled after its trigger', () => {
  expect(write('When a PDF lands in /in, OCR it, sort it by date and write a row to x.csv.').title).toBe(
    'Workflow: When a PDF lands in /in',
  );
});
