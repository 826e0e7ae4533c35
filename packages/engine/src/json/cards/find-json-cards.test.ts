import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages.ts';
import { foldText } from '../../text/fold-text.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonFromIdea } from '../from-idea/write-json-from-idea.ts';
import { cardsFor } from '../from-idea/write-request.ts';
import { CARD_IDS, CUED_CARD_IDS, CUED_KIND_IDS, OUTPUT_IDS, SAID_IDS } from './card-ids.ts';
import { jsonCardExamplesOf } from './testing/examples.ts';

/** Value formats that do not depend on the idea: dates and times, look-alike characters, placeholders. */
const FORMS = /YYYY-MM-DD|HH:MM|2020-12|if\/then|\{name\}|\[\]|24|<API_KEY>/g;

describe.each(LANGUAGE_CODES)('the JSON cards of %s', (language) => {
  const { cards: words, reading } = JSON_PACKS[language];
  const examples = jsonCardExamplesOf(language);
  const found = (idea: string) => cardsFor(writeJsonFromIdea(idea, reading), words);
  const names = (idea: string): string[] => [found(idea).kind, ...found(idea).cards];

  test.each([...CUED_KIND_IDS, ...CUED_CARD_IDS])('%s fires in its ideas and not in look-alikes', (id) => {
    const { fires = [], not = [] } = examples[id] ?? {};
    expect(fires.length).toBeGreaterThan(0);
    expect(not.length).toBeGreaterThan(0);
    expect(fires.filter((idea) => !names(idea).includes(id))).toEqual([]);
    expect(not.filter((idea) => names(idea).includes(id))).toEqual([]);
  });

  test('have a sentence for each output and a line for each card, and set no number', () => {
    const outputs = OUTPUT_IDS.map((id) => words.outputs[id]);
    const lines = CARD_IDS.map((id) => words.lines[id]);
    expect([...outputs, ...lines].filter((line) => line.trim() === '')).toEqual([]);
    expect(lines.filter((line) => /[3-9]|\d\d/.test(line.replace(FORMS, '')))).toEqual([]);
  });

  test('look for what folded text holds', () => {
    const cues = [
      ...CUED_KIND_IDS.map((id) => words.kinds[id]),
      ...CUED_CARD_IDS.flatMap((id) => words.cues[id] ?? []),
    ].flatMap((one) => [...one.cues, ...one.vetoes]);
    const all = [...cues, ...SAID_IDS.flatMap((id) => words.said[id])].map((cue) => cue.replace(/^-|\$$/g, ''));
    expect(all.filter((cue) => foldText(cue).text !== cue)).toEqual([]);
  });

  test('print six lines at most', () => {
    const ideas = Object.values(examples).flatMap(({ fires, not }) => [...fires, ...not]);
    expect(ideas.filter((idea) => found(idea).cards.length > 6)).toEqual([]);
  });
});

describe('what goes with few words, and with many', () => {
  const { cards: words, reading } = JSON_PACKS.en;
  const cards = (idea: string) => cardsFor(writeJsonFromIdea(idea, reading), words).cards;
  const LONG =
    'config json for the greenhouse: fan on above 28 degrees, mist for 40 seconds at 7:15 and 16:30, nothing at night, sensor id GH-0071';

  test('which fields, where the idea names none', () => {
    expect(cards('json schema for my seed box')).toContain('trade-fields');
    expect(cards('json schema for my seed box: name, year, amount')).not.toContain('trade-fields');
    expect(cards(LONG)).not.toContain('trade-fields');
  });

  test('a place for everything, where JSON is made and not read', () => {
    expect(cards(LONG)).toContain('all-placed');
    expect(cards('json schema for my seed box')).not.toContain('all-placed');
    expect(
      cards('extract name, date, total and the number of bottles from the wine merchant mails, null if missing'),
    ).not.toContain('all-placed');
  });
});

