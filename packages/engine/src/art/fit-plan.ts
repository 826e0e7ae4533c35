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
  (plan) => ({ ...plan, place: plan.place && { ...plan.place, anchors: plan.place.anchors.slice(0, 1) } }),
  (plan) => ({ ...plan, scene: plan.scene.slice(0, 2) }),
  (plan) => ({ ...plan, colours: plan.colours.slice(0, 2) }),
  (plan) => ({ ...plan, influence: plan.influence && { ...plan.influence, terms: [] } }),
  (plan) => ({ ...plan, scene: plan.scene.slice(0, 1) }),
  (plan) => ({ ...plan, place: plan.place && { ...plan.place, anchors: [] } }),
  (plan) => ({ ...plan, colours: plan.colours.slice(0, 1) }),
];

/** Two terms for the surface and one movement are what a model obeys; more only fill a prompt that would be thin. */
function usual(plan: ArtPlan): ArtPlan {
  return { ...plan, surface: plan.surface.slice(0, 2), gestures: plan.gestures.slice(0, plan.light === null ? 2 : 1) };
}

type Fit = { write: (plan: ArtPlan) => string; isThin: (prompt: string) => boolean; fits: (prompt: string) => boolean };

/** The fullest usual prompt that fits, or the shortest one where none does. */
export function fitPlan(plan: ArtPlan, { write, isThin, fits }: Fit): string {
  let shorter = usual(plan);
  let text = write(shorter);
  if (isThin(text)) return write(plan);
  for (const trim of TRIMS) {
    if (fits(text)) return text;
    shorter = trim(shorter);
    text = write(shorter);
  }
  return text;
}
