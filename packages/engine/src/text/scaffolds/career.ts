import type { IntentShape } from './scaffold-shape.ts';

export const CAREER = {
  resume: {
    tone: { usual: {} },
    length: { bullets: { if: ['bullet-points'] }, linkedin: { if: ['linkedin'] }, usual: {} },
    format: { usual: {} },
    requirements: {
      'headline-target-role': { unless: ['bullet-points'] },
      'duties-and-proof': { if: ['career-change'] },
      'bullets-verb-measured': {},
      'newest-open': { unless: ['bullet-points'] },
      'use-job-advert': {},
      'leave-photo-age': { unless: ['bullet-points'] },
    },
    checks: { 'figure-employer-date': {}, 'person-soft-skill': {} },
    cases: {
      bio: {
        when: { if: ['bio'] },
        tone: { dating: { if: ['dating'] }, usual: {} },
        length: { short: { if: ['short'] }, usual: {} },
        format: { usual: {} },
        requirements: {
          'open-love-born': {},
          'details-pictured': {},
          'sentence-am-looking': {},
          'adjectives-quality-shown': {},
        },
        checks: { 'nothing-claimed-did': {}, 'friend-recognise': {} },
      },
    },
  },
  cover_letter: {
    tone: { usual: {} },
    length: { short: { if: ['short'] }, usual: {} },
    format: { usual: {} },
    requirements: {
      'sentence-position-reason': {},
      'paragraphs-proof': { unless: ['achievement'] },
      'proofs-from-brief': { if: ['achievement'] },
      'name-the-gap': { if: ['experience-gap'] },
      'break-once': { if: ['career-break'] },
      'lack-only-if-asked': { if: ['lacking'] },
      'why-employer-something': {},
      'scene-for-each-proof': { if: ['achievement'], unless: ['experience-gap', 'career-break'] },
      'why-cv-already': { unless: ['achievement'] },
      'close-next-step': {},
    },
    checks: { 'facts-prompt-filled': {}, 'swap-employers-letter': {}, 'passionate-team-player': {} },
    cases: {
      'reference-letter': {
        when: { if: ['reference-letter'] },
        requirements: { 'paragraph-am-long': {}, 'strengths-shown-scene': {}, 'close-clear-recommendation': {} },
        checks: { 'praise-without-scene': {}, 'reused-another-person': {} },
      },
    },
  },
} as const satisfies Record<string, IntentShape>;
