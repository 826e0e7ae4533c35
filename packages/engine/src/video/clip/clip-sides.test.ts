import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { asPrinted, asPrintedSentence } from '../../testing/as-printed.ts';
import { CLIP_WORDS } from './all-clip-words.ts';
import { clipWithoutOpen as clipOf } from './testing/without-open.ts';

test.each<[LanguageCode, string, string]>([
  ['en', 'my cousin sews, no music, but a single key is heard', 'no music, but a single key is heard'],
  ['de', 'die katze schläft, ohne ton, man hört aber leise regen', 'ohne ton, man hört aber leise regen'],
  ['fr', 'le chat dort, pas de musique mais on entend ses griffes', 'pas de musique mais on entend ses griffes'],
  ['es', 'la puerta se abre, sin música pero suena una campanilla', 'sin música pero suena una campanilla'],
  ['it', 'il cane dorme, niente musica ma si sente la pioggia', 'niente musica ma si sente la pioggia'],
  ['pt', 'o gato dorme, sem música mas toca um sino', 'sem música mas toca um sino'],
  ['ru', 'собака спит, без музыки но слышен дождь', 'без музыки но слышен дождь'],
  ['tr', 'terzi kumaş asıyor, müzik yok ama rüzgar duyuluyor', 'müzik yok ama rüzgar duyuluyor'],
  ['ar', 'كلب نايم، بدون موسيقى بس نسمع المطر', 'بدون موسيقى بس نسمع المطر'],
  ['ja', '猫が寝ている、音楽なしでも雨の音は聞こえる', '音楽なしでも雨の音は聞こえる'],
  ['ko', '고양이가 잔다, 음악 없이 근데 빗소리는 들려', '음악 없이 근데 빗소리는 들려'],
  ['zh', '猫在睡觉，不要音乐但是能听到雨声', '不要音乐但是能听到雨声'],
])('%s: in "%s" both sides of the sound are in one field, and nothing else', (language, idea, audio) => {
  expect(clipOf(language, idea)).toMatchObject({ audio: asPrinted(language, audio), negativePrompt: '' });
});

test.each<[LanguageCode, string, string]>([
  ['en', 'fixed camera on the rail, but it follows the kite, my cousin winds the string', 'but it follows the kite'],
  ['de', 'kamera fest auf dem brett, schwenkt aber mit, die katze springt', 'schwenkt aber mit'],
  ['fr', 'un vélo passe, caméra fixe mais elle suit le vélo', 'mais elle suit le vélo'],
  ['es', 'un gato salta, cámara fija pero sigue al gato', 'pero sigue al gato'],
  ['it', 'un gatto salta, camera fissa ma segue il gatto', 'ma segue il gatto'],
  ['pt', 'um gato pula, câmera parada mas segue o gato', 'mas segue o gato'],
])('%s: the camera of "%s" is not hardened on one side', (language, idea, turn) => {
  const { cameraMotion, negativePrompt } = clipOf(language, idea);
  expect(cameraMotion.endsWith(turn)).toBe(true);
  expect(negativePrompt).toBe('');
});

test.each<[LanguageCode, string]>([
  ['ru', 'камера неподвижна на подоконнике, но поворачивается за кошкой'],
  ['tr', 'kamera pencere pervazında sabit ama kedi atlayınca onu takip ediyor'],
  ['ar', 'الكاميرا ثابتة على حافة الشباك لكن تلحق القطة'],
  ['ja', 'カメラは窓辺に固定だけど猫が跳んだら追いかける'],
  ['ko', '카메라는 창틀에 고정인데 고양이가 뛰면 따라가'],
  ['zh', '镜头固定在窗台上，但是猫跳的时候跟着它移动'],
])('%s: "%s" alone is printed as typed', (language, idea) => {
  const filled = Object.entries(clipOf(language, idea)).filter(([, text]) => text !== '');
  expect(filled).toEqual([['action', asPrintedSentence(language, idea)]]);
});

