import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['email to my landlord about a broken heater', 'en'],
  ['easy chocolate cake recipe no oven', 'en'],
  ['Un e-mail à mon propriétaire pour le chauffage en panne', 'fr'],
  ["l'histoire d'un chat", 'fr'],
  ['Un correo a mi casero sobre la calefacción rota, educado pero firme', 'es'],
  ['¿Qué cocino hoy?', 'es'],
  ['E-Mail an meinen Vermieter wegen der kaputten Heizung', 'de'],
  ['Rede für die Hochzeit meiner Schwester', 'de'],
  ['una mail al padrone di casa per il riscaldamento rotto', 'it'],
  ['scrivi una presentazione sugli alberi', 'it'],
  ['um e-mail para o meu senhorio sobre o aquecedor avariado', 'pt'],
  ['redação sobre a poluição', 'pt'],
  ['ev sahibime bozuk kalorifer hakkında kibar bir e-posta', 'tr'],
  ['письмо хозяину квартиры о сломанном отоплении', 'ru'],
  ['رسالة إلى مالك الشقة عن التدفئة المعطلة', 'ar'],
  ['给房东写一封关于暖气坏了的邮件', 'zh'],
  ['暖房が壊れたことを大家さんに伝えるメール', 'ja'],
  ['난방이 고장 났다고 집주인에게 보내는 이메일', 'ko'],
  ['perché il cielo è blu', 'it'],
  ["mi dà TypeError: Cannot read properties of undefined (reading 'map') nel componente Lista", 'it'],
  ['netflix ou disney? assisto 3 filmes por mês', 'pt'],
  ['Python でCSVを読む関数を書いて', 'ja'],
])('reads "%s" as %s', (idea, language) => {
  expect(detectLanguage(idea, 'en')).toBe(language);
});

test.each([
  ['نامه به صاحبخانه درباره پکیج', 'Persian'],
  ['лист господарю квартири про зламаний обігрівач її', 'Ukrainian'],
  ['שלום, אני צריך מכתב', 'Hebrew'],
  ['मुझे एक पत्र चाहिए', 'Hindi'],
  ['γράμμα στον σπιτονοικοκύρη', 'Greek'],
])('knows that "%s" (%s) is not one of the twelve', (idea) => {
  expect(detectLanguage(idea, 'en')).toBeNull();
});

test.each([
  ['pizza', 'fr', 'fr'],
  ['itinerario Palermo', 'it', 'it'],
  ['???', 'de', 'de'],
  ['https://example.com/the/best/of', 'es', 'es'],
  ['"the best of the rest" traduction', 'fr', 'fr'],
  ['radtour donau passau wien 7 etappen', 'de', 'de'],
  ['東京旅行', 'ja', 'ja'],
  ['東京旅行', 'en', 'zh'],
  ['东京三日旅行计划和美食推荐', 'ja', 'zh'],
  ['email to my landlord about the heater', 'fr', 'en'],
] as const)('reads "%s" on a page in %s as %s', (idea, page, language) => {
  expect(detectLanguage(idea, page)).toBe(language);
});
