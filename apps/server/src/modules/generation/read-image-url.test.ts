import { MAX_IMAGE_BYTES } from '@wordlamp/contract/limits';
import { expect, test } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { readImageUrl } from './read-image-url.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const url = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const padded = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);

function codeOf(imageUrl: string): string {
  try {
    return readImageUrl(imageUrl).type;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

test.each([
  { name: 'a PNG', imageUrl: url('image/png', PNG), code: 'image/png' },
  { name: 'a type in capitals', imageUrl: url('IMAGE/PNG', PNG), code: 'image/png' },
  { name: 'a GIF', imageUrl: url('image/gif', Buffer.from('GIF89a....')), code: 'image/gif' },
  { name: 'a WebP', imageUrl: url('image/webp', Buffer.from('RIFF....WEBPVP8 ')), code: 'image/webp' },
  { name: 'an AVIF', imageUrl: url('image/avif', Buffer.from('\0\0\0\x20ftypavif', 'latin1')), code: 'image/avif' },
  { name: 'one byte less than 5 MiB', imageUrl: url('image/png', padded(MAX_IMAGE_BYTES - 1)), code: 'image/png' },
  { name: '5 MiB', imageUrl: url('image/png', padded(MAX_IMAGE_BYTES)), code: 'image_too_large' },
  { name: 'a text', imageUrl: url('text/plain', Buffer.from('hi')), code: 'image_type_not_supported' },
  { name: 'a PDF', imageUrl: url('application/pdf', Buffer.from('%PDF')), code: 'image_type_not_supported' },
  { name: 'an SVG', imageUrl: url('image/svg+xml', Buffer.from('<svg/>')), code: 'image_type_not_supported' },
  ...[
    'https://example.com/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:5432/',
    'file:///etc/passwd',
    'gopher://localhost/',
    '//localhost/a.png',
    ' data:image/png;base64,iVBORw0KGgo=',
  ].map((imageUrl) => ({ name: `the address ${imageUrl}`, imageUrl, code: 'image_type_not_supported' })),
  {
    name: 'a type with parameters',
    imageUrl: 'data:image/png;x=,<script>;base64,AA',
    code: 'image_type_not_supported',
  },
  {
    name: 'a page that says PNG',
    imageUrl: url('image/png', Buffer.from('<!doctype html>')),
    code: 'image_unreadable',
  },
  { name: 'a ZIP that says JPEG', imageUrl: url('image/jpeg', Buffer.from('PK\x03\x04')), code: 'image_unreadable' },
  { name: 'base64 with blanks', imageUrl: 'data:image/png;base64,iVBO Rw0K Ggo=', code: 'image_unreadable' },
  { name: 'base64 for addresses', imageUrl: 'data:image/png;base64,iVBORw0KGg-_', code: 'image_unreadable' },
  { name: 'padding in the middle', imageUrl: 'data:image/png;base64,iVBO=Rw0KGgo', code: 'image_unreadable' },
  { name: 'no base64', imageUrl: 'data:image/png,hello', code: 'image_type_not_supported' },
  { name: 'a HEIC', imageUrl: url('image/heic', Buffer.from('\0\0\0\x20ftypheic')), code: 'image_unreadable' },
  { name: 'a text that was renamed', imageUrl: url('image/png', Buffer.from('hello')), code: 'image_unreadable' },
  { name: 'a GIF that says PNG', imageUrl: url('image/png', Buffer.from('GIF89a....')), code: 'image_unreadable' },
  { name: 'an SVG that says PNG', imageUrl: url('image/png', Buffer.from('<svg/>')), code: 'image_unreadable' },
  { name: 'nothing', imageUrl: url('image/png', Buffer.alloc(0)), code: 'image_unreadable' },
  { name: 'broken base64', imageUrl: 'data:image/png;base64,iVBO*w0KGgo', code: 'image_unreadable' },
])('J6 J7 J8 $name is read as $code', ({ imageUrl, code }) => {
  expect(codeOf(imageUrl)).toBe(code);
});
