import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const write = (language: LanguageCode, idea: string) =>
  writeTextPrompt({ idea, pageLanguage: language }, TEXT_PACKS).prompt;
const AMOUNTED = ['message', 'short-text', 'notice', 'caption'] as const;

test.each(LANGUAGE_CODES)('%s has an amount for what is read at a glance, and for nothing else', (language) => {
  const forms = Object.entries(TEXT_PACKS[language].cards?.forms ?? {});
  expect(forms.filter(([, { amount }]) => amount !== undefined).map(([form]) => form)).toEqual(
    forms.map(([form]) => form).filter((form) => (AMOUNTED as readonly string[]).includes(form)),
  );
});

test.each<[LanguageCode, string, (typeof AMOUNTED)[number]]>([
  ['en', 'message to my cousin, her tent is still in our garage', 'message'],
  ['de', 'nachricht an meine cousine, ihr zelt steht noch bei uns', 'message'],
  ['fr', 'message pour ma cousine, sa tente est encore chez nous', 'message'],
  ['ar', 'رسالة لابنة عمي خيمتها ما زالت عندنا', 'message'],
  ['ko', '사촌한테 텐트 찾아가라는 문자', 'message'],
  ['zh', '给表姐发微信，她的帐篷还在我家', 'message'],
  ['ru', 'сообщение двоюродной сестре, ее палатка у нас', 'message'],
])('%s: "%s" gets one', (language, idea, form) => {
  expect(write(language, idea)).toContain(TEXT_PACKS[language].cards?.forms[form].amount);
});

test.each<[LanguageCode, string]>([
  ['en', 'message to my cousin about the tent, max 30 words'],
  ['en', 'message to my cousin about the tent, exactly 4 sentences'],
  ['en', 'long, detailed message to my cousin about the tent'],
  ['de', 'aushang im flur wegen der räder, halbe seite'],
  ['ja', '町内会のお知らせ文、紙一枚におさめて'],
  ['it', 'messaggio a mia cugina in tedesco e sotto la traduzione'],
  ['en', 'letter to the council about the bins'],
])('%s: "%s" gets none', (language, idea) => {
  const amounts = AMOUNTED.flatMap((form) => TEXT_PACKS[language].cards?.forms[form].amount ?? []);
  const prompt = write(language, idea);
  expect(amounts.filter((amount) => prompt.includes(amount))).toEqual([]);
});
