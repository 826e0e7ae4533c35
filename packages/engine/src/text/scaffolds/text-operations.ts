import type { IntentShape } from './scaffold-shape.ts';

export const TEXT_OPERATIONS = {
  summarize: {
    length: {
      'short-source': { if: ['short-source'], unless: ['count'] },
      short: { if: ['short'], unless: ['count'] },
      long: { if: ['long'], unless: ['count'] },
      'without-count': { unless: ['count'] },
    },
    format: {
      meeting: { if: ['meeting'] },
      counted: { if: ['count'] },
      'of-given-length': { if: ['length'] },
      usual: {},
    },
    requirements: {
      'begin-gist-sentence': { unless: ['count', 'length'] },
      'gist-within-the-size': { if: ['count', 'length'] },
      'key-points-importance': {},
      'decisions-tasks-owner': { if: ['meeting'] },
      'keep-numbers-names': {},
      'text-contradicts-itself': { unless: ['count', 'length', 'short-source'] },
    },
    checks: { 'nothing-source': {}, 'someone-act': {} },
  },
  translate: {
    format: { usual: {} },
    requirements: {
      'native-target-language': {},
      'ask-target-language': { unless: ['resultLanguage'] },
      'line-below-dish': { if: ['menu'] },
      'keep-names-numbers': {},
      'render-idioms-jokes': {},
      'register-as-asked': { if: ['tone'] },
      'keep-register-formal': { unless: ['tone'] },
    },
    checks: { 'sentence-missing-none': {}, 'native-reader-notice': {} },
  },
  rewrite: {
    length: { 'not-longer': { if: ['not-longer'] } },
    format: { proofreading: { if: ['proofreading'] }, 'text-only': { if: ['short-source'] }, usual: {} },
    requirements: {
      'keep-meaning-facts': { unless: ['proofreading'] },
      'demand-stays-blame-goes': { if: ['softening'] },
      'verbs-for-nouns': { if: ['plain-style'], unless: ['proofreading'] },
      'keep-writers-voice': { unless: ['tone', 'register-change', 'plain-style'] },
      'change-choice-sentence': { if: ['tone', 'register-change'], unless: ['plain-style'] },
      'correct-spelling-grammar': { if: ['proofreading'] },
      'cut-repeats-put': { unless: ['proofreading'] },
      'keep-names-numbers': {},
      'spelling-variety-throughout': { if: ['proofreading'] },
    },
    checks: {
      'no-office-phrase': { if: ['plain-style'], unless: ['proofreading'] },
      'claim-added-none': {},
      'still-what-is-due': { if: ['softening'] },
      'longer-source-unless': { unless: ['lengthen', 'length'] },
      'nothing-restyled-correct': { if: ['proofreading'] },
    },
  },
} as const satisfies Record<string, IntentShape>;
