import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { TEXT_PACKS } from '../all-text-packs.ts';
import { lexiconOf } from '../lexicon.ts';
import type { FormId } from './card-ids.ts';
import { findCardHits, findMarks } from './card-lexicon.ts';
import type { CardWords } from './card-words.ts';
import { chooseForm } from './choose-form.ts';

function chosen(
  visible: string,
  { language = 'en', likely = null }: { language?: LanguageCode; likely?: FormId | null } = {},
) {
  const pack = TEXT_PACKS[language];
  const words = pack.cards as CardWords;
  const hits = findCardHits(visible, words).filter(({ isVeto }) => !isVeto);
  const { patterns } = lexiconOf(pack);
  return chooseForm(hits, { visible, marks: findMarks(visible, words), patterns, language }, likely);
}

test.each([
  ['what the verb asks for, not what stands before it', 'the slides already exist. write the talk', 'speech'],
  ['no source', 'write something short from my slides', null],
  ['no topic', 'asking about a recipe, what a shame', null],
  ['no thing that is there', 'the email i got is rude', null],
  ['what a correction puts in its place', 'a caption, no wait, a poem on jazz', 'poem'],
  ['what is not what was corrected', 'an email to tom, no wait, to tim about a poem', 'email'],
  ['what the idea opens with', 'short letter to the council, they want a speech', 'letter'],
  ['what a verb asks for, not the question before it', 'why does my bread sink. i want a checklist', 'checklist'],
  ['no book that somebody reads', 'late for the choir, i was finishing a novel', null],
  ['a story that is asked for in a later clause', 'my son is 4, write a bedtime story', 'story'],
  ['an excuse, not what it is for', 'excuse for not going to the birthday party', 'wording'],
])('it takes %s', (_, idea, form) => {
  expect(chosen(idea).form).toBe(form);
});

test.each<[LanguageCode, string, FormId]>([
  ['ko', '믹서기가 안돌아가요. 판매자한테 교환 문자 써야 해요', 'message'],
  ['ko', '믹서기가 갑자기 안돌아가요 왜이러죠', 'bug'],
])('%s: beside a fault, the text that is asked for: "%s"', (language, idea, form) => {
  const found = chosen(idea, { language, likely: 'bug' }).form;
  expect(found).toBe(form);
});

test.each<[LanguageCode, string, FormId]>([
  ['en', 'we have a trip to lisbon in may and i need a message to the host', 'message'],
  ['it', 'sabato andiamo in gita a mantova con la classe. mi serve un messaggio per i genitori', 'message'],
  ['ru', 'едем на 3 дня в казань с классом, нужно сообщение родителям', 'message'],
  ['ja', '来週3泊4日で台湾に行きます。ホテルに送るメールを書いて', 'email'],
  ['ko', '토요일이 아들 돌잔치야. 회사에 보낼 메일 써줘 하루 쉰다고', 'email'],
])('%s: beside what people do, the text that is asked for: "%s"', (language, idea, form) => {
  expect(chosen(idea, { language, likely: 'trip' }).form).toBe(form);
});

test.each<[LanguageCode, string]>([
  ['en', 'trip to rome for four, to send to my mum'],
  ['fr', 'je pars 4 jours a porto avec ma mere, il me faut un programme jour par jour'],
  ['ja', '母と金沢に2泊3日で行く。lineで送るから全部で15行以内にまとめて'],
])('%s: a trip that is asked for stays one: "%s"', (language, idea) => {
  expect(chosen(idea, { language, likely: 'trip' }).form).toBe('trip');
});

test('what the job says counts before what else is asked for', () => {
  expect(chosen('help me out with some caption ideas for my recipe book', { likely: 'caption' }).form).toBe('caption');
});

test('a mere source counts if the job says the same', () => {
  expect(chosen('do it from my slides', { likely: 'presentation' }).form).toBe('presentation');
});

test('the purpose of a picture is not the form of a text', () => {
  expect(chosen('picture for a greeting card, two owls', { likely: 'image-prompt' }).form).toBe('image-prompt');
});

test.each<[LanguageCode, string, FormId]>([
  ['de', 'aus meinen folien bitte eine rede fur den verein', 'speech'],
  ['fr', "a partir de mes diapos, ecris un discours pour l'equipe", 'speech'],
  ['zh', '根据我的幻灯片写一篇演讲稿', 'speech'],
  ['ja', 'スライドをもとにスピーチ', 'speech'],
  ['ko', '슬라이드 바탕으로 발표 대본', 'speech'],
])('in %s a source is not the result', (language, idea, form) => {
  expect(chosen(idea, { language }).form).toBe(form);
});

test.each([
  ['an email to my tutor and a short text message to my group', true],
  ['email to parents about lice, and a notice for the door', true],
  ['email about the poster and the newsletter', false],
  ['an email to my tutor. a text message came yesterday', false],
  ['a story about a knight and a recipe', false],
])('%s: two results %s', (idea, isPair) => {
  expect(chosen(idea).isPair).toBe(isPair);
});
