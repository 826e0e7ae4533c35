import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object;

describe('the approver', () => {
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
  ])('is stated in %s as typed, and nothing else is assumed', (language, job, rule) => {
    const object = write(`${job} ${rule}.`);

    expect(object).toMatchObject({ type: 'workflow', language, workflow: { human_approval: [rule] } });
    expect(object).not.toHaveProperty('assumptions');
  });

  test.each([
    [
      'en',
      'Every Friday at 16:00 collect the reviews, flag complaints, write a summary',
      'and ask a person before sending it',
    ],
    [
      'fr',
      'Chaque vendredi à 16 h, lire les avis, signaler les plaintes, rédiger un résumé',
      'et demander à une personne avant de l’envoyer',
    ],
    [
      'de',
      'Jeden Freitag um 16:00 Uhr Bewertungen sammeln, Beschwerden markieren, eine Zusammenfassung schreiben',
      'und vor dem Senden eine Person fragen',
    ],
    [
      'es',
      'Cada viernes a las 16:00 reúne las reseñas, marca las quejas, escribe un resumen',
      'y pide permiso a una persona antes de enviarlo',
    ],
    [
      'pt',
      'Toda segunda às 10h, leia as avaliações, sinalize as negativas, escreva um resumo',
      'e peça a aprovação da Ana antes de enviar',
    ],
    [
      'it',
      'Ogni venerdì alle 16 leggi le recensioni, segnala quelle negative, scrivi un riassunto',
      'e chiedi a una persona prima di inviarlo',
    ],
    ['tr', 'Her pazartesi yorumları topla, olumsuzları işaretle, özet yaz', ', göndermeden önce birinin onayını al'],
    [
      'tr',
      "Her cuma saat 16:00'da yorumları topla, şikayetleri işaretle, özet hazırla",
      've göndermeden önce birine sor',
    ],
    ['ru', 'Каждую пятницу в 16:00 собери отзывы, отметь жалобы, напиши сводку', 'и спроси человека перед отправкой'],
    ['zh', '每周五 16:00 收集用户评论，标出投诉，写一份摘要，', '发送前先问我'],
    ['ja', '毎週金曜16時にレビューを集めて、クレームに印を付け、下書きを書いて、', '送る前に人に確認する'],
    ['ko', '매주 금요일 16:00에 리뷰를 모으고, 불만을 표시하고, 초안을 쓰고, ', '보내기 전에 담당자에게 확인받아'],
    ['ar', 'كل جمعة الساعة 10:00 اجمع التقييمات، وحدد الشكاوى، واكتب ملخصًا، ', 'واطلب موافقة شخص قبل الإرسال'],
  ])('is asked in %s, and what is marked is a finding: %s', (language, job, rule) => {
    const { workflow, ...rest } = write(`${job} ${rule}`);
    const { steps, human_approval: approvals } = workflow as {
      steps: { produces: string }[];
      human_approval: string[];
    };

    expect(rest).toMatchObject({ language });
    expect(steps.map(({ produces }) => produces)).toEqual([
      'items',
      'findings',
      expect.stringMatching(/draft|summary/),
    ]);
    expect(approvals).toHaveLength(1);
    expect(rule).toContain(approvals[0]);
  });

  test('is stated at the step that waits for it', () => {
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

  test('is stated if a step is only done then', () => {
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

  test('is assumed to be missing only if no word mentions it', () => {
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

test('a condition includes everything joined to it', () => {
  const text = 'Every day read the file, count the rows and send me the sum. If the file is empty, stop and tell me.';

  expect(write(text)).toMatchObject({ workflow: { decision_rules: ['If the file is empty, stop and tell me'] } });
});

test('a conditional approver is stated with the condition', () => {
  const text =
    'Automatiza: cuando llegue un pedido, comprueba el stock y avisa al almacén; si no hay stock, pregunta a Luis antes de cancelar.';

  expect(write(text)).toMatchObject({
    workflow: {
      trigger: 'cuando llegue un pedido',
      human_approval: ['si no hay stock, pregunta a Luis antes de cancelar'],
    },
  });
});