test.each<[LanguageCode, string]>([
  ['de', 'alles stumm, am ende sagt der schaffner "endstation"'],
  ['es', 'todo en silencio y al final la taquillera dice "última función"'],
  ['pt', 'tudo mudo e no fim o porteiro diz "fechou"'],
  ['ru', 'полная тишина, потом кондуктор говорит "конечная"'],
  ['ar', 'صمت تام وبالأخير المحصل يقول "آخر محطة"'],
])('%s: "%s" has its line', (language, idea) => {
  expect(clipOf(language, idea).dialogue).toMatch(/["“「].*["”」]/u.exec(idea)?.[0] ?? '');
});

test.each<[LanguageCode, string, string]>([
  ['en', 'no cuts please, a cyclist fixes a chain then cut to her riding off', 'no cuts'],
  ['de', 'keine schnitte, ein bub baut einen turm, schnitt, der turm fällt um', 'keine schnitte'],
  ['fr', 'pas de coupe, un maçon pose une pierre, coupe sur le mur fini', 'pas de coupe'],
  ['es', 'sin cortes, un albañil pone un ladrillo, corte a la pared terminada', 'sin cortes'],
  ['it', 'senza stacchi, un muratore posa un mattone, stacco sul muro finito', 'senza stacchi'],
  ['pt', 'sem cortes, um pedreiro assenta um tijolo, corta pro muro pronto', 'sem cortes'],
  ['ru', 'без монтажных склеек, каменщик кладет кирпич, склейка, стена готова', 'без монтажных склеек'],
  ['tr', 'kesme yok, usta tuğla koyuyor, sonra kesip duvarı gösteriyor', 'kesme yok'],
  ['ar', 'بدون قطع، بنّاء يحط طوبة، قطع على الجدار الجاهز', 'بدون قطع'],
  ['ja', 'カットなし、職人がレンガを置く、カットして完成した壁', 'カットなし'],
  ['ko', '컷 없이, 벽돌공이 벽돌을 놓는다, 컷해서 완성된 벽', '컷 없이'],
  ['zh', '不要剪辑，师傅砌一块砖，然后切到砌好的墙', '不要剪辑'],
])('%s: the cuts of "%s" are not forbidden; a move of the camera does both', (language, idea, said) => {
  const { composition, negativePrompt } = clipOf(language, idea);
  const [text = ''] = CLIP_WORDS[language].rules['turn-for-cut'].adds ?? [];
  expect(composition).toMatch(new RegExp(`^${said}.*${text}$`, 'u'));
  expect(negativePrompt).toBe('');
});

test.each<[LanguageCode, string]>([
  ['en', 'no cuts, fixed camera, a mason lays a brick, then cut to the finished wall'],
  ['it', 'senza stacchi, camera fissa, un muratore posa un mattone, stacco sul muro finito'],
  ['ru', 'без монтажных склеек, камера неподвижна, каменщик кладет кирпич, склейка, стена готова'],
])('%s: where the camera of "%s" may not move, the focus does', (language, idea) => {
  const { composition } = clipOf(language, idea);
  const { rules } = CLIP_WORDS[language];
  expect(composition).toContain(rules['focus-for-cut'].adds?.[0]);
  expect(composition).not.toContain(rules['turn-for-cut'].adds?.[0]);
});

test('an exclusion is listed by its name, not in the case that a negation asks for', () => {
  expect(clipOf('ru', 'дед чинит лодку, музыка негромкая, без субтитров').negativePrompt).toMatch(/^субтитры/);
});

test('what somebody else does is no move of the camera', () => {
  const { action, cameraMotion } = clipOf('en', 'camera stays still but the swing keeps moving, empty playground');
  expect(action).toBe('Camera stays still but the swing keeps moving, empty playground.');
  expect(cameraMotion).toBe('');
});

