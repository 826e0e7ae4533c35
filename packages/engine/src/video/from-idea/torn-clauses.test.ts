import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { readVideoIdea } from './read-video-idea.ts';

const formOf = (language: LanguageCode, idea: string) => readVideoIdea(idea, READING_WORDS[language]).form;

test.each<[LanguageCode, string, string]>([
  [
    'es',
    'una vecina riega las macetas del patio con calma. y el patio sin sillas viejas claro',
    'el patio sin sillas viejas claro',
  ],
  [
    'de',
    'ein bub schiebt sein rad aus dem schuppen in den hof. bitte alles genau so auf platt lassen',
    'auf platt lassen',
  ],
  [
    'it',
    'la corriera parte piano dalla piazza e nessuno saluta. luce fredda, e senza neve che la mettono sempre',
    'senza neve che la mettono sempre',
  ],
  ['zh', '傍晚的巷子里，老师傅坐在小凳上给一双旧皮鞋钉鞋跟，旁边一只猫看着他', '给一双旧皮鞋钉鞋跟'],
  ['zh', '下雪天邮递员推着车走进院子，把信放在窗台上，然后跺跺脚笑了', '下雪天邮递员推着车走进院子'],
  [
    'tr',
    'sabah tezgahta balıkçı buzları diziyor, yandaki kedi sabırla bekliyor, sonra bir martı gelip direğe konuyor',
    'sabah tezgahta balıkçı buzları diziyor',
  ],
])('%s: what is cut where nothing tells so stays whole in the scene ("%s")', (language, idea, whole) => {
  expect(formOf(language, idea).action).toContain(whole);
});

test.each<[LanguageCode, string, 'cameraMotion' | 'audio', string]>([
  [
    'fr',
    'dans la cour ma tante étend le linge en chantonnant, la caméra bouge pas du tout. lumière du matin',
    'cameraMotion',
    'la caméra bouge pas du tout',
  ],
  [
    'pt',
    'meu avô dorme na rede com o jornal no colo e o cachorro embaixo. sem fala nenhuma',
    'audio',
    'sem fala nenhuma',
  ],
])('%s: a small remainder goes to the matter of its clause ("%s")', (language, idea, field, text) => {
  expect(formOf(language, idea)[field]).toBe(text);
});

test.each<[LanguageCode, string, string]>([
  ['en', '8 sec clip of my uncle stacking hay bales on a trailer in the yard, handheld', 'my uncle stacking hay bales'],
  [
    'de',
    'ein kurzes video von einem kind das zum ersten mal einen igel sieht, kein gesicht nur die hände',
    'nur die hände',
  ],
])('%s: what is known to part a clause still does ("%s")', (language, idea, whole) => {
  expect(formOf(language, idea).action).toMatch(new RegExp(`(?:^|; |; .*)${whole}`));
});
