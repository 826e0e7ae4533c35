import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { TEXT_PACKS } from './all-text-packs.ts';
import { readIdea } from './read-idea.ts';
import { writeTextPrompt } from './write-text-prompt.ts';

const ANSWERS: [language: LanguageCode, command: string, text: string][] = [
  ['en', 'reply to this email and say yes', 'Hi Anna, could you send the report by Monday? Best, Tom'],
  ['de', 'Antworte auf diese Mail, höflich absagen', 'Hallo Frau Klein, kommen Sie am 3. Mai zu uns? Gruß, Jens'],
  ['fr', 'réponds à ce mail, poliment', 'Bonjour Claire, pouvez-vous venir lundi ? Merci, Paul'],
  ['es', 'responde a este correo con amabilidad', 'Hola, Marta, ¿puedes venir el lunes? Un saludo, Luis'],
  ['it', 'rispondi a questa mail e rifiuta', 'Ciao Sara, puoi venire lunedì? Un saluto, Marco'],
  ['pt', 'responda a este e-mail recusando', 'Olá, Rita, você pode vir na segunda? Abraços, Davi'],
  ['ru', 'ответь на это письмо и откажись', 'Здравствуйте, Анна! Сможете прийти в понедельник? Павел'],
  ['tr', 'bu maile kibarca cevap yaz', 'Merhaba Ayşe, pazartesi gelebilir misin? Selamlar, Can'],
  ['ar', 'اكتب ردًا على هذه الرسالة', 'مرحبا ليلى، هل يمكنك الحضور يوم الاثنين؟ تحياتي، سامي'],
  ['ja', 'このメールに返信して、丁寧に断って', '山田様、来週の会議に出席いただけますか。佐藤'],
  ['ko', '이 메일에 정중한 거절 답장을 써줘', '김민지 님, 월요일 회의에 참석하실 수 있나요? 박준호 드림'],
  ['zh', '帮我回复这封邮件，婉拒', '王老师，您下周一能来参加会议吗？李明'],
];

describe.each(ANSWERS)('in %s', (language, command, text) => {
  const idea = `${command}: ${text}`;

  test('a text that is to be answered is no part of the request', () => {
    const { material, slots } = readIdea(idea, TEXT_PACKS[language]);

    expect(material).toEqual({ kind: 'text', text });
    expect(slots.constraints.filter((limit) => text.includes(limit))).toEqual([]);
    expect(slots.facts).toEqual([]);
  });

  test('the prompt keeps it whole and apart', () => {
    const { prompt } = writeTextPrompt({ idea, pageLanguage: language }, TEXT_PACKS);

    expect(prompt).toContain(`<text>\n${text}\n</text>`);
  });
});

test('an email that is only described is no text to answer', () => {
  const described = 'write this email: the office is closed on Friday, back on Monday, call Jo in an emergency';

  expect(readIdea(described, TEXT_PACKS.en).material).toBeNull();
});

test('a fact of the request must come through, one of the text need not', () => {
  const idea = 'reply to this email and say yes by 5 June: can you send 3 reports to Tom Baker?';

  expect(readIdea(idea, TEXT_PACKS.en).slots.facts).toEqual(['5 June']);
});

test.each([
  { idea: 'lesson plan on fractions, 45 minutes', line: 'Duration: 45 minutes' },
  { idea: 'speech for my brother, 3 minutes', line: 'Length: 3 minutes' },
])('a plan by the clock has a duration: $idea', ({ idea, line }) => {
  const [, length] = line.split(': ');
  expect(writeTextPrompt({ idea, pageLanguage: 'en', choices: { length } }, TEXT_PACKS).prompt).toContain(
    `\n${line}\n`,
  );
});

test.each<{ language: LanguageCode; idea: string }>([
  { language: 'de', idea: 'Gedicht für meine Schwester, kein Reim' },
  { language: 'zh', idea: '写给妹妹的诗，不要押韵' },
])('a poem without rhyme is one in $language', ({ language, idea }) => {
  const { job, slots } = readIdea(idea, TEXT_PACKS[language]);

  expect(job.intent).toBe('poem');
  expect(slots.exclusions).toHaveLength(1);
});
