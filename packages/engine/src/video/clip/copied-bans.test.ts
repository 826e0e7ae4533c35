import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { asPrinted } from '../../testing/as-printed.ts';
import { CLIP_WORDS } from './all-clip-words.ts';
import { clipFromIdea } from './clip-from-idea.ts';

const clipOf = (language: LanguageCode, idea: string) =>
  clipFromIdea(idea, READING_WORDS[language], CLIP_WORDS[language]);
const bansOf = (language: LanguageCode, idea: string) =>
  clipOf(language, idea)
    .negativePrompt.split(/\s*[,、，،]\s*/u)
    .filter((ban) => ban !== '');

/** Those of ours are in the case that stands alone. */
const music = (language: LanguageCode) => CLIP_WORDS[language].rules['music-out'].bans?.[0] ?? '';

test.each<[LanguageCode, string]>([
  ['en', 'a beekeeper lifts a frame out of the hive and holds it up, no music only the buzzing'],
  ['de', 'ein imker hebt eine wabe aus dem stock und hält sie hoch, keine musik nur das summen'],
  ['fr', 'un apiculteur sort un cadre de la ruche et le lève, pas de musique juste le bourdonnement'],
  ['es', 'un apicultor saca un panal de la colmena y lo levanta, sin música solo el zumbido'],
  ['it', "un apicoltore tira fuori un telaino dall'arnia e lo alza, niente musica solo il ronzio"],
  ['pt', 'um apicultor tira um quadro da colmeia e levanta, sem música só o zumbido'],
  ['ru', 'пасечник вынимает рамку из улья и поднимает ее, без музыки только жужжание'],
  ['tr', 'arıcı kovandan çerçeveyi çıkarıp havaya kaldırıyor, müzik yok sadece vızıltı'],
  ['ar', 'نحال يطلع برواز من الخلية ويرفعه فوق، بلا موسيقى فقط طنين'],
  ['ja', '養蜂家が巣箱から枠を持ち上げて見せる、音楽なしで羽音だけ'],
  ['ko', '양봉가가 벌통에서 판을 꺼내 들어 보인다, 음악 없이 윙윙 소리만'],
  ['zh', '养蜂人从蜂箱里提起一块巢脾举起来，不要音乐只有嗡嗡声'],
])('%s: the music that "%s" rules out is listed, and its sentence stays whole', (language, idea) => {
  const { audio } = clipOf(language, idea);
  const sentence = idea.split(/[,،、，]\s?/u).at(-1) ?? '';
  expect(bansOf(language, idea)).toContain(music(language));
  expect(audio).toContain(asPrinted(language, sentence));
});

test.each<[LanguageCode, string, string]>([
  ['en', 'close on hands that knead clay on a wheel, we never see his face while he hums', 'face'],
  ['de', 'hände kneten ton auf der scheibe und formen einen krug, sein gesicht soll man nicht sehen', 'gesicht'],
  ['fr', "des mains pétrissent l'argile et montent un vase, on voit pas son visage", 'visage'],
  ['es', 'unas manos amasan barro y levantan un jarrón, que no se le vea la cara', 'cara'],
  ['it', 'due mani impastano argilla e alzano un vaso, non si deve vedere il volto', 'il volto'],
  ['pt', 'mãos amassam o barro e levantam um vaso, nao mostra o rosto', 'rosto'],
  ['ru', 'руки мнут глину и поднимают вазу, лица не видно под шляпой', 'лица'],
  ['tr', 'eller kili yoğurup vazoyu yükseltiyor, yüzünü gösterme sadece elleri', 'yüzünü'],
  ['ar', 'يدين تعجن الطين وترفع مزهرية، ما يبين وجهه ولا مرة', 'وجهه'],
  ['ko', '두 손이 흙을 빚어 항아리를 올린다, 얼굴은 절대 안나오게 손만요', '얼굴'],
])('%s: the face that "%s" does not show is listed', (language, idea, face) => {
  expect(bansOf(language, idea)).toContain(asPrinted(language, face));
});

