import { expect, test } from 'vitest';
import { withoutChat } from './without-chat.ts';

test.each([
  ['a goat eats my hat lol', 'a goat eats my hat'],
  ['lol a goat eats my hat, haha, 6s', 'a goat eats my hat, 6s'],
  ['a goat eats lmao my hat', 'a goat eats my hat'],
  ['eine ziege frisst meinen hut xD', 'eine ziege frisst meinen hut'],
  ['une chèvre mange mon chapeau mdr, 6s', 'une chèvre mange mon chapeau, 6s'],
  ['una cabra se come mi gorra jajaja', 'una cabra se come mi gorra'],
  ['mi cabra en el tejado x favor', 'mi cabra en el tejado'],
  ['uma cabra no telhado kkkk', 'uma cabra no telhado'],
  ['una capra sul tetto ahahah', 'una capra sul tetto'],
  ['коза на крыше ахаха', 'коза на крыше'],
  ['keçi çatıda ahahah, 6 sn', 'keçi çatıda, 6 sn'],
  ['معزة على السطح ههههه', 'معزة على السطح'],
  ['ヤギが屋根にいるw', 'ヤギが屋根にいる'],
  ['ヤギが屋根にいる（笑）、6秒', 'ヤギが屋根にいる、6秒'],
  ['염소가 지붕에 있다ㅋㅋㅋ 6초', '염소가 지붕에 있다 6초'],
  ['염소가 지붕에 있다 ㅎㅎ', '염소가 지붕에 있다'],
  ['山羊站在屋顶上哈哈', '山羊站在屋顶上'],
  ['哈哈，山羊站在屋顶上', '山羊站在屋顶上'],
])('"%s" is read as "%s"', (idea, read) => {
  expect(withoutChat(idea)).toBe(read);
});

test.each([
  'a goat says "lol"',
  'a lollipop on a plate',
  'the kids bahaha club',
  'a man w a hat',
  '哈哈镜前的孩子',
  '孩子哈哈大笑',
  '彼女の笑顔',
  'VWの車が走る',
  'haha',
])('"%s" stays as typed', (idea) => {
  expect(withoutChat(idea)).toBe(idea);
});
