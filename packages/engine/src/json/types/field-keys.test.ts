import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import type { JsonObject } from '../json-value.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

function extractionOf(text: string): { keys: string[]; schema: JsonObject } {
  const { object } = writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS);
  const { fields, output_schema: schema } = object.extraction as {
    fields: { name: string }[];
    output_schema: JsonObject;
  };
  return { keys: fields.map(({ name }) => name), schema };
}

const ORDER = ['supplier', 'delivery_date', 'phone', 'order_number', 'deadline', 'total', 'currency', 'invoice_number'];

describe('the key of a field is the same in every language', () => {
  test.each([
    [
      'fr',
      "Extrais le fournisseur, la date de livraison, le numéro de téléphone, le numéro de commande, la date limite, le total, la devise, le numéro de facture et la date d'émission de cet e-mail en JSON",
      [...ORDER, 'issue_date'],
    ],
    [
      'de',
      'Extrahiere Lieferant, Lieferdatum, Telefonnummer, Bestellnummer, Frist, Gesamtbetrag, Währung, Rechnungsnummer und Rechnungsdatum aus dieser E-Mail als JSON',
      [...ORDER, 'invoice_date'],
    ],
    [
      'es',
      'Extrae el proveedor, la fecha de entrega, el número de teléfono, el número de pedido, el plazo, el total, la moneda, el número de factura y la fecha de emisión de este correo como JSON',
      [...ORDER, 'issue_date'],
    ],
    [
      'pt',
      'Extraia o fornecedor, a data de entrega, o telefone, o número do pedido, o prazo, o total, a moeda, o número da nota e a data de emissão deste e-mail como JSON',
      [...ORDER, 'issue_date'],
    ],
    [
      'it',
      "Estrai il fornitore, la data di consegna, il numero di telefono, il numero d'ordine, la data limite, il totale, la valuta, il numero di fattura e la data di emissione da questa email in JSON",
      [...ORDER, 'issue_date'],
    ],
    [
      'tr',
      'Bu e-postadan tedarikçi, teslimat tarihi, telefon numarası, sipariş numarası, son tarih, toplam, para birimi, fatura numarası ve fatura tarihi bilgilerini JSON olarak çıkar',
      [...ORDER, 'invoice_date'],
    ],
    [
      'ru',
      'Извлеки поставщика, дату доставки, телефон, номер заказа, срок, итого, валюту, номер счёта и дату счёта из этого письма в JSON',
      [...ORDER, 'invoice_date'],
    ],
    [
      'zh',
      '从这封邮件提取供应商、交货日期、电话、订单号、截止日期、总额、币种、发票号和开票日期，输出 JSON',
      [...ORDER, 'issue_date'],
    ],
    [
      'ja',
      'このメールから仕入先、納品日、電話番号、注文番号、期限、合計、通貨、請求書番号、発行日を抽出してJSONにして',
      [...ORDER, 'issue_date'],
    ],
    [
      'ko',
      '이 메일에서 공급업체, 납품일, 전화번호, 주문번호, 마감일, 합계, 통화, 송장번호, 발행일을 JSON으로 추출해줘',
      [...ORDER, 'issue_date'],
    ],
    [
      'ar',
      'استخرج المورد وتاريخ التسليم ورقم الهاتف ورقم الطلب والموعد النهائي والإجمالي والعملة ورقم الفاتورة وتاريخ الإصدار من هذه الرسالة بصيغة JSON',
      [...ORDER, 'issue_date'],
    ],
  ])('%s', (_, text, keys) => {
    expect(extractionOf(text).keys).toEqual(keys);
  });
});

test.each([
  ['Extrae de los correos de proveedor el nombre, la fecha de entrega y el total en JSON', 'name'],
  ['Extraer de correos de proveedor: número de pedido, fecha de entrega, total', 'order_number'],
  ['Extraia dos e-mails do fornecedor o nome, a data de entrega e o total em JSON', 'name'],
  ['Extrair de e-mails de fornecedor: número do pedido, data de entrega, total', 'order_number'],
])('the source before the fields is not one of them and does not make a list: %s', (text, first) => {
  const { keys, schema } = extractionOf(text);

  expect(keys).toEqual([first, 'delivery_date', 'total']);
  expect(schema.required).toEqual(keys);
});