test('a static camera may lie or stand anywhere', () => {
  expect(clipOf('en', 'a hen walks by, static camera on the ground').cameraMotion).toBe(
    'static camera on the ground, locked off from the first frame to the last: no pan, no zoom, no drift',
  );
});

test('an animal beside a person gets no view of face and hands', () => {
  expect(clipOf('en', 'dog steals toast from grandpa').cameraMotion).not.toMatch(/hands/);
});

test('what speaks without a face in view needs none', () => {
  const clip = (who: string) => clipOf('en', `${who} looks into the camera and says "give back the drill"`);
  expect(clip('my uncle').composition).toMatch(/mouth/);
  expect(clip('a gray parrot').composition).not.toMatch(/mouth/);
});

test('what a close-up, two views or a last shot rule out is not asked for', () => {
  expect(clipOf('en', 'grandma dances in the kitchen, close-up').action).not.toMatch(/feet|step/);
  expect(clipOf('en', 'grandma dances in the kitchen').action).toMatch(/step/);
  expect(clipOf('en', 'a hippo sneezes, 10 s, top-down shot, eye level').cameraAngle).not.toMatch(/eye height/);
  expect(clipOf('en', 'a boy flies a kite, 8 s. last shot of the kite').composition).not.toMatch(/continuous/);
});

test.each([
  ['ru', 'дед поливает помидоры, внук говорит "they are not thirsty", не переводить', 'переводить'],
  ['en', 'a bakery window at dawn, steam, for our shop', 'packaging'],
] as const)('%s: "%s" excludes no "%s"', (language, idea, word) => {
  expect(clipOf(language, idea).negativePrompt).not.toContain(word);
});

test.each<[LanguageCode, string]>([
  ['en', 'completely silent clip, then the librarian goes "five minutes to closing"'],
  ['fr', 'tout est muet, puis le facteur dit "un colis pour vous"'],
  ['it', 'tutto muto, alla fine il bigliettaio dice "si chiude"'],
  ['tr', 'tamamen sessiz, sonunda biletçi "son durak" diyor'],
  ['ja', '完全に無音、最後に車掌が「終点です」と言う'],
  ['ko', '완전 무음, 마지막에 차장이 "종점입니다" 라고 말한다'],
  ['zh', '全程无声，最后售票员说“终点站到了”'],
  ['tr', 'hiç konuşma yok, kasiyer "fişiniz burada" desin'],
  ['tr', 'konuşma istemiyorum, kasiyer "fişiniz burada" diyor'],
  ['ja', 'セリフはいらない、郵便屋が「荷物です」って言う'],
  ['ko', '대사는 넣지 말고, 점원이 "영수증이요" 라고 말한다'],
  ['ru', 'речи не надо, почтальон говорит "распишитесь"'],
  ['ar', 'بدون كلام، البائع يقول "تفضل"'],
  ['de', 'keiner redet, der kellner sagt "zahlen bitte"'],
  ['es', 'nadie habla, la cajera dice "su recibo"'],
  ['pt', 'ninguém fala, o porteiro diz "pode subir"'],
])('%s: of "%s" the line is the only one, and no exclusion takes it back', (language, idea) => {
  const { dialogue, audio, negativePrompt } = clipOf(language, idea);
  const [only = ''] = CLIP_WORDS[language].rules['only-line'].adds ?? [];
  expect(dialogue).toContain(only);
  expect(dialogue).toContain(/["“「](.*)["”」]/u.exec(idea)?.[1]);
  expect(idea).toContain(audio);
  expect([audio === '', negativePrompt]).toEqual([false, '']);
});

