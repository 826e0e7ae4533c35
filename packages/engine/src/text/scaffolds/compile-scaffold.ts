import type { IntentWords, ScaffoldWords, TextPack, Wordings } from '../../words/text-pack.ts';
import type { IntentId } from '../intents.ts';
import type { CaseShape, Condition, IntentShape, LineShapes, ScaffoldShape } from './scaffold-shape.ts';
import { SCAFFOLDS } from './scaffolds.ts';

/** A line with its condition and its words: one wording for each variant, in turn. */
export type Line = Condition & { say: readonly string[] };
export type Scaffold = {
  role: readonly Line[];
  tone: readonly Line[];
  length: readonly Line[];
  format: readonly Line[];
  requirements: readonly Line[];
  checks: readonly Line[];
};
type CompiledCase = Partial<Scaffold> & { when: Condition; brief: string | null };
export type CompiledIntent = Scaffold & { brief: string; part: string; cases: readonly CompiledCase[] };

/** Joins what a prompt is made of with the words of a language. */
export function compileScaffold(intent: IntentId, pack: TextPack): CompiledIntent {
  const shape: IntentShape = SCAFFOLDS[intent];
  const words: IntentWords = pack.intents[intent];
  const cases = Object.entries(shape.cases ?? {});
  return {
    role: linesOf(shape.role, words.role),
    tone: linesOf(shape.tone, words.tone),
    length: linesOf(shape.length, words.length),
    format: linesOf(shape.format, words.format),
    requirements: linesOf(shape.requirements, words.requirements),
    checks: linesOf(shape.checks, words.checks),
    brief: words.brief,
    part: words.part,
    cases: cases.map(([name, caseShape]) => compileCase(caseShape, words.cases?.[name] ?? {})),
  };
}

function compileCase(shape: CaseShape, words: ScaffoldWords & { brief?: string }): CompiledCase {
  const compiled: CompiledCase = { when: shape.when, brief: words.brief ?? null };
  for (const field of SCAFFOLD_FIELDS)
    if (shape[field] !== undefined) compiled[field] = linesOf(shape[field], words[field]);
  return compiled;
}

export const SCAFFOLD_FIELDS = [
  'role',
  'tone',
  'length',
  'format',
  'requirements',
  'checks',
] as const satisfies (keyof ScaffoldShape)[];

/** A line for which a language has no use has no words, and is left out. */
function linesOf(shapes: LineShapes = {}, words: Readonly<Record<string, Wordings>> = {}): Line[] {
  return Object.entries(shapes)
    .map(([name, condition]) => ({ ...condition, say: [words[name] ?? []].flat() }))
    .filter(({ say }) => say.length > 0);
}

/** Every wording that a job can print. */
export function ownLines({ cases, ...usual }: CompiledIntent): string[] {
  return [usual, ...cases].flatMap((scaffold) =>
    SCAFFOLD_FIELDS.flatMap((field) => (scaffold[field] ?? []).flatMap(({ say }) => say)),
  );
}
