import type { ArtPlan } from './art-plan.ts';

/**
 * What a prompt can do without, least important first. No step drops a choice, and a palette of several hues keeps two
 * colors: one alone would be a different palette.
 */
const TRIMS: readonly ((plan: ArtPlan) => ArtPlan)[] = [
  (plan) => ({ ...plan, influence: plan.influence && { ...plan.influence, terms: plan.influence.terms.slice(0, 1) } }),
  (plan) => withAnchors(plan, 2),
  (plan) => ({ ...plan, colours: plan.colours.slice(0, 3) }),
  (plan) => ({ ...plan, scene: plan.scene.slice(0, 3) }),
  (plan) => ({ ...plan, surface: plan.surface.slice(0, 1) }),
  (plan) => ({ ...plan, form: plan.form.slice(0, 1) }),
  (plan) => ({ ...plan, lens: null }),
  (plan) => ({ ...plan, gestures: [] }),
  (plan) => withAnchors(plan, 1),
  (plan) => ({ ...plan, told: null }),
  (plan) => ({ ...plan, scene: plan.scene.slice(0, 2) }),
  (plan) => ({ ...plan, colours: plan.colours.slice(0, 2) }),
  (plan) => ({ ...plan, colours: plan.colours.map((colour) => ({ ...colour, area: null })) }),
  (plan) => ({ ...plan, colouring: plan.briefColouring }),
  (plan) => (plan.details.body === '' ? plan : withAnchors(plan, 0)),
  (plan) => ({ ...plan, view: plan.place === null ? plan.view : null }),
  (plan) => ({ ...plan, influence: plan.influence && { ...plan.influence, terms: [] } }),
  (plan) => withAnchors(plan, 0),
  (plan) => ({ ...plan, influence: plan.influence && { ...plan.influence, limit: null } }),
  (plan) => ({ ...plan, form: plan.isFormFixed ? plan.form : [] }),
  (plan) => ({ ...plan, colours: plan.isOneHue ? plan.colours.slice(0, 1) : plan.colours }),
  (plan) => ({ ...plan, scene: plan.scene.slice(0, 1) }),
];

/** The sentence of a place names two or three of its anchors; a shorter sentence names one. */
function withAnchors(plan: ArtPlan, count: number): ArtPlan {
  const { place } = plan;
  const told = count < 2 ? '' : (place?.told ?? '');
  return { ...plan, place: place && { ...place, told, anchors: place.anchors.slice(0, count) } };
}

/** Models obey two terms per axis and one movement; more are only padding for an otherwise thin prompt. */
function usual(plan: ArtPlan): ArtPlan {
  return {
    ...plan,
    surface: plan.surface.slice(0, 2),
    form: plan.form.slice(0, 2),
    gestures: plan.gestures.slice(0, plan.light === null ? 2 : 1),
  };
}

type Fit = { write: (plan: ArtPlan) => string; isThin: (prompt: string) => boolean; fits: (prompt: string) => boolean };

/** The fullest usual plan that fits, or the shortest one if none does. */
export function fitPlan(plan: ArtPlan, { write, isThin, fits }: Fit): ArtPlan {
  let shorter = usual(plan);
  if (isThin(write(shorter))) return plan;
  for (const trim of TRIMS) {
    if (fits(write(shorter))) return shorter;
    shorter = trim(shorter);
  }
  return shorter;
}