test.each<[LanguageCode, string, string]>([
  ['fr', 'un facteur dépose un colis sur le paillasson, caméra fixe svp pas de zoom', 'zoom'],
  ['pt', 'um carteiro deixa a caixa no tapete, camera na mão, sem drone e sem pressa', 'drone'],
  ['tr', 'postacı kutuyu paspasa bırakıyor, drone istemiyorum elde kamera gibi', 'drone'],
  ['tr', 'postacı kutuyu paspasa bırakıyor. drone olmasın kamera omuz hizasında takip etsin', 'drone'],
  ['it', 'il postino lascia la scatola sullo zerbino, camera che lo segue di lato, no drone', 'drone'],
  ['es', 'el cartero deja la caja en el tapete, la cámara lo sigue de lado, sin dron', 'dron'],
  ['ar', 'ساعي البريد يحط الطرد على الباب، الكاميرا على الايدين بس ما ابي اي وجه يطلع', 'اي وجه'],
  ['ar', 'ساعي البريد يحط الطرد على الباب ويمشي، بدون موسيقى ابدا بس صوت البحر', 'موسيقى'],
  ['tr', 'postacı kutuyu paspasa bırakıyor, kapı yavaşça kapanıyor, ağır çekim olmasın nolur', 'ağır çekim'],
  [
    'pt',
    'um carteiro deixa a caixa no tapete, camera parada. não pode aparecer gente nem texto na tela',
    'texto na tela',
  ],
  ['ar', 'ساعي البريد يحط الطرد على الباب، ما ابي اي كلام ولا كتابة على الشاشة', 'كتابة على الشاشة'],
  ['es', 'al final el cartero dice «firme aquí» y no quiero subtítulos', 'subtítulos'],
  ['zh', '他说一句“请签收” 不要字幕 竖屏', '字幕'],
  ['ko', '집배원이 상자를 내려놓는다, 자막은 없게 해줘 부탁해', '자막'],
])('%s: of "%s" the thing alone is listed: "%s"', (language, idea, thing) => {
  expect(bansOf(language, idea)).toContain(asPrinted(language, thing));
});

test.each<[LanguageCode, string, RegExp]>([
  ['en', 'a clown tunes up in a tent, no music only the accordion and the crowd', /music/],
  ['en', 'a clown sits in an empty tent, no music but a single drum is heard', /music|drum/],
  ['en', 'no cuts please, a clown paints his face then cut to the full tent', /cuts/],
  ['en', 'a clown peels off his nose, we never see his face until the very end', /face/],
  ['en', 'a clown walks a long rope over the ring, no drone shots at the end, camera on a crane', /drone/],
  ['en', 'a clown juggles under a tent, not without showing his face', /face/],
  ['en', 'a clown juggles, no sound only the rain on the tent', /^sound|, sound/],
  ['en', 'a clown in a tent, no subtitles but a big title at the end', /title/],
  ['de', 'der clown berührt sein gesicht nicht, er schaut nur in den spiegel', /gesicht/],
  ['de', 'keine drohne sondern ein kran, der clown winkt aus dem zelt', /drohne|kran/],
  ['fr', 'le clown ne touche pas son visage, il regarde la foule', /visage/],
  ['es', 'el payaso sale sin prisa y sin sonreír del circo', /prisa|sonre/],
  ['it', 'il clown esce non in bianco e nero ma a colori', /bianco|colori/],
  ['ru', 'клоун показывает не лицо, а руки в белых перчатках', /лицо/],
  ['ko', '카메라 움직이지 말고, 광대가 공을 던진다', /^카메라$|카메라,/],
  ['ja', '雨の音だけ、音楽は遠くで流れている、ピエロが手を振る', /音楽/],
  ['zh', '不是脸，是手，小丑在化妆', /脸/],
])('%s: "%s" lists nothing that may be wanted', (language, idea, wanted) => {
  expect(clipOf(language, idea).negativePrompt).not.toMatch(wanted);
});

test('an exclusion of ours is listed if the idea rules the same out elsewhere', () => {
  expect(bansOf('tr', 'iki çocuk bisikletle yarışıyor ve gülüyor, konuşma yok sadece zil')).toContain('konuşma');
  expect(bansOf('fr', 'deux enfants font la course à vélo et rient, sans paroles')).toContain('paroles');
  expect(bansOf('pt', 'duas crianças correm de bicicleta na ladeira e riem, ninguem fala')).toContain('falas');
  expect(bansOf('es', 'dos niños corren en bici, todo en una sola toma sin cortes')).toContain('cortes');
  const turned = 'dos niños corren en bici, todo en una sola toma sin cortes, pero tambien quiero un primer plano';
  expect(bansOf('es', turned)).not.toContain('cortes');
});

test.each<[LanguageCode, string, RegExp]>([
  ['pt', 'o avô cai de rabo na areia e diz "Estou óptimo!", português de Portugal, não abrasileirem', /abrasileirem/],
  ['es', 'la abuela se ríe y dice "o pan non ten présa", en gallego, no traduzcan', /traduzcan/],
  ['fr', "mémé rit et dit « vendut, couma d'habituda », en niçois, ne traduisez", /traduisez/],
])('%s: an order behind "not" in "%s" rules out no thing', (language, idea, order) => {
  expect(clipOf(language, idea).negativePrompt).not.toMatch(order);
});

test.each<[LanguageCode, string]>([
  ['en', 'mustard socks (not yellow!) dance on a pier at night in the rain, camera follows them'],
  ['es', 'un taxi verde pistacho (no amarillo!!) espera de noche en un semáforo, cámara fija'],
  ['fr', 'un camion rose saumon (pas rouge !!) roule de nuit sur la digue, caméra fixe'],
])('%s: what is ruled out in the brackets of "%s" ends with them', (language, idea) => {
  const { ambiance } = clipOf(language, idea);
  expect(ambiance).toMatch(/night|noche|nuit/);
});
