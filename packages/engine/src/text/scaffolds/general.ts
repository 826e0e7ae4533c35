import type { IntentShape } from './scaffold-shape.ts';

export const GENERAL = {
  general: {
    format: { length: { if: ['length', 'tone', 'audience'] }, usual: {} },
    requirements: {
      'start-result-use': {},
      'concrete-items-figures': {},
      'short-without-leaving': { unless: ['length', 'long'] },
    },
    checks: { 'detail-given-task': {}, 'anything-sure-marked': {} },
    cases: {
      wordless: {
        when: { if: ['wordless'] },
        format: { usual: {} },
        requirements: { 'said-yet-need': {}, 'offer-examples-things': {}, 'wait-reply-start': {} },
        checks: { 'question-replied-sentence': {}, 'task-been-started': {} },
      },
      'one-word': {
        when: { if: ['one-word'] },
        format: { usual: {} },
        requirements: { 'offer-directions-mean': {}, 'recommend-why-sentence': {}, 'end-question-whose': {} },
        checks: { 'directions-lead-different': {}, 'result-used-without': {} },
      },
      link: {
        when: { if: ['link'] },
        format: { usual: {} },
        requirements: { 'sentence-behind-link': {}, 'useful-points-page': {}, 'thing-careful-reader': {} },
        checks: { 'point-comes-page': {}, 'read-page-nothing': {} },
      },
      code: {
        when: { if: ['code'] },
        hasBrief: true,
        format: { usual: {} },
        requirements: {
          'sentences-code-input': {},
          'defects-severity-risk': {},
          'corrected-version-leave': {},
          'cannot-known-without': {},
        },
        checks: { 'finding-names-input': {}, 'finding-style': {} },
      },
      persona: {
        when: { if: ['persona'] },
        length: { short: { if: ['short'] }, usual: {} },
        format: { usual: {} },
        requirements: { 'role-in-every-reply': {}, 'two-questions-one-step': {}, 'question-at-the-end': {} },
        checks: { 'advice-fits-me': {}, 'outside-the-role': {} },
      },
      conversation: {
        when: { if: ['conversation'] },
        format: { usual: {} },
        requirements: {
          'aim-of-the-talk': {},
          'opening-word-for-word': {},
          'likely-replies': {},
          'give-way-stay-firm': {},
          'law-beside-talk': { if: ['legal-question'] },
          'moment-and-place': {},
        },
        checks: { 'sentences-sound-spoken': {}, 'nothing-put-into-mouth': {} },
      },
      event: {
        when: { if: ['event'], unless: ['conversation', 'question'] },
        format: { usual: {} },
        requirements: {
          'back-from-the-day': {},
          'day-by-the-hour': {},
          'amounts-for-guests': { unless: ['headcount'] },
          'amounts-for-headcount': { if: ['headcount'] },
          'needs-of-guests': {},
          'costs-within-budget': { unless: ['money'] },
          'within-my-budget': { if: ['money'] },
          'one-fallback': {},
        },
        checks: { 'amounts-and-costs-fit': {}, 'nobody-forgotten': {} },
      },
      'how-to-question': {
        when: { if: ['how-to-question'], unless: ['conversation'] },
        length: { short: { if: ['short'] }, 'without-long': { unless: ['long'] } },
        format: { usual: {} },
        requirements: {
          'start-needed-tools': {},
          'numbered-steps-action': {},
          'after-step-go': {},
          'mistakes-beginners-make': {},
          'point-stop-get': {},
        },
        checks: { 'steps-followed-page': {}, 'step-needs-something': {} },
      },
      question: {
        when: { if: ['question'], unless: ['conversation'] },
        length: { 'without-short': { unless: ['short'] }, short: { if: ['short'] } },
        format: { usual: {} },
        requirements: {
          'answer-sentence-plainly': {},
          'reasons-steps-behind': {},
          'answer-depends-changes': {},
          'date-fact-changed': { unless: ['health'] },
          'signs-circumstances-doctor': { if: ['health'] },
        },
        checks: { 'sentence-alone-satisfy': {}, 'established-opinion-told': {} },
      },
      agenda: {
        when: { if: ['agenda'] },
        format: { usual: {} },
        requirements: {
          'item-question-settle': {},
          'put-decisions-before': {},
          'minutes-end': {},
          'everybody-should-read': {},
        },
        checks: { 'minutes-add-length': {}, 'item-ends-decision': {} },
      },
      checklist: {
        when: { if: ['checklist'] },
        format: { usual: {} },
        requirements: {
          'item-order-use': {},
          'item-specific-enough': {},
          'group-items-eight': {},
          'leave-everybody-anyway': {},
        },
        checks: { items: {}, 'items-ones-matter': {} },
      },
    },
  },
} as const satisfies Record<string, IntentShape>;
