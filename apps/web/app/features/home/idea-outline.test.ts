import { expect, test } from 'vitest';
import { outlineOf } from './idea-outline.ts';

test('shows how a prompt is built, without its lines', () => {
  const outline = outlineOf('Write this: a poem\n\nRequirements:\n- Short lines.\n要件：');

  expect(outline.map((line) => (line.kind === 'heading' ? line.text : 'line'))).toEqual([
    'line',
    'Requirements:',
    'line',
    '要件：',
  ]);
});

test('a line is as wide as it will be, and never wider than the sheet', () => {
  const shares = outlineOf(`${'a'.repeat(32)}\n${'a'.repeat(400)}\na`).flatMap((line) =>
    line.kind === 'line' ? [line.share] : [],
  );

  expect(shares).toEqual([0.5, 1, 0.18]);
});