describe('kinds without words of their own', () => {
  const settle = (language: LanguageCode, idea: string) => {
    const { cards: words, reading } = JSON_PACKS[language];
    const { kind, output } = cardsFor(writeJsonFromIdea(idea, reading), words);
    return `${kind} ${output}`;
  };

  test.each<[LanguageCode, string, string]>([
    // Values are given: they are to be filled in.
    ['en', 'json for the kiosk on our site: open 8:30 to 19:00, coffee 2.80 €, croissant 1.90 €', 'data data'],
    ['fr', 'json pour ma page : massage 60 min à 70 €, 90 min à 95 €', 'data data'],
    ['es', 'json con el horario del taller: lunes 8:00 a 14:00, sábado 9:00 a 12:00', 'data data'],
    ['zh', '理发店价目的json，剪发38元，烫发260元', 'data data'],
    ['ko', '세탁소 가격표 json으로. 셔츠 2500원, 코트 9000원', 'data data'],
    ['ar', 'json لموقع المغسلة: القميص 5 ريال والثوب 8 ريال', 'data data'],
    ['en', 'json for a price list: wash 12, cut 25, beard 9', 'data data'],
    ['de', 'json für die imbisskarte: fritten klein 2,80 groß 3,90, limo 2,10', 'data data'],
    ['zh', '一周晚饭的json：周一面条，周二饺子，周三火锅', 'data data'],
    ['ja', '役員名簿をjsonに：会長 田中、副会長 佐藤、会計 鈴木', 'data data'],
    ['fr', "json de l'équipe: gardien Léo, défense Samir, attaque Tom", 'data data'],
    // Fields alone are the structure of something.
    ['es', 'json con mis medicinas: nombre, dosis, horas', 'schema schema'],
    ['it', 'json per il registro degli alveari, arnie e trattamenti', 'schema schema'],
    // What begins with its condition runs.
    ['en', 'if a kid is absent by 9:15, text the parents, if no answer call them, as json', 'workflow workflow'],
    ['zh', '写个json流程：有人留言，先判断是不是投诉，是的话转给小陈', 'workflow workflow'],
    ['ar', 'json: اذا انقطعت الكهرباء شغل المولد، واذا رجعت وقفه', 'workflow workflow'],
    ['es', 'formulario json: nombre, telefono, fecha, cuando empezó, y si toma algo', 'schema schema'],
    // A list with figures that names no fields.
    ['en', "json of my kid's party: saturday 14 june 3pm, village hall, 12 kids, theme dinosaurs", 'data data'],
    // Of what the JSON is, not from where.
    ['fr', 'JSON de mes réservations', 'schema schema'],
    ['es', 'json de mis facturas', 'extraction extraction'],
    // Existing pictures and files are read.
    ['en', 'got screenshots of my bank app, need the date, the shop and the amount as json', 'extraction extraction'],
    ['ru', 'сфоткал накладные, нужен json: товар, вес, поставщик', 'extraction extraction'],
    ['it', 'json per descrivere le foto delle tazze: titolo, colore, misure', 'schema schema'],
    // A customer is named where a function is called.
    ['pt', 'chamada de função em json pra visita técnica: cliente Marta Leal, quinta das 14 às 16h', 'call call'],
    ['pt', 'definição de função json pra visita técnica: cliente, endereço, dia', 'function function'],
    // Limits and conditions say what may be entered, not what is there.
    ['en', 'json for a form with at most 5 fields and at least 2 photos', 'task task'],
    ['de', 'json für den rabatt: wenn die bestellung über 50 € liegt, 10 %', 'task task'],
    ['it', 'json per gli ospiti, 9 tavoli da 6', 'task task'],
    // Texts: nothing says that JSON is wanted.
    ['en', 'a poem about my diary', 'task task'],
    ['en', 'a poem about picking out the perfect tree', 'task task'],
    ['de', 'absage an den vermieter, miete 850 €, kaution 1700 €', 'task task'],
    ['es', 'carta para avisar de mis reservas', 'task task'],
    // Programs that read one kind of JSON.
    ['de', 'prettier mit 4 leerzeichen als json', 'config config'],
    ['pt', 'docker compose em json pro grafana, porta 3000', 'config config'],
    ['en', 'docker compose for grafana on port 3000', 'task task'],
    ['ja', 'eslintのjson、typescript用', 'config config'],
    ['en', 'eslint json with an explanation of each rule', 'config open'],
    ['fr', 'n8n en json : nouveau formulaire, puis une ligne dans le tableur', 'workflow import'],
    ['tr', 'n8n akışı json: form gelince tabloya yaz', 'workflow import'],
    // A shop takes part in the run and does not read it; what is not used reads nothing.
    ['en', 'workflow json: when a shopify order comes in, then print the label', 'workflow workflow'],
    ['tr', 'iş akışı jsonu: form gelince tabloya yaz, n8n kullanmıyorum', 'workflow workflow'],
    ['it', 'config json per la serra: luce alle 7, niente commenti', 'config config'],
    ['tr', 'fonksiyon tanımı json, açıklamalar türkçe', 'function function'],
    ['en', 'extract date and total from receipts as json, an array of items', 'extraction shaped'],
    // The name of a field is no request to sort.
    ['ko', '영수증에서 뽑아줘: 날짜, 금액, 카테고리, json', 'extraction extraction'],
  ])('%s: "%s" is %s', (language, idea, expected) => {
    expect(settle(language, idea)).toBe(expected);
  });
});
