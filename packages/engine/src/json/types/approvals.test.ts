import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object;

describe('who agrees first', () => {
  test.each([
    ['en', 'Every Friday collect the invoices and send reminders.', 'Do not send anything before Kate Vogel approves'],
    ['de', 'Jeden Freitag Rechnungen sammeln und Mails senden.', 'Nichts senden, bevor Katrin Vogel freigegeben hat'],
    ['es', 'Cada lunes recoge las reseñas y envía un resumen.', 'No publiques nada hasta que Marta dé el visto bueno'],
    ['fr', 'Chaque lundi, lis les mails et envoie un résumé.', "Ne rien envoyer avant l'accord de Claire"],
    [
      'it',
      'Ogni lunedì raccogli le recensioni e invia un riepilogo.',
      "Non inviare nulla prima dell'approvazione di Luca",
    ],
    ['pt', 'Toda segunda leia os e-mails e envie um resumo.', 'Não envie nada antes da aprovação da Ana'],
    ['ru', 'Каждый понедельник собери отзывы и отправь отчёт.', 'Ничего не отправляй, пока Ирина не одобрит'],
    ['ja', '毎週月曜に問い合わせを集めて送信する。', '佐藤さんが承認するまで顧客に送信しないでください'],
    ['zh', '每周五汇总工单并发送报告。', '未经王经理批准前不要发送给客户'],
  ])('is said in %s in the words that were typed, and nothing else is assumed', (language, job, rule) => {
    const object = write(`${job} ${rule}.`);

    expect(object).toMatchObject({ type: 'workflow', language, workflow: { human_approval: [rule] } });
    expect(object).not.toHaveProperty('assumptions');
  });

  test('is said beside the step that waits for it', () => {
    expect(write('Collect the weekly numbers, write a summary and send it after approval.')).toMatchObject({
      type: 'workflow',
      workflow: {
        steps: [
          { action: 'Collect the weekly numbers' },
          { action: 'write a summary' },
          { action: 'send it after approval' },
        ],
        human_approval: ['send it after approval'],
      },
    });
  });

  test('is said where a step is only done then', () => {
    const text =
      'Every Monday pull the tickets, group them and write a digest. Only send the digest when Priya has signed it off. If Zendesk is unreachable retry 3 times, then tell me.';

    expect(write(text)).toMatchObject({
      workflow: {
        human_approval: ['Only send the digest when Priya has signed it off'],
        on_error: [{ when: 'If Zendesk is unreachable', do: 'retry 3 times, then tell me' }],
      },
    });
  });

  test('may set the job off', () => {
    expect(write('When an expense report is approved, store it in the archive and email the author.')).toMatchObject({
      workflow: { trigger: 'When an expense report is approved' },
    });
  });

  test('is assumed to be nobody only where no word speaks of it', () => {
    const text = 'Every Monday read the mails and send a summary to Tom.';

    expect(write(text)).toHaveProperty('assumptions');
    expect(write(`${text} The approval process is on page 3.`)).not.toHaveProperty('assumptions');
  });
});

test('a failure keeps all that is done then, and a folder that sets the job off is its input', () => {
  const text =
    'Whenever a scan lands in /incoming, extract the total, write a row to the sheet and move the file to /done. On OCR failure move the file to /failed and log it.';

  expect(write(text)).toMatchObject({
    workflow: {
      inputs: [{ type: 'folder', example: '/incoming' }],
      on_error: [{ when: 'On OCR failure', do: 'move the file to /failed and log it' }],
    },
  });
});

test('what a condition decides holds what is joined to it', () => {
  const text = 'Every day read the file, count the rows and send me the sum. If the file is empty, stop and tell me.';

  expect(write(text)).toMatchObject({ workflow: { decision_rules: ['If the file is empty, stop and tell me'] } });
});

test('who is asked under a condition is said with it', () => {
  const text =
    'Automatiza: cuando llegue un pedido, comprueba el stock y avisa al almacén; si no hay stock, pregunta a Luis antes de cancelar.';

  expect(write(text)).toMatchObject({
    workflow: {
      trigger: 'cuando llegue un pedido',
      human_approval: ['si no hay stock, pregunta a Luis antes de cancelar'],
    },
  });
});
