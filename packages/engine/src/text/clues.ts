/**
 * What conditions may ask about an idea beside its words: its shape, the slots that it fills, and what it brings.
 * A slot is a flag under its own name once it is filled.
 */
const FLAGS = [
  ...(['plain', 'question', 'prompt', 'code', 'link', 'one-word', 'wordless'] as const),
  ...(['audience', 'tone', 'length', 'size', 'count', 'format', 'resultLanguage'] as const),
  ...([
    'exclusions',
    'constraints',
    'facts',
    'conflict',
    'short',
    'long',
    'signed',
    'money',
    'dated',
    'has-link',
    'points-at-source',
    'life-question',
  ] as const),
  ...(['source', 'source-text', 'source-code', 'short-source', 'one-line-source'] as const),
] as const;
export type Flag = (typeof FLAGS)[number];
