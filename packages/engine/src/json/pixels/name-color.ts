import { COLOR_HEX, type ColorId } from './color-table.ts';
import { type Lab, labDistance, labOfHex } from './ok-lab.ts';

/** People name hue before lightness: a dark and a light slate blue are both slate blue, and neither is gray. */
const LIGHTNESS_WEIGHT = 0.5;

const NAMED = (Object.keys(COLOR_HEX) as ColorId[]).map((colorId) => ({
  colorId,
  lab: weighed(labOfHex(COLOR_HEX[colorId])),
}));

/** The plain color that looks most similar. */
export function nameColor(lab: Lab): ColorId {
  const sought = weighed(lab);
  const measured = NAMED.map(({ colorId, lab: named }) => ({ colorId, distance: labDistance(sought, named) }));
  return measured.reduce((one, other) => (other.distance < one.distance ? other : one)).colorId;
}

function weighed({ l, a, b }: Lab): Lab {
  return { l: l * LIGHTNESS_WEIGHT, a, b };
}
