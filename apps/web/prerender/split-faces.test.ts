import { expect, test } from 'vitest';
import { splitFaces } from './split-faces.ts';

const FACE = '@font-face{font-family:Onest;src:url(/a.woff2)format("woff2")}';

test('font faces come apart from the rest, each once and in order', () => {
  const other = FACE.replace('/a', '/b');

  expect(splitFaces(`${FACE}.a{color:red}@layer base{${other}.b{color:blue}}`)).toEqual({
    sheet: '.a{color:red}@layer base{.b{color:blue}}',
    faces: FACE + other,
  });
});

test('a stylesheet without any is the same', () => {
  expect(splitFaces('.a{color:red}')).toEqual({ sheet: '.a{color:red}', faces: '' });
});
