import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

type Extraction = { extraction: { fields: { name: string; type: string }[] } };

const extractionOf = (text: string) =>
  (writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object as Extraction).extraction;

test.each([
  ['extract the invoice number, total and whether it is paid, as JSON'],
  ['extract the invoice number, total and whether the invoice has been paid'],
  ['extract the invoice number, total and whether it is paid (yes/no)'],
  ['Extrahiere Rechnungsnummer, Gesamtbetrag und ob sie bezahlt ist'],
  ['Extrahiere Rechnungsnummer, Gesamtbetrag, ob die Rechnung bezahlt wurde'],
  ['Extrae el número de factura, el total y si está pagada'],
  ['Extrais le numéro de facture, le total et si elle est payée'],
  ["Extrais le numéro de facture, le total, s'il est réglé"],
  ['Estrai il numero di fattura, il totale e se è pagata'],
  ['Extraia o número da fatura, o total e se foi paga'],
  ['Извлеки номер счёта, сумму, оплачен ли он'],
  ['Faturadan fatura numarası, toplam tutar, ödenip ödenmediği bilgilerini çıkar'],
  ['請求書から請求書番号、合計金額、支払い済みかどうかを抽出してください'],
  ['청구서에서 청구서 번호, 총액, 결제 여부를 추출해줘'],
  ['从发票中提取发票号、总金额、是否已付款'],
  ['استخرج رقم الفاتورة، المبلغ الإجمالي، هل تم الدفع'],
])('whether something is paid is a yes or a no: %s', (text) => {
  expect(extractionOf(text).fields.at(-1)).toMatchObject({ name: 'is_paid', type: 'boolean' });
});

test.each([
  ['extract the name, date and whether it is shipped', { name: 'is_shipped', type: 'boolean' }],
  ['Extrahiere Name, Datum und ob sie volljährig ist', { name: 'is_volljahrig', type: 'boolean' }],
  ['extract the name, date and paid amount', { name: 'paid_amount', type: 'number' }],
])('yes/no fields get an explicit key: %s', (text, field) => {
  expect(extractionOf(text).fields.at(-1)).toMatchObject(field);
});
