import { expect, test } from 'vitest';
import { findPromptLanguage, namesLanguagePair } from './find-prompt-language.ts';
import { foldText } from './fold-text.ts';

test.each([
  ['un correo a mi jefa, dame el prompt en inglés', 'en'],
  ['logo for a bakery, the prompt in French please', 'fr'],
  ['an English prompt for a poem about the sea', 'en'],
  ['Gedicht über Tee, Prompt auf Englisch', 'en'],
  ['poème sur la mer, prompt en allemand', 'de'],
  ['uma imagem de um gato, o prompt em inglês', 'en'],
  ['deniz hakkında şiir, promptu İngilizce yaz', 'en'],
  ['İngilizce prompt: kahve reklamı', 'en'],
  ['картинка кота, промпт на английском', 'en'],
  ['صورة قطة، البرومبت بالإنجليزية', 'en'],
  ['一只猫的图片，英文提示词', 'en'],
  ['猫の画像、英語のプロンプトで', 'en'],
  ['猫の画像、プロンプトを英語で', 'en'],
  ['고양이 그림, 영어 프롬프트로', 'en'],
  ['고양이 그림, 프롬프트를 영어로', 'en'],
  ['immagine di un gatto, prompt in giapponese', 'ja'],
])('reads the language of the prompt in "%s": %s', (idea, code) => {
  expect(findPromptLanguage(foldText(idea).text)).toBe(code);
});

test.each([
  'email in French to my landlord',
  'un correo en inglés a mi jefa',
  'a prompt for learning French verbs',
  'prompt engineering course in Berlin',
  '英語でメールを書いて',
  'translate this to English promptly',
])('takes "%s" for a wish about the result', (idea) => {
  expect(findPromptLanguage(foldText(idea).text)).toBeNull();
});

test.each([
  ['a sign in english and spanish', true],
  ['aushang deutsch/turkisch', true],
  ['英語と日本語で、トイレの貼り紙', true],
  ['لوحه عربي وانجليزي', true],
  ['translate from german to english', false],
  ['a letter in french', false],
])('"%s" names a pair of languages: %s', (idea, isPair) => {
  expect(namesLanguagePair(idea)).toBe(isPair);
});