test.each<[LanguageCode, string, string]>([
  [
    'en',
    'a barber sweeps, still camera, at the end a slow zoom on the broom',
    'still camera, at the end a slow zoom on the broom',
  ],
  [
    'de',
    'ein friseur fegt, kamera steht still, am ende ein langsamer zoom',
    'kamera steht still, am ende ein langsamer zoom',
  ],
  ['fr', 'un coiffeur balaie, caméra fixe, à la fin un zoom lent', 'caméra fixe, à la fin un zoom lent'],
  ['es', 'un peluquero barre, cámara fija, al final un zoom lento', 'cámara fija, al final un zoom lento'],
  ['it', 'un barbiere spazza, camera ferma, alla fine uno zoom lento', 'camera ferma, alla fine uno zoom lento'],
  ['pt', 'um barbeiro varre, câmera parada, no final um zoom lento', 'câmera parada, no final um zoom lento'],
  ['ru', 'парикмахер подметает, камера неподвижна, в конце медленный зум', 'камера неподвижна, в конце медленный зум'],
  ['tr', 'berber süpürüyor, kamera sabit, sonunda yavaş zoom', 'kamera sabit, sonunda yavaş zoom'],
  ['ar', 'الحلاق يكنس، الكاميرا ثابتة، في النهاية زوم بطيء', 'الكاميرا ثابتة، في النهاية زوم بطيء'],
  ['ja', '床屋が掃いている、カメラ固定、最後にゆっくりズーム', 'カメラ固定、最後にゆっくりズーム'],
  ['ko', '이발사가 바닥을 쓴다, 카메라 고정, 마지막에 천천히 줌인', '카메라 고정, 마지막에 천천히 줌인'],
  ['zh', '理发师在扫地，镜头固定，最后慢慢推近', '镜头固定，最后慢慢推近'],
])('%s: the late move of "%s" stays with its camera', (language, idea, cameraMotion) => {
  expect(clipOf(language, idea)).toMatchObject({ cameraMotion: asPrinted(language, cameraMotion), negativePrompt: '' });
});

test.each<[LanguageCode, string]>([
  ['es', 'un video para mi panadería de mi perro saltando'],
  ['en', 'a video for my bakery of my dog jumping'],
])('%s: what "%s" shows is not taken for its purpose', (language, idea) => {
  const { action, context } = clipOf(language, idea);
  expect(context).toBe('');
  expect(action.toLowerCase().startsWith(idea)).toBe(true);
});

test('where a cut follows a night, no daylight is ruled out', () => {
  const idea = 'nonno ripara la bici in garage di notte, poi stacco al mattino con la nipote che pedala';
  expect(clipOf('it', idea).negativePrompt).not.toContain('diurna');
});

test('what stands between Spanish marks is said, behind a verb of saying only', () => {
  const said = clipOf('es', 'el perro roba la arepa y ella grita ¡Churro, otra vez no!');
  expect(said.dialogue).toContain('¡Churro, otra vez no!');
  expect(said.negativePrompt).not.toContain('otra vez');
  expect(clipOf('es', 'el perro roba la arepa, ¡sin texto!').dialogue).toBe('');
});

test('Japanese: a length behind a time of day is a length', () => {
  const { ambiance, duration } = clipOf('ja', '猫が走る動画、夜で8秒');
  expect([ambiance, duration]).toEqual(['夜', '8秒']);
});

test('a length inside another phrase fills its field, and a place behind it does not', () => {
  expect(clipOf('fr', "clip muet de 7 sec pour l'écran, je sors les croissants du four").duration).toBe('7 sec');
  expect(clipOf('pt', 'vídeo de 12 segundos na feira, o peixeiro joga uma sardinha').duration).toBe('12 segundos');
});

test('no word is cut in two, and no verb is banned', () => {
  expect(clipOf('ar', 'يد تصب القهوة، كاميرا قريبه وبدون كتابه').cameraMotion).toBe('كاميرا قريبه');
  expect(clipOf('es', 'mi hijo salta del sofá y el gato ni se inmuta').negativePrompt).not.toContain('inmuta');
  const { audio } = clipOf('ko', '할머니가 귤을 건네요, 폰으로 찍은것처럼 살짝 흔들리게. 배경음악 없이 시장 소리만');
  expect(audio).toBe('배경음악 없이 시장 소리만');
});
