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
  ['en', 'a baker pulls the last loaf out of the oven at 5am and looks around the yard, handheld', 'at 5am'],
  ['de', 'die bäckerin schiebt um 4 uhr nachts zwei bleche in den ofen und gähnt, kamera steht', 'um 4 uhr nachts'],
  ['fr', 'le boulanger sort à 4h du mat deux plaques de pains et bâille dans la cour, plan fixe', 'à 4h du mat'],
  ['es', 'la panadera saca a las 5 de la mañana dos bandejas de panes al patio, cámara fija', 'a las 5 de la mañana'],
  ['it', 'la fornaia sforna alle 5 di mattina due teglie di panini e sbadiglia, camera fissa', 'alle 5 di mattina'],
  ['pt', 'a padeira abre às 5 da manhã a porta da padaria e boceja na rua, câmera parada', 'às 5 da manhã'],
  ['ru', 'пекарь в 5 утра несет два противня булочек через ледяной двор, камера неподвижна', 'в 5 утра'],
  ['tr', "fırıncı sabah 5'te iki tepsi poğaçayı buzlu avludan geçiriyor, kamera sabit", "sabah 5'te"],
  ['ar', 'خباز يطلع الساعة 5 الصبح صينيتين خبز من الفرن ويتثاوب، الكاميرا ثابتة', 'الساعة 5 الصبح'],
  ['ja', 'パン屋が朝4時にオーブンから天板を二枚出して庭を見る、カメラは固定', '朝4時'],
  ['ko', '새벽 4시 빵집 아저씨가 빵 두 판을 들고 얼어붙은 마당을 걸어간다, 카메라 고정', '새벽 4시'],
  ['zh', '面包师傅凌晨四点端着两盘小面包慢慢走过结冰的院子，镜头不动', '凌晨四点'],
  ['ko', '새벽 수산시장에서 아저씨가 얼음을 상자에 붓고 허리를 편다, 카메라 고정', '새벽'],
  ['ko', '비오는 밤 포장마차에서 아저씨가 국물을 휘젓고 웃는다, 카메라 고정', '비오는 밤'],
  ['ja', '雨の商店街でパン屋が天板を二枚ゆっくり運んでいる、カメラは固定', '雨'],
  ['zh', '暴雨里面包师傅停下电动车，把雨衣盖在两盘面包上，镜头慢慢推近', '暴雨里'],
  [
    'es',
    'un taxi verde (no amarillo!!) parado en un semáforo de noche lloviendo, el chofer tamborilea en el volante',
    'de noche',
  ],
  ['ar', 'صياد يرجع الفجر ويرفع سمكة ويقول "رزقنا زين" بالكويتي لا تحولها فصحى، الكاميرا ثابتة', 'الفجر'],
  [
    'de',
    'ein kurier rutscht im nieselregen um die ecke (nicht im schnee!), kamera folgt ihm durch die gasse',
    'im nieselregen',
  ],
  ['tr', 'fırıncı sabah iki tepsi poğaçayı avludan geçiriyor ve gülümsüyor, kamera sabit', 'sabah'],
])('%s: the light of "%s" is "%s", and stays in the scene', (language, idea, light) => {
  const { action, ambiance } = formOf(language, idea);
  expect(ambiance).toBe(light);
  expect(action).toContain(light);
});

test.each<[LanguageCode, string]>([
  ['en', 'a baker at dawn counts her rolls while her son at night counts his coins on the same table'],
  ['en', 'a baker does not sell at night any more and throws her rolls to the ducks of the pond'],
  ['de', 'um 4.30 nachts schiebt der bäcker die brote in den ofen und pfeift dabei vor sich hin'],
  ['es', 'la panadera saca los panes al patio, viento fuerte pero las sábanas del patio no se mueven'],
  ['it', 'la fornaia apre alle 5 di mattina e chiude a mezzogiorno la piccola bottega accanto alla chiesa'],
  ['zh', '外卖小哥雨里骑电动车，停在红灯前抬头看了一眼，然后慢慢把雨衣的帽子拉下来'],
  ['fr', "la boulangère ferme puis revient à l'aube chercher son chat roux qui miaule derrière la vitrine"],
  ['es', 'la panadera no abre de noche y el gato espera sentado en la puerta de la tienda'],
  ['it', 'la fornaia accende il camino e balla da sola con la scopa davanti al camino della bottega'],
  ['pt', 'a padeira lê o jornal perto da janela e o gato dorme em cima do saco de farinha'],
  ['ru', 'лампочка гаснет, пекарь в темноте ищет спички и роняет со стола целый поднос с булочками'],
  ['ko', '빵집 아저씨가 비오는밤에 빵 두 판을 들고 골목 끝까지 조심조심 걸어가다가 웃는다'],
])('%s: "%s" has no light of its own', (language, idea) => {
  expect(formOf(language, idea).ambiance).toBe('');
});

test('an hour goes beside a lamp, and not beside another time', () => {
  const { ambiance } = formOf('en', 'a baker pulls a loaf out of the oven at 5am, warm light from the oven, handheld');
  expect(ambiance).toBe('at 5am, warm light from the oven');
  const other = formOf('en', 'a baker pulls a loaf out of the oven at 5am and yawns, sunset light on the yard');
  expect(other.ambiance).toBe('sunset light on the yard');
});

test.each<[LanguageCode, string, string]>([
  ['ko', '남학생이 졸다가 깜짝 깨는 장면. 창밖에 한강 야경 지나감. 핸드헬드', '창밖에 한강 야경 지나감'],
  ['de', 'oma backt streuselkuchen und hört radio dabei, draußen regnets', 'draußen regnets'],
  ['tr', 'simitçi martıya simit uzatıyor ve gülüyor, sabah sisi var. tek plan olsun', 'sabah sisi var'],
])('%s: of "%s" a short clause is the light: "%s"', (language, idea, light) => {
  expect(formOf(language, idea).ambiance).toBe(light);
});
