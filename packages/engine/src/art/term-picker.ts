import { CLASHES, type Trait } from './art-terms.ts';

type PickedTerm = { id: string; text: string };
type TermTable = {
  traits: Readonly<Record<string, readonly Trait[]>>;
  words: Readonly<Record<string, string>>;
  /** Terms that do not suit this picture. */
  unfit?: readonly string[];
};

const OPPOSITES = oppositesOf(CLASHES);
/** Short words are articles, prepositions and the like in most languages. */
const CONTENT_WORD = /\p{L}{5,}/gu;

/** Chooses terms axis by axis, so that none contradicts or repeats what an earlier owner said. */
export class TermPicker {
  readonly #traits: Set<Trait>;
  readonly #words = new Set<string>();
  readonly #variant: number;
  /** Words that caused a term to be skipped. */
  readonly repeated: string[] = [];

  constructor(traits: Iterable<Trait>, variant: number) {
    this.#traits = new Set(traits);
    this.#variant = variant;
  }

  /** Words already in the prompt. */
  note(phrase: string): string {
    for (const word of contentWords(phrase)) this.#words.add(word);
    return phrase;
  }

  /** The best terms of a table, at most `count`. Other variants start at a different term. */
  pick({ traits, words, unfit = [] }: TermTable, count: number): PickedTerm[] {
    const ids = Object.keys(traits);
    const start = this.#variant % ids.length;
    const turned = [...ids.slice(start), ...ids.slice(0, start)];
    const picked: PickedTerm[] = [];
    for (const id of turned) {
      if (picked.length === count) break;
      const text = words[id] ?? '';
      const own = traits[id] ?? [];
      if (unfit.includes(id) || !this.#fits(own) || this.#repeats(text)) continue;
      for (const trait of own) this.#traits.add(trait);
      this.note(text);
      picked.push({ id, text });
    }
    if (picked.length > 0) return picked;
    const fitting = turned.filter((id) => !unfit.includes(id));
    const neutral =
      fitting.find((id) => this.#fits(traits[id] ?? [])) ??
      fitting.find((id) => traits[id]?.length === 0) ??
      ids.find((id) => traits[id]?.length === 0) ??
      '';
    for (const trait of traits[neutral] ?? []) this.#traits.add(trait);
    return [{ id: neutral, text: this.note(words[neutral] ?? '') }];
  }

  #fits(traits: readonly Trait[]): boolean {
    return traits.every((trait) => !OPPOSITES[trait]?.some((opposite) => this.#traits.has(opposite)));
  }

  #repeats(text: string): boolean {
    const repeated = contentWords(text).find((word) => this.#words.has(word));
    if (repeated !== undefined) this.repeated.push(repeated);
    return repeated !== undefined;
  }
}

function contentWords(text: string): string[] {
  return text.toLowerCase().match(CONTENT_WORD) ?? [];
}

function oppositesOf(pairs: typeof CLASHES): Partial<Record<Trait, Trait[]>> {
  const opposites: Partial<Record<Trait, Trait[]>> = {};
  for (const [one, other] of pairs) {
    opposites[one] = [...(opposites[one] ?? []), other];
    opposites[other] = [...(opposites[other] ?? []), one];
  }
  return opposites;
}
