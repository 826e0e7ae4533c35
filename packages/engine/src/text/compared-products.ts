import type { CueHit } from './cue-index.ts';
import type { IntentId } from './intents.ts';
import type { Lexicon } from './lexicon.ts';
import type { Topic } from './topics.ts';

const PRODUCTS: readonly Topic[] = ['postgres', 'other-database'];
/** "And", "or", "with" or "against" in the twelve languages, on folded text. */
const JOINED =
  /^\s?(?:[,،、/&+]|vs\.?|versus|and|or|with|to|und|oder|mit|gegen|et|ou|avec|a|contre|y|o|u|con|contra|ed?|com|и|или|с|против|ile|ve|veya|mi|と|か|와|과|랑|하고|和|与|跟|还是|或|و|او|مع|ولا)\s?$/u;
/** The longest of them with surrounding spaces; text between two products may be long. */
const MAX_JOIN_CHARS = 10;
/** Weight from which a cue indicates a query. */
const QUERY_WEIGHT = 2;

/**
 * "Compare Postgres and SQLite": two databases joined by a short word, with a word for comparing nearby, are the things
 * compared and do not name a job, unless the idea mentions a query.
 * @param text folded; `hits` point into it
 */
export function withoutComparedProducts(
  text: string,
  hits: readonly CueHit[],
  { topicsOf, intentsOf }: Pick<Lexicon, 'topicsOf' | 'intentsOf'>,
): readonly CueHit[] {
  const products = hits.filter(({ cue }) => topicsOf.get(cue)?.some((topic) => PRODUCTS.includes(topic)));
  const isPair = products.some((one) =>
    products.some(({ start }) => {
      const chars = start - one.end;
      return chars > 0 && chars <= MAX_JOIN_CHARS && JOINED.test(text.slice(one.end, start));
    }),
  );
  const hasCue = (hit: CueHit, intent: IntentId, weight: number) =>
    intentsOf.get(hit.cue)?.some((cue) => cue.intent === intent && cue.weight >= weight) ?? false;
  if (!isPair || !hits.some((hit) => hasCue(hit, 'comparison', 0))) return hits;
  // "sql" also matches within "sqlite"
  const isProduct = (hit: CueHit) => products.some(({ start, end }) => start < hit.end && hit.start < end);
  const others = hits.filter((hit) => !isProduct(hit));
  return others.some((hit) => hasCue(hit, 'sql', QUERY_WEIGHT)) ? hits : others;
}
