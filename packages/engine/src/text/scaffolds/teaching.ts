import type { IntentShape } from './scaffold-shape.ts';

export const TEACHING = {
  explain: {
    tone: { children: { if: ['children', 'eli5'] }, usual: {} },
    length: { short: { if: ['short'] }, long: { if: ['long'] }, children: { if: ['children', 'eli5'] }, usual: {} },
    format: { children: { if: ['children', 'eli5'] }, usual: {} },
    requirements: {
      'start-answer-sentence': {},
      'picture-childs-day': { if: ['children', 'eli5'] },
      'sentences-term-without': { if: ['children', 'eli5'] },
      'mechanism-steps-following': { unless: ['children', 'eli5'] },
      'picture-stops-being': { if: ['children', 'eli5'] },
      'worked-example-everyday': { unless: ['children', 'eli5'] },
      'let-listener-try': { if: ['children', 'eli5'] },
      'clear-misunderstanding-people': {},
    },
    checks: {
      'term-explained-appears': {},
      'listener-retell': {},
      'anything-disputed-simplified': { unless: ['children'] },
    },
    cases: {
      'points-at-source': {
        when: { if: ['points-at-source', 'source-text', 'source-code'] },
        tone: { usual: {} },
        length: { short: { if: ['short'] }, usual: {} },
        format: { usual: {} },
        requirements: {
          'sentence-says': {},
          'part-part-quote': {},
          'explain-term-appears': {},
          'takes-granted-leaves': {},
          'close-questions-should': {},
        },
        checks: { 'explanation-points-quoted': {}, 'infer-told-apart': {} },
      },
      'why-broken': {
        when: { if: ['why-broken'] },
        length: { short: { if: ['short'] }, usual: {} },
        format: { usual: {} },
        requirements: {
          'likely-causes-frequent': {},
          'tell-change': {},
          'try-today-costs': {},
          'facts-case-narrow': {},
          'time-professional-happen': {},
        },
        checks: { 'sign-seen-measured': {}, 'guess-marked': {} },
      },
    },
  },
  lesson_plan: {
    length: { short: { if: ['short'] }, usual: {} },
    format: { course: { if: ['course'] }, usual: {} },
    requirements: {
      'objectives-seen-learners': {},
      'phases-minutes-opening': {},
      'phase-teacher-learners': {},
      'easier-harder-version': {},
      'exit-question-minute': { unless: ['course'] },
      'prior-knowledge-assume': { if: ['audience', 'school-year'] },
      'prior-knowledge-assume-2': { unless: ['audience', 'school-year'] },
    },
    checks: { 'minutes-add-length': {}, 'objective-practised-checked': {}, 'curriculum-code-book': {} },
    cases: {
      'study-plan': {
        when: { if: ['study-plan'] },
        length: { 'without-weeks': { unless: ['weeks'] } },
        format: { usual: {} },
        requirements: {
          'start-test-minutes': {},
          'week-goal-topics': {},
          'repeat-topic-after': {},
          'practice-test-under': {},
          'kind-material-topic': {},
        },
        checks: { 'hours-fit-beside': {}, 'week-ends-something': {} },
      },
      course: {
        when: { if: ['course'] },
        length: { 'without-sessions': { unless: ['sessions'] } },
        requirements: {
          'sentences-learners-end': {},
          'session-aim-content': {},
          'session-uses-before': {},
          'check-halfway-end': {},
          'material-prior-knowledge': {},
        },
        checks: { 'leaving-session-break': {}, 'learners-make-something': {} },
      },
    },
  },
  quiz: {
    format: { flashcards: { if: ['flashcards'] }, questionnaire: { if: ['questionnaire'] }, usual: {} },
    requirements: {
      'ten-questions-options': { unless: ['count', 'flashcards', 'questionnaire'] },
      'multiple-choice-options': { if: ['count'], unless: ['flashcards', 'questionnaire'] },
      'front-question-cue': { if: ['flashcards'] },
      'twenty-cards-facts': { if: ['flashcards'] },
      'pictures-mnemonics-brackets': { if: ['flashcards'] },
      'questions-order-conversation': { if: ['questionnaire'] },
      'difficulty-rises-third': { unless: ['questionnaire'] },
      'wrong-options-mistakes': { unless: ['flashcards', 'questionnaire'] },
      'above-double-negatives': { unless: ['flashcards', 'questionnaire'] },
      'key-gives-answer': { unless: ['flashcards', 'questionnaire'] },
    },
    checks: {
      'question-answer-defended': {},
      'right-answers-spread': { unless: ['flashcards', 'questionnaire'] },
      'question-gives-away': {},
    },
  },
} as const satisfies Record<string, IntentShape>;
