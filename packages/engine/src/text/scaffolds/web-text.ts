import type { IntentShape } from './scaffold-shape.ts';

export const WEB_TEXT = {
  blog_post: {
    tone: { beginners: { if: ['beginners'] }, usual: {} },
    length: { short: { if: ['short'] }, long: { if: ['long'] }, usual: {} },
    format: { usual: {} },
    requirements: {
      'headline-characters-plus': {},
      'open-readers-situation': {},
      'sub-headings-question-text': { unless: ['length', 'short'] },
      'many-sections-length': { if: ['length', 'short'] },
      'explain-technical-term': { if: ['beginners', 'introduction'] },
      'common-mistake-section': { if: ['beginners', 'how-to-guide'] },
      'section-example-number': {},
      'end-step-take': { unless: ['question'] },
    },
    checks: { 'statistic-study-quotation': {}, 'deleting-opening-paragraph': {} },
    cases: {
      'press-release': {
        when: { if: ['press-release'] },
        tone: { usual: {} },
        length: { short: { if: ['short'] }, usual: {} },
        format: { usual: {} },
        requirements: {
          'headline-news-below': {},
          'paragraph-why': {},
          'background-order-importance': {},
          'quotation-role': {},
          'boilerplate-press-contact': {},
        },
        checks: { 'editor-print-paragraph': {}, 'figure-award-quotation': {} },
      },
      essay: {
        when: { if: ['essay'] },
        tone: { usual: {} },
        format: { usual: {} },
        requirements: {
          'thesis-paragraph-sentence': {},
          'arguments-paragraph-claim': {},
          'strongest-objection-put': {},
          'conclusion-draws-consequence': {},
          'define-terms-argument': {},
        },
        checks: { 'sources-certain-exist': {}, 'paragraph-begins-claim': {} },
      },
    },
  },
  seo: {
    format: { usual: {} },
    requirements: {
      'main-query-person': {},
      'titles-characters-main': {},
      'meta-description-characters': {},
      'order-reader-asks': {},
      'questions-searchers-ask': {},
      'internal-links-link': {},
    },
    checks: { 'title-slug-hold': {}, 'search-volume-rank': {} },
    cases: {
      'keyword-research': {
        when: { if: ['keyword-research'] },
        format: { usual: {} },
        requirements: {
          'searches-country-language': {},
          'queries-groups-intent': {},
          'query-type-page': {},
          'ten-queries-wording': {},
          'mark-begin-reason': {},
          'leave-columns-volume': {},
        },
        checks: { 'queries-served-page': {}, 'figure-volume-difficulty': {} },
      },
      'local-search': {
        when: { if: ['local-search'] },
        format: { usual: {} },
        requirements: {
          'business-description-characters': {},
          'main-category-chosen': {},
          'title-characters-meta': {},
          'questions-customers-ask': {},
          'request-review-sentences': {},
          'address-phone-form': {},
        },
        checks: { 'trade-place-stand': {}, 'review-invented-none': {} },
      },
      'search-problem': {
        when: { if: ['search-problem'] },
        format: { usual: {} },
        requirements: {
          'ask-page-query': {},
          'go-through-causes': {},
          'cause-look-result': {},
          'compare-pages-rank': {},
          'end-plan-week': {},
        },
        checks: { 'repair-comes-before': {}, 'rank-promised-date': {} },
      },
    },
  },
} as const satisfies Record<string, IntentShape>;
