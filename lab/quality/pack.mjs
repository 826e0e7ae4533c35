import { createHash } from 'node:crypto';

/**
 * @typedef {{ id: string, idea: string, A: string, B: string, C: string }} Item
 * @typedef {{ A: Arm, B: Arm, C: Arm }} Arms
 * @typedef {'ours' | 'expert' | 'raw' | 'planted'} Arm
 */

const ORDERS = [
  ['ours', 'expert', 'raw'],
  ['ours', 'raw', 'expert'],
  ['expert', 'ours', 'raw'],
  ['expert', 'raw', 'ours'],
  ['raw', 'ours', 'expert'],
  ['raw', 'expert', 'ours'],
];

/**
 * The three arms of an idea in the order that the lot gives; the second judge gets them the other way round.
 * @param {{ id: string, round: string, judge: 0 | 1 }} lot
 * @returns {Arms}
 */
export function drawOrder({ id, round, judge }) {
  const [byte = 0] = createHash('sha256').update(`${round}/${id}`).digest();
  const drawn = ORDERS[byte % ORDERS.length] ?? [];
  const [A, B, C] = /** @type {Arm[]} */ (judge === 0 ? drawn : drawn.toReversed());
  return /** @type {Arms} */ ({ A, B, C });
}
