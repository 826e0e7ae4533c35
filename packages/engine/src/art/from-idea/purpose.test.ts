import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { ART_PACKS } from '../all-art-packs.ts';
import { writeArtFromIdea } from '../write-art-from-idea.ts';

function from(idea: string, language: LanguageCode): string[] {
  const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
  const { pieces } = writeArtFromIdea({ idea, target: 'natural', isEnglish: true }, words);
  return pieces.flatMap(({ because }) => (because.kind === 'follows' ? [because.from] : []));
}

test.each([
  ['en', 'poster for a kite festival', 'artefact.poster'],
  ['en', 'a heron on one leg, for a sticker', 'artefact.sticker'],
  ['de', 'plakat fürs drachenfest', 'artefact.poster'],
  ['fr', "affiche d'une fête des cerfs-volants", 'artefact.poster'],
  ['es', 'cartel para la fiesta de las cometas', 'artefact.poster'],
  ['it', 'manifesto per la festa degli aquiloni', 'artefact.poster'],
  ['pt', 'cartaz da festa das pipas', 'artefact.poster'],
  ['tr', 'uçurtma şenliği afişi', 'artefact.poster'],
  ['ru', 'плакат к празднику воздушных змеев', 'artefact.poster'],
  ['ar', 'ملصق لمهرجان الطائرات الورقية', 'artefact.poster'],
  ['ja', '凧あげ大会のポスター', 'artefact.poster'],
  ['ko', '연날리기 축제 포스터', 'artefact.poster'],
  ['zh', '风筝节海报', 'artefact.poster'],
] as const)('%s: "%s" asks for it', (language, idea, id) => {
  expect(from(idea, language)).toContain(id);
});

test.each([
  ['en', 'a teenager in a room with a poster on the wall'],
  ['en', 'a barn owl on an old torn poster'],
  ['de', 'ein flur mit einem plakat an der wand'],
  ['fr', 'un couloir avec une affiche au mur'],
  ['es', 'un pasillo con un cartel en la pared'],
  ['it', 'un corridoio con un manifesto sul muro'],
  ['pt', 'um corredor com um cartaz na parede'],
  ['tr', 'duvarda poster olan koridor'],
  ['ru', 'коридор с плакатом на стене'],
  ['ar', 'ممر فيه ملصق معلق'],
  ['ja', 'ポスターを貼った廊下'],
  ['ko', '포스터를 붙인 복도'],
  ['zh', '贴着海报的走廊'],
] as const)('%s: "%s" only mentions it', (language, idea) => {
  expect(from(idea, language)).not.toContain('artefact.poster');
});

test.each([
  ['en', 'linocut of our shed for the tea towels, a wonky door and some beans, portrait, no people'],
  ['en', 'linocut of a fat toad on a compost heap for our newsletter, portrait A5, a bit grumpy'],
  ['fr', 'linogravure du cabanon pour nos torchons, une porte de travers et des haricots, portrait, sans personne'],
  ['pt', 'xilogravura da venda do meu tio com um bode no telhado e dois potes, retrato, deixa um vazio em cima'],
  ['it', 'acquaforte del capanno per i nostri canovacci con una porta storta e dei fagioli, ritratto 3:4'],
] as const)('%s: "%s" names a format', (language, idea) => {
  expect(from(idea, language)).not.toContain('artefact.portrait');
});

test.each([
  ['en', 'portrait of my aunt Rose on the pier with her dog in the evening, oil painting, calm'],
  ['en', 'old fisherman, portrait, charcoal'],
  ['pt', 'retrato da minha tia no cais com o cachorro dela, óleo, luz da tarde, sem moldura nenhuma'],
] as const)('%s: "%s" asks for a portrait', (language, idea) => {
  expect(from(idea, language)).toContain('artefact.portrait');
});

test('what only looks like a calendar, and a logo that is ruled out, are not asked for', () => {
  expect(from('想要老挂历那种水粉画，渡口的早晨', 'zh')).not.toContain('use.calendar');
  expect(from('木版年画，两个渡船工，也别有什么公司的logo', 'zh')).not.toContain('artefact.logo');
});

test('beside the line of a medium, the stock of a poster is silent, and a sticker has one line', () => {
  expect(from('linocut poster of a kite', 'en')).toEqual(['medium.linocut']);
  expect(from('linocut sticker of a kite', 'en')).toEqual(['artefact.sticker', 'medium.linocut']);
});

test('a layout that the idea states is not told again', () => {
  expect(from('gouache sticker of a kite, lots of empty space', 'en')).not.toContain('artefact.sticker');
  expect(from('etching of a kite, title centered at the top', 'en')).toEqual(['medium.etching']);
});
