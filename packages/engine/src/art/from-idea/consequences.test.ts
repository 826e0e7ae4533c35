import { expect, test } from 'vitest';
import type { LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { ART_PACKS } from '../all-art-packs.ts';
import { writeArtFromIdea } from '../write-art-from-idea.ts';
import { withoutUnlettered } from './testing/without-unlettered.ts';

const { fromIdea } = ART_PACKS.en;

function write(idea: string, language: LanguageCode = 'en') {
  const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
  return withoutUnlettered(writeArtFromIdea({ idea, target: 'natural', isEnglish: true }, words), language);
}

const first = (phrases: string) => (phrases.split(', ')[0] ?? '').slice(1);

test.each([
  ['poster of a mill', first(fromIdea.layouts.poster)],
  ['a mug for my dad with a heron', first(fromIdea.signs['use.mug'].follows)],
  ['tattoo of a fern', first(fromIdea.layouts.tattoo)],
  ['a goat jumping over a fence, ink wash', first(fromIdea.signs['action.movement'].follows)],
  ['poster, a bowl, only red and black', fromIdea.sentences['shared-colors'].slice(1)],
  ['linocut of a bowl, only red and black', fromIdea.sentences['shared-colors'].slice(1)],
  ['etching of a bowl, only red and black', fromIdea.sentences['tones-from-lines'].slice(1)],
  ['charcoal drawing of a bowl, only the rim is red', fromIdea.sentences['one-place'].slice(1)],
  ['a card that says thank you', fromIdea.sentences['lettering-as-typed'].slice(1)],
  ['a logo, "Eggs & Honey", plain', 'no other lettering'],
  ['oil painting of a woman', 'body proportions'],
  ['a robin on a twig, pencil', 'ines that vary with pressure'],
  ['a fox asleep', 'proportions true to the named animal'],
  ['a drawing of a fox', 'true to the named animal'],
  ['a drawing of a kettle', 'from one hand'],
  ['an attic', 'believable scale'],
  ['an owl on a fence', 'nothing floating'],
  ['a goose in a raincoat', 'sits firmly'],
  ['calligraphy of the word "patience"', 'shaped by the tool'],
  ['a street at night, neon sign', 'glow'],
] as const)('from "%s" follows: %s', (idea, phrase) => {
  expect(write(idea).prompt).toContain(phrase);
});

test.each([
  ['many things at once lead nowhere', 'poster with different kinds of mushrooms', first(fromIdea.layouts.poster)],
  ['a camera takes a poster as a thing', 'photo of a poster on a wall', first(fromIdea.layouts.poster)],
  ['two uses are not certain', 'a mug design and a tote bag print', first(fromIdea.signs['use.mug'].follows)],
  ['nothing stands still in a trail', 'long exposure of a man running', 'most readable moment'],
  [
    'a pattern has no main subject',
    'seamless pattern of jugs, two colors',
    fromIdea.sentences['shared-colors'].slice(1),
  ],
  ['a business need not show what it sells', 'logo for a bike shop', first(fromIdea.signs['subject.vehicle'].follows)],
  ['a line drawing has no fur', 'line art of a fox', 'form of the body'],
  ['a thread has no leaves', 'cross-stitch of sunflowers', 'named plant'],
  ['a cut paper has no fur', 'paper cut of a goat', 'form of the body'],
  ['an arm without bones has no joints', 'watercolor of an octopus', 'joints'],
  ['spines are no leaves', 'watercolor of a cactus', 'leaf'],
  ['skin has no plate', 'tattoo of a fern, etching style', 'plate mark'],
  ['paper has no grain of film', 'gouache of a kite, grainy', 'mid-tones'],
  ['fog takes the shadows', 'watercolor of a kite at dawn, fog', 'shadows'],
  ['pieces of paper have no flames', 'collage of a campfire in the woods', 'flickering'],
  ['a profile has no other half', 'charcoal portrait of my aunt in profile', 'asymmetry'],
  ['stitches have no finest detail', 'embroidery, portrait of my aunt', 'finest detail'],
  ['nobody is in an empty coat', "photo of a woman's coat on a hook, no people", 'body proportions'],
  ['who is denied is not shown', 'photo of a boat, the fisherman is not in it', 'body proportions'],
  ['nobody has a face from behind', 'a woman seen from behind', 'body proportions'],
  ['a leaning house has no plumb line', 'low angle photo of a church', 'upright'],
  ['an amount is no accent', 'only one red balloon over a town', fromIdea.sentences['one-place'].slice(1)],
  ['a date is more to read', 'poster, 12 july, with the words "Fair"', 'no other lettering'],
  ['who gets it is not shown', 'a card for my old grandma', 'body proportions'],
  ['an animal with clothes is built as the tale wants it', 'a fox in a coat', 'form of the body'],
  [
    'more is known of a long idea',
    'a fox asleep between the roots of an old tree while two kids look on',
    'form of the body',
  ],
  ['no line about a kind beside a known medium', 'linocut, a drawing of a kettle', 'from one hand'],
  ['an invented look needs no true build', 'a cute fox', 'true to the named animal'],
  ['a use has a look of its own', 'birthday card with a fox', 'true to the named animal'],
  ['an exception is not cancelled', 'black and white, a kite, except the red tail', 'tint'],
  ['nor is a color that is named', 'black and white kite with a red tail', 'tint'],
  ['flat stays flat', 'everything flat, a kite at sunset', 'shadow'],
  ['a tinted photo has a tint', 'hand-tinted black and white photo of a kite', 'no tint'],
  ['of two materials neither is certain', 'gouache and pastel of a kite', 'opaque'],
  ['of two materials neither is certain', 'a kite in ink, watercolor', 'bare paper'],
  ['a painting on a wall is a thing', 'a cellar with a painting of a kettle', 'handling of the paint'],
  ['whose kitchen it is, is not shown', "photo of grandma's kitchen", 'proportions'],
  ['who is only told of is not shown', 'watercolor of the bench where my grandpa used to sit', 'proportions'],
  ['a thing is no medium', 'a desk, pencil, ink', 'pressure'],
  ['what is ruled out is no medium', 'a robin, no pencil', 'pressure'],
  ['an hour is no number of things', 'a heron, two colors', 'as many as'],
  ['a photo has its depth', 'photo of a village', 'overlap'],
  ['two views are a mixture', 'a wolf in profile, seen from the back', 'side view'],
])('%s', (_, idea, phrase) => {
  expect(write(idea).prompt.toLowerCase()).not.toContain(phrase);
});

test.each([
  ['en', 'a dog. no wait, a fox on a wall', 'A fox on a wall.'],
  ['en', 'watercolor, no wait, gouache of a bowl', 'Gouache of a bowl.'],
  ['de', 'eine katze, nein warte, ein hund auf dem dach', 'Ein Hund auf dem Dach.'],
  ['en', 'three dogs, no wait, two dogs', 'Two dogs.'],
  ['en', 'a dog on a red roof, no wait, a fox', 'A dog on a red roof, no wait, a fox.'],
  ['en', 'a red bike, no wait, blue', 'A blue bike.'],
  ['de', 'kannst du mir ein plakat für das fest machen, in rot', 'Ein Plakat für das fest, in rot.'],
  ['de', 'kinder, die quatsch machen', 'Kinder, die Quatsch machen.'],
  ['ko', '고양이 스티커, "안녕"라고 써줘', '고양이 스티커, "안녕".'],
] as const)('%s: "%s" is said as "%s"', (language, idea, said) => {
  expect(write(idea, language).prompt.slice(0, said.length)).toBe(said);
});

test('at most eight consequences follow, without duplicates', () => {
  const idea = 'art deco travel poster of a lighthouse at night in the rain, screen print, two colors, low angle, calm';
  const follows = write(idea).pieces.filter(({ because }) => because.kind === 'follows');
  const phrases = follows.flatMap(({ text }) => text.split(', '));

  expect(phrases.length).toBeGreaterThan(4);
  expect(phrases.length).toBeLessThanOrEqual(8);
  expect(new Set(phrases).size).toBe(phrases.length);
});

test('two subjects share a sentence, one demand each', () => {
  expect(write('oil painting of a fox among sunflowers').prompt).toMatch(
    /Surface texture that follows the form of the body, shapes true to the named plant\./,
  );
});
