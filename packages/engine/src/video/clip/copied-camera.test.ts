import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { asPrinted } from '../../testing/as-printed.ts';
import { CLIP_WORDS } from './all-clip-words.ts';
import { clipFromIdea } from './clip-from-idea.ts';

const clipOf = (language: LanguageCode, idea: string) =>
  clipFromIdea(idea, READING_WORDS[language], CLIP_WORDS[language]);

test.each<[LanguageCode, string, string]>([
  ['en', 'my nan looks up and says "well, birds\'ll be happy." handheld like a home movie, no music', 'handheld'],
  ['en', 'my daughter pulls a carrot and says "Is that it?" dont move the camera and no music', 'dont move the camera'],
  ['de', 'der azubi schaut hoch und sagt „Läuft. Nächster!“ handkamera erst an den händen, neonlicht', 'handkamera'],
  ['es', 'mi abuela voltea una tlayuda, camara en mano muy cerquita y dice «sin queso, mija»', 'camara en mano'],
  [
    'es',
    'unas manos montan una rueda, la camara gira despacio y al final se ve el cartel «Bicis»',
    'la camara gira despacio',
  ],
  ['fr', "ma main retourne une tomme, la caméra bouge pas. on m'entend dire « six mois »", 'caméra bouge pas'],
  ['ar', 'جدي يصب قهوة لضيف في المجلس، الكاميرا على الايدين بس ما ابي اي وجه يطلع', 'الكاميرا على الايدين'],
])('%s: what "%s" says of the camera is listed: "%s"', (language, idea, camera) => {
  expect(clipOf(language, idea).cameraMotion).toContain(asPrinted(language, camera));
});

test.each<[LanguageCode, string, string]>([
  ['fr', "5 secondes, gros plan sur les mains d'un horloger qui pose une aiguille, personne parle", 'gros plan'],
  ['ar', 'جدي يصب شاي ويقول "الشاي بيستنى" لقطة قريبة ضو العصر', 'لقطة قريبة'],
])('%s: the shot of "%s" is listed: "%s"', (language, idea, shot) => {
  expect(clipOf(language, idea).composition).toContain(shot);
});

test('the height of the camera is listed beside a speed', () => {
  const { cameraAngle, action } = clipOf(
    'es',
    'mi perra persigue una burbuja de jabon por toda la azotea, camara lenta a ras de piso, luz de tarde',
  );
  expect(cameraAngle).toContain('a ras de piso');
  expect(action).toContain('cámara lenta a ras de piso');
});

test.each<[LanguageCode, string]>([
  ['en', 'my nan looks into the camera and says "well, birds\'ll be happy." then she shuts the oven with her foot'],
  ['en', 'a courier smiles while a drone delivers a parcel and says "that one is for number nine, mind the cat"'],
  ['en', 'my dad slides the peel in and says "nobody is awake but us" . handheld but it goes dead still when he talks'],
  ['fr', "vidéo 6 secondes, ma tante fait sauter une crêpe et rit. caméra fixe... non en fait plutôt à l'épaule"],
  ['ko', '포장마차에서 아줌마가 떡볶이 휘젓는 장면. 손 클로즈업으로 시작해서 김 올라오고 "하나 더 줄게" 라고 말함'],
])('%s: nothing of "%s" is listed for the camera', (language, idea) => {
  const { cameraMotion, composition, cameraAngle } = clipOf(language, idea);
  expect([cameraMotion, composition, cameraAngle].join()).not.toMatch(/camera|drone|handheld|caméra|épaule|클로즈업/);
});
