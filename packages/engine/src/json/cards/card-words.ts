import type { CardId, CuedKindId, OutputId, SaidId } from './card-ids.ts';

/**
 * What a JSON expert would ask for in addition to the idea, in one language. Cues and vetoes are folded stems as
 * `buildCueIndex` takes them; a veto anywhere in the idea silences its card.
 */
export type JsonCardWords = {
  kinds: Readonly<Record<CuedKindId, JsonCues>>;
  /** One sentence each on what to return. */
  outputs: Readonly<Record<OutputId, string>>;
  /** Cues that an idea already says something; the lines about it are then omitted. */
  said: Readonly<Record<SaidId, readonly string[]>>;
  /** By card; cards that go with their kind have none. */
  cues: Readonly<Partial<Record<CardId, JsonCues>>>;
  /** Each line holds for every idea that triggers its card, and can be verified on the result. */
  lines: Readonly<Record<CardId, string>>;
};

export type JsonCues = { cues: readonly string[]; vetoes: readonly string[] };
