import { expect, test } from 'vitest';
import { pictureProblem } from './picture-problem.ts';

const LIMIT = 5 * 1024 * 1024;

test.each([
  { type: 'image/png', size: LIMIT - 1, problem: undefined },
  { type: 'image/avif', size: 1, problem: undefined },
  { type: 'image/png', size: LIMIT, problem: 'image_too_large' },
  { type: 'image/heic', size: LIMIT, problem: 'image_too_large' },
  { type: 'image/heic', size: 1, problem: 'image_unreadable' },
  { type: 'image/svg+xml', size: 1, problem: 'image_type_not_supported' },
  { type: 'application/pdf', size: LIMIT, problem: 'image_type_not_supported' },
  { type: '', size: 1, problem: 'image_type_not_supported' },
])('a file of type "$type" and $size bytes: $problem', ({ type, size, problem }) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
