import type { Check } from '../check.ts';

export type JsonCheck = Check<JsonCheckId>;
export type JsonCheckId =
  | 'strict-json'
  | 'key-order'
  | 'key-names'
  | 'types'
  | 'block'
  | 'input-kept'
  | 'facts-kept'
  | 'standalone-prompt'
  | 'no-empty-values'
  | 'leaf-count'
  | 'depth'
  | 'placeholders'
  | 'references'
  | 'strict-schema'
  | 'honest';
