import { expect, test } from 'vitest';
import { TEXT_PACKS } from './all-text-packs.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const write = (idea: string) => writeTextPrompt({ idea }, TEXT_PACKS);

test('asks for both results where a summary is to be translated, too', () => {
  const { prompt, checks } = write('이 글 3줄로 요약하고 영어로 번역도 해줘');

  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(prompt).toContain('2: 1의 번역문.');
  expect(prompt).not.toContain('결과물 언어');
  expect(write('이 글 3줄로 요약해서 영어로 번역해줘').prompt).not.toContain('2: ');
});

test('adds no verb to a Korean task that names its work at the end', () => {
  expect(write('겨울 바다를 혼자 보러 간 엄마에 대한 자유시 한 편').prompt).toMatch(/^요청: 겨울/);
  expect(write('기한 지난 세금계산서를 찾아 거래처별로 보여 주는 쿼리, 최근 30일').prompt).toMatch(/^요청: 기한/);
});

test('asks for a prompt where a heading names only the picture', () => {
  expect(write('Bild: Dackel mit Taucherbrille in einer Badewanne, Aquarell').prompt).toMatch(
    /^Schreib einen Prompt für einen Bildgenerator: Bild:/,
  );
  expect(write('Midjourney Prompt: alter Fischer in Öl').prompt).toMatch(/^Erstelle Folgendes: Midjourney/);
});

test('names the prompt once where a clause ends in it', () => {
  const idea = 'balonların altında koşan beyaz bir at, 35mm film havasında görsel promptu, yazı olmasın';
  expect(write(idea).prompt).toMatch(/^Şunu hazırla: balonların/);
  expect(write('sisli bir köy görseli, prompt yarışması afişi gibi').prompt).not.toMatch(/^Şunu hazırla:/);
});

test('asks for no paste of what the idea quotes', () => {
  const request = 'bu sözleşmedeki cezai şart maddesi ne demek, sade türkçe anlat';
  const clause = '"Kiracı süresinden önce çıkarsa 3 aylık kira bedelini peşinen öder."';
  expect(write(request).prompt).toContain('[metni buraya yapıştır]');
  expect(write(`${request}: ${clause}`).prompt).not.toContain('[metni buraya yapıştır]');
});
