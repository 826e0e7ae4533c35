import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../../text/all-text-packs.ts';
import { JSON_PACKS } from '../all-json-packs.ts';
import { writeJsonPrompt } from '../write-json-prompt.ts';

const write = (text: string) => writeJsonPrompt({ text }, TEXT_PACKS, JSON_PACKS).object;
const ratioOf = (text: string) => (write(text) as { parameters: { aspect_ratio: string } }).parameters.aspect_ratio;

test.each([
  ['poster for a village fair, watercolor, square', '1:1'],
  ['poster for a village fair, watercolor, square format', '1:1'],
  ['poster for a village fair, watercolor, landscape', '3:2'],
  ['poster for a village fair, watercolor, vertical', '4:5'],
  ['poster for a village fair, watercolor, horizontal', '16:9'],
  ['une affiche pour une fête de village, aquarelle, format vertical', '4:5'],
  ['une affiche pour une fête de village, aquarelle, format horizontal', '16:9'],
  ['photo of a lighthouse, vertical', '9:16'],
  ['postcard of a harbor, watercolor, portrait format', '4:5'],
  ['postcard of a harbor, watercolor, portrait', '4:5'],
  ['Plakat für ein Dorffest, Aquarell, quadratisch', '1:1'],
  ['Plakat für ein Dorffest, Aquarell, Querformat', '3:2'],
  ['Bild einer Postkarte vom Hafen, Aquarell, Hochformat', '4:5'],
  ['une affiche pour une fête de village, aquarelle, format carré', '1:1'],
  ['une affiche pour une fête de village, aquarelle, format paysage', '3:2'],
  ['illustration de carte postale du port, aquarelle, format portrait', '4:5'],
  ['cartel para una fiesta de pueblo, ilustración en acuarela, formato cuadrado', '1:1'],
  ['cartel para una fiesta de pueblo, ilustración en acuarela, apaisado', '3:2'],
  ['ilustración de una postal del puerto, acuarela, formato vertical', '4:5'],
  ['locandina per una festa di paese, illustrazione ad acquerello, formato quadrato', '1:1'],
  ['locandina per una festa di paese, illustrazione ad acquerello, formato paesaggio', '3:2'],
  ['illustrazione per una cartolina del porto, acquerello, formato ritratto', '4:5'],
  ['cartaz para uma festa de aldeia, ilustração em aquarela, formato quadrado', '1:1'],
  ['cartaz para uma festa de aldeia, ilustração em aquarela, formato paisagem', '3:2'],
  ['ilustração de um cartão-postal do porto, aquarela, formato retrato', '4:5'],
  ['плакат для деревенского праздника, акварель, квадратный формат', '1:1'],
  ['плакат для деревенского праздника, акварель, альбомный формат', '3:2'],
  ['иллюстрация для открытки с портом, акварель, портретный формат', '4:5'],
  ['köy şenliği için afiş görseli, sulu boya, kare format', '1:1'],
  ['köy şenliği için afiş görseli, sulu boya, yatay format', '3:2'],
  ['liman kartpostalı görseli, sulu boya, portre format', '4:5'],
  ['村祭りのポスターの画像、水彩、正方形', '1:1'],
  ['村祭りのポスターの画像、水彩、横長', '3:2'],
  ['港のポストカードの画像、水彩、縦長', '4:5'],
  ['마을 축제 포스터 이미지, 수채화, 정사각형', '1:1'],
  ['마을 축제 포스터 이미지, 수채화, 가로형', '3:2'],
  ['항구 엽서 이미지, 수채화, 세로형', '4:5'],
  ['村庄节日海报插画，水彩，正方形', '1:1'],
  ['村庄节日海报插画，水彩，横构图', '3:2'],
  ['港口明信片插画，水彩，竖构图', '4:5'],
  ['ملصق لمهرجان القرية، صورة بألوان مائية، شكل مربع', '1:1'],
  ['ملصق لمهرجان القرية، صورة بألوان مائية، قطع عرضي', '3:2'],
  ['صورة بطاقة بريدية للميناء، ألوان مائية، قطع طولي', '4:5'],
])('the format that is named comes before the usual one: %s', (text, ratio) => {
  expect(ratioOf(text)).toBe(ratio);
});

test.each([
  ['poster of a clock tower on a town square, oil painting', '4:5'],
  ['poster of Times Square at night, 2:3', '2:3'],
  ['poster of a mountain, oil painting of a landscape with sheep', '4:5'],
])('a place or a subject is no format: %s', (text, ratio) => {
  expect(ratioOf(text)).toBe(ratio);
});

test.each([
  ['夏祭りの絵、水彩、正方形の窓から見える花火', '正方形の窓から見える花火'],
  ['photo of a room, a faded poster by the open door', 'a faded poster by the open door'],
])('a format mentioned in passing stays a detail: %s', (text, detail) => {
  expect(write(text)).toMatchObject({ image: { subject: { details: [detail] } } });
});

test.each([
  ['poster for a jazz night, oil painting', ['Aspect ratio chosen here, since none is given: 4:5']],
  ['poster for a jazz night, oil painting, portrait format', undefined],
  ['album cover for a jazz band, oil painting', undefined],
])('a format merely implied by the use is marked as chosen: %s', (text, assumptions) => {
  expect(write(text).assumptions).toEqual(assumptions);
});
