import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { readRequest } from '../read-request.ts';
import { findSteps } from './find-steps.ts';

const find = (text: string) => findSteps(readRequest({ text }, TEXT_PACKS, JSON_PACKS));
const actionsOf = (text: string) => find(text).steps.map(({ action }) => action);

describe('steps', () => {
  test.each([
    {
      name: 'leave out what stands above a list, and its numbers',
      text: 'Build an agent that researches 5 competitors in Lisbon: 1. find them, 2. compare in a table, 3. write a memo by 12 March 2027.',
      steps: ['find them', 'compare in a table', 'write a memo by 12 March 2027'],
    },
    {
      name: 'share the verb that closes the clause in Japanese',
      text: '毎朝7時にメールを読んで、3つに分類して、請求は田中さん、技術は鈴木さんに転送。',
      steps: ['メールを読む', '3つに分類する', '請求は田中さん、技術は鈴木さんに転送'],
    },
  ])('$name', ({ text, steps }) => {
    expect(actionsOf(text)).toEqual(steps);
  });
});

test('the text above a list is the goal', () => {
  expect(find('Build an agent that tests our shop: 1. open it, 2. order a book').goal).toBe('tests our shop');
});

const SENDS: Record<string, string> = {
  en: 'Every Monday read the mails and send a summary to Tom.',
  de: 'Jeden Montag lies die Mails und schick Tom eine Zusammenfassung.',
  fr: 'Chaque lundi, lis les mails et envoie un résumé à Tom.',
  es: 'Cada lunes lee los correos y envía un resumen a Tom.',
};

test.each([
  { in: 'en', rule: "Nothing goes out without Marta's OK", as: 'approvals' },
  { in: 'en', rule: 'Without my approval nothing is sent', as: 'approvals' },
  { in: 'de', rule: 'Nichts geht ohne mein OK raus', as: 'approvals' },
  { in: 'fr', rule: 'Ne jamais envoyer sans ma validation', as: 'approvals' },
  { in: 'es', rule: 'No envíes nada sin mi visto bueno', as: 'approvals' },
  { in: 'en', rule: 'No reminders for ACME Ltd, they pay quarterly', as: 'limits' },
  { in: 'en', rule: 'Only public sources', as: 'limits' },
  { in: 'fr', rule: 'Uniquement les boutiques ouvertes', as: 'limits' },
  { in: 'en', rule: 'Stop if fewer than 5 are found', as: 'stops' },
  { in: 'de', rule: 'Brich ab, wenn keine Mails da sind', as: 'stops' },
] as const)('"$rule" is no step but one of the $as', ({ in: language, rule, as }) => {
  const found = find(`${SENDS[language]} ${rule}.`);

  expect(found[as]).toEqual([rule]);
  expect(found.steps.map(({ action }) => action).join()).not.toContain(rule.slice(0, 12));
});

test.each([
  { text: '毎朝メールを読んで要約を送信する。エラー時は止めて報告。', when: 'エラー時は', done: '止めて報告' },
  { text: '每天读取订单，然后发送报告。出错时停止并报告。', when: '出错时', done: '停止并报告' },
  {
    text: 'Every day read the log and send it. On error stop and tell me.',
    when: 'On error',
    done: 'stop and tell me',
  },
  {
    text: 'كل صباح اقرأ الرسائل ثم أرسل ملخصا. عند حدوث خطأ توقف وأبلغني.',
    when: 'عند حدوث خطأ',
    done: 'توقف وأبلغني',
  },
])('"$when" introduces a consequence, and is not a step', ({ text, when, done }) => {
  const found = find(text);

  expect(found.onError).toEqual([{ when, do: done }]);
  expect(found.steps).toHaveLength(2);
});

test('a step after an approval is a step', () => {
  expect(actionsOf('When a review comes in, draft a reply, ask me before posting it, and log it in the sheet')).toEqual(
    ['draft a reply', 'log it in the sheet'],
  );
});

test('a step and a trigger are phrased as independent clauses', () => {
  const text = '毎週月曜にレビューを集め、金額を抽出し、下書きを書いて、Slackに投稿する';

  expect(find(text).trigger).toBe('毎週月曜');
  expect(actionsOf(text)).toEqual(['レビューを集める', '金額を抽出する', '下書きを書く', 'Slackに投稿する']);
});
