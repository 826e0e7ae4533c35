import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { readVideoIdea } from './read-video-idea.ts';

const formOf = (language: LanguageCode, idea: string) => readVideoIdea(idea, READING_WORDS[language]).form;

test.each<[LanguageCode, string, string]>([
  ['en', 'a baker at dawn carries two trays of rolls over the icy yard, camera follows her', 'at dawn'],
  ['de', 'eine bäckerin trägt nachts zwei bleche brötchen über den vereisten hof, kamera folgt ihr', 'nachts'],
  ['fr', "une boulangère porte à l'aube deux plaques de pains dans la cour gelée, caméra fixe", "à l'aube"],
  ['es', 'una panadera lleva al amanecer dos bandejas de panes por el patio helado, cámara fija', 'al amanecer'],
  ['it', "una fornaia porta all'alba due teglie di panini nel cortile gelato, camera fissa", "all'alba"],
  ['pt', 'uma padeira leva de madrugada duas bandejas de pães pelo quintal gelado, câmera parada', 'de madrugada'],
  ['ru', 'пекарь ночью несет два противня булочек через ледяной двор, камера неподвижна', 'ночью'],
  ['tr', 'fırıncı gece yarısı iki tepsi poğaçayı buzlu avludan geçiriyor ve gülümsüyor, kamera sabit', 'gece yarısı'],
  ['ar', 'خباز يحمل وقت الفجر صينيتين خبز عبر الحوش البارد، الكاميرا ثابتة', 'وقت الفجر'],
  ['ja', 'パン屋が真夜中に凍った庭を通って天板を二枚ゆっくり運んでいる、カメラは固定', '真夜中に'],
  ['ko', '빵집 아저씨가 역광에 빛나는 빵 두 판을 들고 얼어붙은 마당을 조심조심 걸어간다, 카메라 고정', '역광'],
  ['zh', '面包师傅深夜里端着两盘小面包慢慢走过结冰的院子，镜头不动', '深夜里'],
])('%s: the light of "%s" is "%s", and stays in the scene', (language, idea, light) => {
  const { action, ambiance } = formOf(language, idea);
  expect(ambiance).toBe(light);
  expect(action).toContain(light);
});

test.each<[LanguageCode, string]>([
  ['en', 'a baker at dawn counts her rolls while her son at night counts his coins on the same table'],
  ['en', 'a baker does not sell at night any more and throws her rolls to the ducks of the pond'],
  ['de', 'um 4 uhr nachts schiebt der bäcker die brote in den ofen und pfeift dabei vor sich hin'],
  ['fr', "la boulangère ferme puis revient à l'aube chercher son chat roux qui miaule derrière la vitrine"],
  ['es', 'la panadera no abre de noche y el gato espera sentado en la puerta de la tienda'],
  ['it', 'la fornaia accende il camino e balla da sola con la scopa davanti al camino della bottega'],
  ['pt', 'a padeira lê o jornal perto da janela e o gato dorme em cima do saco de farinha'],
  ['ru', 'лампочка гаснет, пекарь в темноте ищет спички и роняет со стола целый поднос с булочками'],
  ['ko', '빵집 아저씨가 비오는밤에 빵 두 판을 들고 골목 끝까지 조심조심 걸어가다가 웃는다'],
])('%s: "%s" has no light of its own', (language, idea) => {
  expect(formOf(language, idea).ambiance).toBe('');
});
