import type { CardId, CuedKindId, OutputId, SaidId } from './card-ids.ts';

/**
 * What an expert in JSON would ask for beside what the idea says, in one language. Cues and vetoes are folded stems as
 * `buildCueIndex` takes them; a veto anywhere in the idea silences its card.
 */
export type JsonCardWords = {
  kinds: Readonly<Record<CuedKindId, JsonCues>>;
  /** One sentence each on what to hand back. */
  outputs: Readonly<Record<OutputId, string>>;
  /** Cues by which an idea says something itself; the lines about it are then left out. */
  said: Readonly<Record<SaidId, readonly string[]>>;
  /** By card; those that go with their kind have none. */
  cues: Readonly<Partial<Record<CardId, JsonCues>>>;
  /** Each holds for every idea in which its card fires, and can be checked by looking at the result. */
  lines: Readonly<Record<CardId, string>>;
};

export type JsonCues = { cues: readonly string[]; vetoes: readonly string[] };
