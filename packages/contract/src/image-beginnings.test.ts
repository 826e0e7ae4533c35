import { expect, test } from 'vitest';
import { beginsLike } from './image-beginnings.ts';
import { IMAGE_TYPES } from './limits.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  { file: bytes('\x89PNG\r\n\x1a\n....'), type: 'image/png' },
  { file: bytes('\xff\xd8\xff\xe0........'), type: 'image/jpeg' },
  { file: bytes('RIFF....WEBP....'), type: 'image/webp' },
  { file: bytes('GIF87a......'), type: 'image/gif' },
  { file: bytes('GIF89a......'), type: 'image/gif' },
  { file: bytes('\0\0\0\x20ftypavis'), type: 'image/avif' },
  { file: bytes('\0\0\0\x20ftypheic'), type: undefined },
  { file: bytes('<svg xmlns="'), type: undefined },
  { file: bytes(''), type: undefined },
])('a file is of one type at most: $type', ({ file, type }) => {
  expect(IMAGE_TYPES.filter((candidate) => beginsLike(candidate, file))).toEqual(type === undefined ? [] : [type]);
});
