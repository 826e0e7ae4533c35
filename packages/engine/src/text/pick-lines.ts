import type { Condition, Line } from '../words/language-pack.ts';
import { isConditional } from './lexicon.ts';

/** Cues, `#topics`, `#slots` and the `#shape` of an idea, each with its place in it. */
export type Clues = ReadonlyMap<string, number>;

/** Whether a condition of a pack holds for an idea. */
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
    if (isConditional(line) && !holds(line, clues)) continue;
    const wordings = isConditional(line) ? line.say : line;
    if (typeof wordings === 'string') picked.push(wordings);
    else {
      picked.push(wordings[(variant + Math.floor(variant / wordings.length) * number) % wordings.length] ?? '');
      number += 1;
    }
  }
  return picked;
}

/** The first line whose condition holds. */
export function pickLine(lines: readonly Line[], clues: Clues, variant: number): string | null {
  const line = lines.find((candidate) => !isConditional(candidate) || holds(candidate, clues));
  return line === undefined ? null : (pickLines([line], clues, variant)[0] ?? null);
}
