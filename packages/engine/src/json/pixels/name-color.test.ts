import { expect, test } from 'vitest';
import english from '../../words/en/colors.json' with { type: 'json' };
import { COLOR_HEX, type ColorNames } from './color-table.ts';
import { nameColor } from './name-color.ts';
import { labOfHex } from './ok-lab.ts';

test.each([
  { hex: '#000000', id: 'black' },
  { hex: '#FFFFFF', id: 'white' },
  { hex: '#EBEBEB', id: 'white' },
  { hex: '#676767', id: 'dark-grey' },
  { hex: '#999999', id: 'grey' },
  { hex: '#708090', id: 'slate-grey' },
  { hex: '#334466', id: 'dark-blue' },
  { hex: '#1B1F3B', id: 'navy' },
  { hex: '#87CEEB', id: 'sky-blue' },
  { hex: '#D9982F', id: 'amber' },
  { hex: '#5A3825', id: 'brown' },
  { hex: '#556B2F', id: 'moss-green' },
  { hex: '#FFC0CB', id: 'light-pink' },
  { hex: '#F5F5DC', id: 'ivory' },
])('$hex is called $id', ({ hex, id }) => {
  expect(nameColor(labOfHex(hex))).toBe(id);
});

test('every colour of the table is called by its own name', () => {
  for (const [id, hex] of Object.entries(COLOR_HEX)) expect(nameColor(labOfHex(hex))).toBe(id);
});

test('English has a separate name for each', () => {
  const names: ColorNames = english;
  expect(Object.keys(names)).toEqual(Object.keys(COLOR_HEX));
  expect(new Set(Object.values(names)).size).toBe(Object.keys(COLOR_HEX).length);
});
