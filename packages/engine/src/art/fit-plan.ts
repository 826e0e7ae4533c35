import type { ArtPlan } from './art-plan.ts';

/** What a prompt can do without, the least important first. A choice itself is in none of the steps. */
const TRIMS: readonly ((plan: ArtPlan) => ArtPlan)[] = [
  (plan) => ({ ...plan, influence: plan.influence && { ...plan.influence, terms: plan.influence.terms.slice(0, 1) } }),
  (plan) => ({ ...plan, air: null }),
  (plan) => ({ ...plan, place: plan.place && { ...plan.place, anchors: plan.place.anchors.slice(0, 2) } }),
  (plan) => ({ ...plan, colours: plan.colours.slice(0, 3) }),
  (plan) => ({ ...plan, scene: plan.scene.slice(0, 3) }),
  (plan) => ({ ...plan, surface: plan.surface.slice(0, 1) }),
  (plan) => ({ ...plan, form: plan.form.slice(0, 1) }),
  (plan) => ({ ...plan, gestures: [] }),
  (plan) => ({ ...plan, lens: null }),
  (plan) => ({ ...plan, place: plan.place && { ...plan.place, anchors: plan.place.anchors.slice(0, 1) } }),
  (plan) => ({ ...plan, told: null }),
  (plan) => ({ ...plan, scene: plan.scene.slice(0, 2) }),
  (plan) => ({ ...plan, colours: plan.colours.slice(0, 2) }),
  (plan) => ({ ...plan, colours: plan.colours.map((colour) => ({ ...colour, area: null })) }),
  (plan) => ({ ...plan, influence: plan.influence && { ...plan.influence, terms: [] } }),
  (plan) => ({ ...plan, scene: plan.scene.slice(0, 1) }),
  (plan) => ({ ...plan, place: plan.place && { ...plan.place, anchors: [] } }),
  (plan) => ({ ...plan, colours: plan.colours.slice(0, 1) }),
  (plan) => ({ ...plan, form: [] }),
  (plan) => ({ ...plan, influence: plan.influence && { ...plan.influence, limit: null } }),
  (plan) => ({ ...plan, view: plan.place === null ? plan.view : null }),
];

/** Two terms for an axis and one movement are what a model obeys; more only fill a prompt that would be thin. */
function usual(plan: ArtPlan): ArtPlan {
  return {
    ...plan,
    surface: plan.surface.slice(0, 2),
    form: plan.form.slice(0, 2),
    gestures: plan.gestures.slice(0, plan.light === null ? 2 : 1),
  };
}

type Fit = { write: (plan: ArtPlan) => string; isThin: (prompt: string) => boolean; fits: (prompt: string) => boolean };

/** The fullest usual plan that fits, or the shortest one where none does. */
export function fitPlan(plan: ArtPlan, { write, isThin, fits }: Fit): ArtPlan {
  let shorter = usual(plan);
  if (isThin(write(shorter))) return plan;
  for (const trim of TRIMS) {
    if (fits(write(shorter))) return shorter;
    shorter = trim(shorter);
  }
  return shorter;
}
