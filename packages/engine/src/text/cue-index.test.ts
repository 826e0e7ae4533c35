import { expect, test } from 'vitest';
import { buildCueIndex, findCues } from './cue-index.ts';

const found = (cues: string[], text: string) => findCues(buildCueIndex(cues), text).map(({ cue }) => cue);

test.each([
  { cues: ['mail'], text: 'mailbox', hits: ['mail'], why: 'a stem matches at a word start' },
  { cues: ['mail'], text: 'email', hits: [], why: 'a stem does not match inside a word' },
  { cues: ['mail$'], text: 'mailbox', hits: [], why: 'a whole-word cue needs the word end' },
  { cues: ['mail$'], text: 'my mail, now', hits: ['mail$'], why: 'a comma ends a word' },
  { cues: ['mail$'], text: 'mail', hits: ['mail$'], why: 'the text ends a word' },
  { cues: ['mail$'], text: 'mail_2', hits: [], why: 'an underscore does not end a word' },
  {
    cues: ['analy[sz]e'],
    text: 'analyze and analyse',
    hits: ['analy[sz]e', 'analy[sz]e'],
    why: 'a group stands for either',
  },
  { cues: ['blog', 'blog post'], text: 'blog post', hits: ['blog', 'blog post'], why: 'the shorter cue comes first' },
  { cues: ['5k$'], text: 'run 5k', hits: ['5k$'], why: 'a cue may begin with a digit' },
  { cues: ['email'], text: '“email', hits: ['email'], why: 'a quotation mark is no letter' },
  { cues: ['письм'], text: 'моё письмо', hits: ['письм'], why: 'Cyrillic matches at a word start' },
  { cues: ['邮件'], text: '写一封邮件给', hits: ['邮件'], why: 'Han matches anywhere' },
  { cues: ['メール'], text: '大家さんへのメール', hits: ['メール'], why: 'kana matches anywhere' },
  { cues: ['이메일'], text: '집주인이메일', hits: ['이메일'], why: 'Hangul matches anywhere' },
  { cues: ['خطا'], text: 'خطاب', hits: [], why: 'a short Arabic stem needs its word end' },
  { cues: ['خطا'], text: 'اخطا', hits: [], why: 'a short Arabic stem needs its word start' },
  { cues: ['خطا'], text: 'هذا خطا', hits: ['خطا'], why: 'a short Arabic word is found' },
  { cues: ['مقالات'], text: 'والمقالات', hits: ['مقالات'], why: 'an Arabic stem matches behind particles' },
  { cues: ['ام علي'], text: 'السلام عليكم', hits: [], why: 'an Arabic stem does not match inside a word' },
  { cues: ['غروب$'], text: 'غروب، بحر', hits: ['غروب$'], why: 'an Arabic comma ends a word' },
  { cues: ['خطا'], text: 'الخطا', hits: ['خطا'], why: 'a short Arabic word is found behind its article' },
])('$why', ({ cues, text, hits }) => {
  expect(found(cues, text)).toEqual(hits);
});

test('returns the position of a cue', () => {
  expect(findCues(buildCueIndex(['blog post']), 'a blog post.')).toEqual([{ cue: 'blog post', start: 2, end: 11 }]);
});

test('lists the hits in the order of the text', () => {
  expect(found(['tweet', 'email'], 'email, tweet, email')).toEqual(['email', 'tweet', 'email']);
});

test.each([
  ['line$', '店長にlineで', ['line$']],
  ['mysql', 'をmysqlで', ['mysql']],
  ['line$', 'onlineで', []],
])('a Latin cue %s ends at the start of another script: %s', (cue, text, hits) => {
  expect(found([cue], text)).toEqual(hits);
});

test.each([
  ['-rede', 'hochzeitsrede fur tom', ['-rede']],
  ['-rede', 'eine rede', ['-rede']],
  ['-rede', 'verrederung', []],
  ['-rede', 'reden', ['-rede']],
])('a cue that may end a compound: %s in "%s"', (cue, text, hits) => {
  expect(found([cue], text)).toEqual(hits);
});
