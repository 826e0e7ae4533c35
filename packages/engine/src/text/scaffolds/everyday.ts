import type { IntentShape } from './scaffold-shape.ts';

export const EVERYDAY = {
  recipe: {
    format: { usual: {} },
    requirements: {
      'serves-ready-minutes': { unless: ['servings'] },
      'metric-units-number': { if: ['servings'] },
      'keep-avoid-ingredient': { if: ['food-limits'] },
      'ingredients-exact-amounts': {},
      'one-dish-for-all': { if: ['mixed-diets'] },
      'only-that-equipment': { if: ['equipment'] },
      'numbered-steps-heat': {},
      'substitutions-hard-find': {},
      'named-allergies-ask': { unless: ['food-limits'] },
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
          'keep-avoid-ingredient': { if: ['food-limits'] },
          'ingredients-recur-purpose': {},
          'only-that-equipment': { if: ['equipment'] },
          'shopping-department-amounts': {},
          'estimate-cost-dish': { if: ['money'] },
          'prepared-weekend-order': {},
          'named-allergies-ask': { unless: ['food-limits'] },
        },
        checks: { 'item-used-nothing': {}, 'main-ingredient-comes': {} },
      },
    },
  },
  travel_plan: {
    format: { usual: {} },
    requirements: {
      'day-morning-afternoon': { unless: ['likes', 'road-trip'] },
      'day-by-likes': { if: ['likes'], unless: ['road-trip'] },
      'day-by-stage': { if: ['road-trip'] },
      'step-free-ways': { if: ['limited-mobility'] },
      'length-and-slope': { if: ['gentle-walking'], unless: ['limited-mobility'] },
      'seats-between-stops': { if: ['limited-mobility'] },
      'fixed-points-day': { unless: ['limited-mobility'], if: ['children', 'family'] },
      'fixed-points-day-rest': { unless: ['children', 'family', 'limited-mobility'] },
      'table-costs-adds': { if: ['money'] },
      'what-the-season-changes': { if: ['dated'] },
      'time-means-transport': {},
      'alternative-day-rain': {},
      'mark-booked-ahead': {},
    },
    checks: { 'day-crosses-town': { unless: ['road-trip'] }, 'days-match-length': {} },
  },
  fitness_plan: {
    format: { usual: {} },
    requirements: {
      'days-week-minutes': { unless: ['training-rhythm'] },
      'session-warm-up-main': {},
      'ask-injuries-illness': { unless: ['injury'] },
      'back-from-the-day': { if: ['race'] },
      'around-the-limit': { if: ['injury'] },
      'effort-scale-should': {},
      'easier-harder-form': { unless: ['running'] },
      'easier-harder-run': { if: ['running'] },
      'load-rises-tenth': {},
    },
    checks: { 'rest-days-table': {}, 'pain-dizziness-illness': {}, 'calorie-figure-unless': { if: ['weight-loss'] } },
  },
} as const satisfies Record<string, IntentShape>;
