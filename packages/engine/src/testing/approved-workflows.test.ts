import { expect, test } from 'vitest';
import { JSON_PACKS } from '../json/all-json-packs.ts';
import { writeJsonPrompt } from '../json/write-json-prompt.ts';
import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';

/** Workflows as people describe them: triggers, joined and listed steps, rules, limits, approvals, errors. */
const WORKFLOWS: readonly [language: LanguageCode, text: string][] = [
  ['en', 'Build a workflow: every Monday at 9 export orders from Shopify, filter by country and email the list to ops'],
  [
    'en',
    'Automation: when a form is submitted, check the address, add a row to the sheet, then send a Slack message. Ask me before sending.',
  ],
  [
    'en',
    'workflow with these steps:\n1. Download the report\n2. Convert it to CSV\n3. Upload it to the drive\n4. Delete files older than 30 days',
  ],
  [
    'en',
    'Every night back up the database, compress it, and copy it to S3; if the upload fails, try again three times and alert me',
  ],
  [
    'en',
    'If the invoice is over 500 euros, send it to Anna for approval, otherwise pay it. Never delete the original. Stop when the inbox is empty.',
  ],
  [
    'en',
    'a workflow that reads new mails, sorts them by topic, drafts a reply to each and saves it, without sending anything',
  ],
  [
    'de',
    'Ablauf: jeden Freitag um 16 Uhr die Rechnungen aus dem Postfach laden, die Summe prüfen und eine Übersicht an Frau Klein schicken',
  ],
  [
    'de',
    'Wenn ein neues Ticket kommt, lies es, ordne es einer Kategorie zu und leg eine Aufgabe an; frag mich vor dem Löschen',
  ],
  [
    'fr',
    'Workflow : chaque lundi, télécharger le rapport, le résumer puis l’envoyer à l’équipe ; si le fichier manque, me prévenir',
  ],
  [
    'fr',
    'Quand un client remplit le formulaire, vérifier l’adresse, ajouter une ligne au tableau et envoyer un e-mail de confirmation',
  ],
  ['es', 'Flujo: cada mañana a las 8 leer los correos nuevos, clasificarlos por tema y enviar un resumen a Marta'],
  [
    'es',
    'Cuando llegue una factura, extraer el total, guardarla en la carpeta y avisar a contabilidad; no borrar nada',
  ],
  ['it', 'Flusso: ogni venerdì scaricare gli ordini, filtrare quelli in ritardo e inviare la lista al magazzino'],
  [
    'it',
    'Quando arriva un modulo, controllare i dati, aggiungere una riga al foglio e poi mandare una mail di conferma',
  ],
  ['pt', 'Fluxo: toda segunda às 9h exportar os pedidos, filtrar por país e enviar a lista para a equipe'],
  [
    'pt',
    'Quando chegar uma nota fiscal, extrair o valor, salvar na pasta e avisar o financeiro; se faltar o CNPJ, pedir a mim',
  ],
  ['ru', 'Сценарий: каждый понедельник в 9 утра выгрузить заказы, отфильтровать по стране и отправить список в отдел'],
  [
    'ru',
    'Когда приходит письмо с вложением, сохрани файл, проверь сумму, затем добавь строку в таблицу; ничего не удаляй',
  ],
  ['tr', 'İş akışı: her pazartesi saat 9’da siparişleri indir, ülkeye göre filtrele ve listeyi ekibe gönder'],
  [
    'tr',
    'Form doldurulunca adresi kontrol et, tabloya satır ekle, sonra onay e-postası gönder; göndermeden önce bana sor',
  ],
  ['ar', 'سير عمل: كل يوم اثنين الساعة 9 صدّر الطلبات ثم صفّها حسب البلد ثم أرسل القائمة إلى الفريق'],
  ['ar', 'عندما يصل نموذج جديد، تحقق من العنوان، أضف سطرًا إلى الجدول، وأرسل رسالة تأكيد'],
  ['ja', 'ワークフロー：毎週月曜9時に注文をエクスポートし、国別に絞り込み、一覧をチームにメールする'],
  ['ja', 'フォームが送信されたら住所を確認して表に行を追加し、その後確認メールを送る。送信前に私に確認する'],
  ['ko', '워크플로: 매주 월요일 9시에 주문을 내보내고 국가별로 거른 뒤 목록을 팀에 메일로 보내기'],
  ['ko', '양식이 제출되면 주소를 확인하고 시트에 행을 추가한 다음 확인 메일을 보내줘. 보내기 전에 나에게 물어봐'],
  ['zh', '工作流：每周一9点导出订单，按国家筛选，然后把清单发给运营'],
  ['zh', '收到表单后检查地址，在表格里加一行，再发确认邮件；发送前先问我'],
];

/** After an intended change, update it with `-u` (docs/engine.md). */
test('workflows are the approved ones', async () => {
  const entries = WORKFLOWS.map(([pageLanguage, text]) => {
    const { object } = writeJsonPrompt({ text, pageLanguage }, TEXT_PACKS, JSON_PACKS);
    const { type, title, goal, trigger, inputs, steps, outputs, workflow, assumptions } = object;
    return `═ ${text.replaceAll('\n', ' / ')}\n${JSON.stringify({ type, title, goal, trigger, inputs, steps, outputs, workflow, assumptions }, null, 1)}`;
  });

  await expect(`${entries.join('\n')}\n`).toMatchFileSnapshot('./approved/json-workflows.txt');
});
