import type { IntentShape } from './scaffold-shape.ts';

export const EVERYDAY = {
  recipe: {
    format: { usual: {} },
    requirements: {
      'serves-ready-minutes': { unless: ['servings'] },
      'metric-units-number': { if: ['servings'] },
      'ingredients-exact-amounts': {},
      'numbered-steps-heat': {},
      'substitutions-hard-find': {},
      'named-allergies-ask': { unless: ['food-limits'] },
      'keep-avoid-ingredient': { if: ['food-limits'] },
    },
    checks: {
      'ingredient-used-step': {},
      'meat-fish-eggs': { unless: ['plant-based', 'food-limits'] },
      'limit-food-named': { if: ['plant-based', 'food-limits'] },
    },
    cases: {
      'meal-plan': {
        when: { if: ['meal-plan'] },
        format: { usual: {} },
        requirements: {
          'table-days-meals': {},
          'ingredients-recur-purpose': {},
          'shopping-department-amounts': {},
          'estimate-cost-dish': { if: ['money'] },
          'prepared-weekend-order': {},
          'named-allergies-ask': { unless: ['food-limits'] },
          'keep-avoid-ingredient': { if: ['food-limits'] },
        },
        checks: { 'item-used-nothing': {}, 'main-ingredient-comes': {} },
      },
    },
  },
  travel_plan: {
    format: { usual: {} },
    requirements: {
      'day-morning-afternoon': {},
      'fixed-points-day': { if: ['children', 'family'] },
      'fixed-points-day-rest': { unless: ['children', 'family'] },
      'time-means-transport': {},
      'table-costs-adds': { if: ['money'] },
      'alternative-day-rain': {},
      'mark-booked-ahead': {},
    },
    checks: { 'day-crosses-town': {}, 'days-match-length': {} },
  },
  fitness_plan: {
    format: { usual: {} },
    requirements: {
      'days-week-minutes': { unless: ['training-rhythm'] },
      'session-warm-up-main': {},
      'effort-scale-should': {},
      'easier-harder-form': {},
      'load-rises-tenth': {},
      'ask-injuries-illness': {},
    },
    checks: { 'rest-days-table': {}, 'pain-dizziness-illness': {}, 'calorie-figure-unless': { if: ['weight-loss'] } },
  },
} as const satisfies Record<string, IntentShape>;
