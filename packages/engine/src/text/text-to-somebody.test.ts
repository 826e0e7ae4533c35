import { expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const write = (language: LanguageCode, idea: string) =>
  writeTextPrompt({ idea, pageLanguage: language }, TEXT_PACKS).prompt;

test.each<[LanguageCode, string]>([
  ['en', 'have to write to my aunt that we cannot take her parrot this summer, kindly'],
  ['fr', "faut que j'écrive à ma voisine que son chat dort chez nous la nuit, gentiment"],
  ['es', 'tengo que escribir al portero que la luz del garaje parpadea, sin enfadarme'],
  ['de', 'muss schreiben dass wir die hecke erst im herbst schneiden, an den nachbarn, nett'],
  ['ar', 'بدي اكتب لجارتي إننا رح نسافر أسبوعين وتسقي الزريعة'],
  ['zh', '想写给楼下邻居，周末装书架会有点吵，先打个招呼'],
  ['it', 'devo scrivere alla zia che non possiamo tenere il pappagallo a luglio'],
  ['tr', 'komşuya yazıcam, hafta sonu raf çakacağız biraz ses olacak, kusura bakmasın'],
  ['pt', 'preciso escrever pra minha tia que não dá pra ficar com o papagaio em julho'],
  ['ja', '下の階の人に伝えたいことを書きたい、週末に棚を取り付けるので少しうるさい'],
  ['ko', '아랫집에 주말에 선반 달아서 시끄러울 거라고 써야 하는데 부드럽게'],
  ['ru', 'надо написать тёте что не сможем взять попугая в июле, мягко'],
])('%s: a text to somebody asks for nothing but the text ("%s")', (language, idea) => {
  const { cards, lines } = TEXT_PACKS[language];
  const prompt = write(language, idea);
  expect(prompt).not.toContain(lines.ask);
  const wanted = [cards?.unnamed.only, cards?.forms.message.only, cards?.forms.email.only].filter(Boolean);
  expect(wanted.some((only) => prompt.includes(only ?? ' '))).toBe(true);
});

test.each<[LanguageCode, string]>([
  ['en', 'should i write to the council or just call them?'],
  ['en', 'python function that can write them to a csv file'],
])('%s: "%s" wants no text to somebody', (language, idea) => {
  expect(write(language, idea)).not.toContain(TEXT_PACKS[language].cards?.unnamed.only);
});

test.each<[LanguageCode, string]>([
  ['it', 'scrivi una targhetta per la panchina del nonno, niente frasi fatte'],
  ['ru', 'напиши памятку для няни: спать в 8, сказку на ночь, без мультиков'],
  ['en', 'write a leaflet for our tool library, plain, no slogans'],
])('%s: a text that is to be written needs no questions: "%s"', (language, idea) => {
  expect(write(language, idea)).not.toContain(TEXT_PACKS[language].lines.ask);
});

test('an excuse is not ruled out where one is asked for', () => {
  const prompt = write('it', 'una scusa per disdire il calcetto');
  expect(prompt).not.toContain(TEXT_PACKS.it.cards?.subjects.cancel.lines[0]);
});

test('a translation beside it needs two languages, not one', () => {
  const prompt = write('it', 'mail al campeggio in tedesco, arriviamo dopo le 22, e sotto la traduzione in italiano');
  expect(prompt).not.toContain(TEXT_PACKS.it.cards?.rules['other-language']);
  expect(prompt).toContain(TEXT_PACKS.it.cards?.rules.bilingual);
  expect(prompt).not.toMatch(/Dammi solo/);
});

test('an amount each in a message is nothing to work out', () => {
  const prompt = write('it', 'devo scrivere al gruppo del corso, 8 euro a testa per il regalo di Lia, entro martedì');
  expect(prompt).not.toContain(TEXT_PACKS.it.cards?.rules.shares);
});
