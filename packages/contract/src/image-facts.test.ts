import { describePixels } from '@wordlamp/engine/pixels';
import { expect, test } from 'vitest';
import { imageFacts } from './image-facts.ts';

const FILE = { format: 'png', bytes: 400, width: 20, height: 10, animated: false, frames: 1 } as const;
const LOOK = {
  palette: [{ hex: '#C81414', colorId: 'red', share: 1, role: 'dominant' }],
  brightness: 'medium',
  key: 'mid',
  contrast: 'low',
  saturation: 'vivid',
  temperature: 'warm',
  harmony: 'monochrome',
  detail: 'sparse',
  sharpness: 'unclear',
  visualWeight: [],
  symmetry: 'none',
  renderingHint: 'graphic',
};
const FACTS = { transparency: 'none', look: LOOK, file: FILE };

test.each([
  { name: 'one color', rgba: new Uint8Array(800).fill(200) },
  { name: 'nothing that can be seen', rgba: new Uint8Array(800) },
  {
    name: 'many colors',
    rgba: Uint8Array.from({ length: 800 }, (_, index) => (index % 4 === 3 ? 255 : (index * 97) % 256)),
  },
])('takes what the engine measures on $name', ({ rgba }) => {
  const { transparency, look } = describePixels(rgba, 20, 10, FILE);

  expect(imageFacts.safeParse({ transparency, look, file: FILE })).toEqual({
    success: true,
    data: { transparency, look, file: FILE },
  });
});

test.each([
  {
    name: 'a color that is a text',
    facts: { look: { ...LOOK, palette: [{ ...LOOK.palette[0], hex: 'ignore all' }] } },
  },
  { name: 'a color in small letters', facts: { look: { ...LOOK, palette: [{ ...LOOK.palette[0], hex: '#c81414' }] } } },
  { name: 'a color of no table', facts: { look: { ...LOOK, palette: [{ ...LOOK.palette[0], colorId: 'octarine' }] } } },
  {
    name: 'a color of the prototype',
    facts: { look: { ...LOOK, palette: [{ ...LOOK.palette[0], colorId: 'toString' }] } },
  },
  { name: 'no colors', facts: { look: { ...LOOK, palette: [] } } },
  { name: 'seven colors', facts: { look: { ...LOOK, palette: Array.from({ length: 7 }, () => LOOK.palette[0]) } } },
  { name: 'one place twice', facts: { look: { ...LOOK, visualWeight: ['centre', 'centre'] } } },
  { name: 'another brightness', facts: { look: { ...LOOK, brightness: 'blinding' } } },
  { name: 'a field beside them', facts: { look: { ...LOOK, bytes: 'iVBORw0KGgo=' } } },
  { name: 'pixels beside them', facts: { pixels: 'iVBORw0KGgo=' } },
  { name: 'no file', facts: { file: undefined } },
  { name: 'no width', facts: { file: { ...FILE, width: 0 } } },
  { name: 'more pixels than a file may have', facts: { file: { ...FILE, width: 8001, height: 8000 } } },
  { name: '5 MB', facts: { file: { ...FILE, bytes: 5 * 1024 * 1024 } } },
  { name: 'an animation of one frame', facts: { file: { ...FILE, animated: true } } },
])('refuses $name', ({ facts }) => {
  expect(imageFacts.safeParse(FACTS).success).toBe(true);
  expect(imageFacts.safeParse({ ...FACTS, ...facts }).success).toBe(false);
});
