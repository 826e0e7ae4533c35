import type { LanguageCode } from '@wordlamp/engine/languages';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { fullUnless } from './lane.ts';
import { expect, readyToGoOffline, test } from './visitor.ts';
import { wordsOf } from './words.ts';

const IDEAS: Readonly<Record<LanguageCode, string>> = {
  en: 'birthday card for my neighbour Ann who turns 80, no rhymes',
  fr: 'mail à ma propriétaire pour le radiateur en panne, poli mais ferme',
  es: 'receta de croquetas de jamón para 6 personas, sin lactosa',
  de: 'Rede zur goldenen Hochzeit meiner Großeltern, 3 Minuten',
  ar: 'رسالة إلى مدير المدرسة عن غياب ابني ثلاثة أيام، بأسلوب رسمي',
  zh: '给房东写一封关于暖气坏了的邮件，客气但坚定',
  ja: '大家さんに給湯器の故障を伝えるメール、丁寧に',
  ko: '집주인에게 보일러 고장을 알리는 이메일, 정중하게',
  tr: 'ev sahibime bozuk kombi için e-posta, kibar ama net',
  ru: 'письмо хозяину квартиры о сломанном отоплении, вежливо, но твёрдо',
  pt: 'roteiro de 4 dias em Salvador com criança de 2 anos',
  it: 'discorso per il matrimonio di mia sorella, 3 minuti, divertente',
};
const languages = Object.keys(IDEAS) as LanguageCode[];

for (const language of languages) {
  test(`on a page in ${language} an idea in ${language} gets its prompt in ${language}`, {
    tag: fullUnless(['ar'].includes(language)),
  }, async ({ page }) => {
    const say = wordsOf(language, 'textGenerator');
    await page.goto(`/${language}/ai-prompt-generator`);
    await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();
    await page.getByLabel(say('ideaLabel'), { exact: true }).fill(IDEAS[language]);
    await page.getByRole('button', { name: say('generate'), exact: true }).click();

    const result = page.getByRole('textbox', { name: say('outputLabel'), exact: true });
    await expect(result).toHaveValue(new RegExp(`^${TEXT_PACKS[language].labels.requirements}`, 'm'));
    await expect(result).toHaveValue(new RegExp(IDEAS[language]));
  });
}

test('an idea in another language than the page keeps its own', async ({ page }) => {
  await page.goto('/en/ai-prompt-generator');
  await page.getByLabel('Your idea').fill(IDEAS.tr);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();

  await expect(page.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(
    new RegExp(`^${TEXT_PACKS.tr.labels.requirements}`, 'm'),
  );
});

for (const language of ['ja', 'ar', 'ru'] as const) {
  test(`on a page in ${language} the device writes in ${language} without the network`, {
    tag: fullUnless(['ja'].includes(language)),
  }, async ({ page, context, troubles }) => {
    const say = wordsOf(language, 'textGenerator');
    troubles.expected.push(/Failed to load resource/); // the fonts may still be on their way
    await page.goto(`/${language}/ai-prompt-generator`);
    await readyToGoOffline(page, () => page.getByLabel(say('ideaLabel'), { exact: true }).fill(IDEAS[language]));
    await context.setOffline(true);
    await page.getByRole('button', { name: say('generate'), exact: true }).click();

    await expect(page.getByRole('textbox', { name: say('outputLabel'), exact: true })).toHaveValue(
      new RegExp(`^${TEXT_PACKS[language].labels.requirements}`, 'm'),
    );
  });
}
