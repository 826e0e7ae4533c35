import type { Line } from './scaffolds/compile-scaffold.ts';
import type { Clue, Condition } from './scaffolds/scaffold-shape.ts';

/** Topics, slots and the shape of an idea, each with its place in it. */
export type Clues = ReadonlyMap<Clue, number>;

/** Whether a condition holds for an idea. */
export function holds({ if: wanted, unless }: Condition, clues: Clues): boolean {
  if (wanted !== undefined && !wanted.some((clue) => clues.has(clue))) return false;
  return unless === undefined || !unless.some((clue) => clues.has(clue));
}

/**
 * The lines whose condition holds, each in the wording of the variant.
 * The number of the line shifts the choice once a variant has been round, so that wordings meet in new pairs.
 * @param firstNumber where a list that is printed below another goes on counting
 */
export function pickLines(lines: readonly Line[], clues: Clues, variant: number, firstNumber = 0): string[] {
  const picked: string[] = [];
  let number = firstNumber;
  for (const line of lines) {
    if (!holds(line, clues)) continue;
    const { say } = line;
    picked.push(say[(variant + Math.floor(variant / say.length) * number) % say.length] ?? '');
    if (say.length > 1) number += 1;
  }
  return picked;
}

/** The first line whose condition holds. */
export function pickLine(lines: readonly Line[], clues: Clues, variant: number): string | null {
  const line = lines.find((candidate) => holds(candidate, clues));
  return line === undefined ? null : (pickLines([line], clues, variant)[0] ?? null);
}
