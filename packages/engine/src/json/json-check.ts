/** `found` names what is wrong; a check without findings is passed. */
export type JsonCheck = { id: JsonCheckId; passed: boolean; found: string[] };
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
