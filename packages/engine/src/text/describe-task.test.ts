import { expect, test } from 'vitest';
import { TEXT_PACKS } from './all-text-packs.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const write = (idea: string) => writeTextPrompt({ idea }, TEXT_PACKS);

test('adds no verb to a Korean task that names its work at the end', () => {
  expect(write('겨울 바다를 혼자 보러 간 엄마에 대한 자유시 한 편').prompt).toMatch(/^요청: 겨울/);
  expect(write('기한 지난 세금계산서를 찾아 거래처별로 보여 주는 쿼리, 최근 30일').prompt).toMatch(/^기한/);
});

test('asks for a prompt if a heading names only the picture', () => {
  expect(write('Bild: Dackel mit Taucherbrille in einer Badewanne, Aquarell').prompt).toMatch(
    /^Schreib einen Prompt für einen Bildgenerator: Bild:/,
  );
});

test('does not ask to paste what the idea quotes', () => {
  const request = 'bu sözleşmedeki cezai şart maddesi ne demek, sade türkçe anlat';
  const clause = '"Kiracı süresinden önce çıkarsa 3 aylık kira bedelini peşinen öder."';
  expect(write(request).prompt).toContain('[metni buraya yapıştır]');
  expect(write(`${request}: ${clause}`).prompt).not.toContain('[metni buraya yapıştır]');
});
