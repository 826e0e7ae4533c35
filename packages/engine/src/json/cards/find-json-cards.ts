import { oncePer } from '../../once-per.ts';
import { buildCueIndex, type CueIndex, findCues } from '../../text/cue-index.ts';
import international from '../../words/international-json-cues.json' with { type: 'json' };
import {
  CARD_IDS,
  type CardId,
  CUED_CARD_IDS,
  CUED_KIND_IDS,
  type CuedKindId,
  type KindId,
  type OutputId,
  READ_SOURCE_IDS,
  ruleOfCard,
  SAID_IDS,
  type SaidId,
  SOURCE_IDS,
  type TraitId,
} from './card-ids.ts';
import type { JsonCardWords, JsonCues } from './card-words.ts';

/** The parts of an idea that decide which cards fire; all folded, with quotations and links blanked. */
export type JsonCardSource = {
  spoken: string;
  /** Exclusions are blanked too. */
  visible: string;
  kind: KindId;
  /** True if words in the request name that kind. */
  isNamed: boolean;
  /** True if the request names the source of the values. */
  isRead: boolean;
  /** A verb says that values are read out of something. */
  extractedAt: number;
  traits: ReadonlySet<TraitId>;
  said: ReadonlySet<SaidId>;
};

export type JsonCards = { kind: KindId; output: OutputId; cards: CardId[]; said: ReadonlySet<SaidId> };

/** More lines than that bury the request; a few of those that go with the kind fit. */
const MAX_LINES = 6;
const MAX_SPECIFIC = 4;
/** Without messengers, whose name may also be that of a bot. */
const DOCUMENT_IDS = READ_SOURCE_IDS.filter((id) => id !== 'chat');

/** The requested kind of JSON, what to return, and the cards whose lines belong to it. */
export function findJsonCards(source: JsonCardSource, words: JsonCardWords): JsonCards {
  const { index, named } = lexiconOf(words);
  const found = (text: string) =>
    findCues(index, text).flatMap(({ cue, start }) => (named.get(cue) ?? []).map((name) => ({ ...name, start })));
  const hits = found(source.visible);
  const saidHere = found(source.spoken).flatMap(({ of, id }) => (of === 'said' ? [id as SaidId] : []));
  const said = new Set<SaidId>([...source.said, ...saidHere]);
  const vetoed = new Set(hits.filter(({ isVeto }) => isVeto).map(({ of, id }) => `${of}.${id}`));
  const wanted = hits.filter(({ of, id, isVeto }) => !isVeto && !vetoed.has(`${of}.${id}`));
  const kind = kindOf({ ...source, said }, wanted);
  const cued = new Set(wanted.filter(({ of }) => of === 'card').map(({ id }) => id as CardId));
  const traits = new Set<TraitId>([...source.traits, ...said, ...cued]);
  const isVetoed = (id: CardId) => vetoed.has(`card.${id}`);
  const fires = (id: CardId): boolean => {
    const { kinds, unless = [], needs = [], isOfKind } = ruleOfCard(id);
    const isThere = isOfKind === true || traits.has(id);
    const isFree = !isVetoed(id) && !unless.some((one) => traits.has(one));
    return isThere && isFree && kinds.includes(kind) && needs.every((need) => traits.has(need));
  };
  const firing = CARD_IDS.filter(fires);
  const better = new Set(firing.flatMap((id) => ruleOfCard(id).instead ?? []));
  return { kind, output: outputOf(kind, said), cards: withinRoom(firing.filter((id) => !better.has(id))), said };
}

function withinRoom(cards: readonly CardId[]): CardId[] {
  const general = cards.filter((id) => ruleOfCard(id).isOfKind);
  const specific = cards.filter((id) => !ruleOfCard(id).isOfKind);
  const room = Math.max(MAX_SPECIFIC, MAX_LINES - general.length);
  return [...specific.slice(0, room), ...general].slice(0, MAX_LINES);
}

type Named = { of: 'card' | 'kind' | 'said'; id: string; isVeto: boolean };

function kindOf(source: JsonCardSource, hits: readonly (Named & { start: number })[]): KindId {
  const { kind, isNamed, isRead, extractedAt } = source;
  const names = (ids: readonly CardId[]) => hits.some(({ of, id }) => of === 'card' && ids.includes(id as CardId));
  const isSource = names(SOURCE_IDS);
  // A photo of a receipt is read; one of a loaf is described.
  const isScene = kind === 'scene' && (isNamed || !isSource);
  if (isScene || (isNamed && kind !== 'extraction' && kind !== 'task')) return kind;
  const [named] = hits.filter(({ of }) => of === 'kind').toSorted((a, b) => a.start - b.start);
  // "Extract the name and the sentiment" reads values, one of which is a label.
  if (named !== undefined && named.start < extractedAt) return named.id as KindId;
  // "If the sum is over 4500, message Lena … on an error try again" reads nothing.
  if (!isRead && source.traits.has('condition') && source.said.has('failure')) return 'workflow';
  // What a program expects (a compose file, a workflow) is written, wherever its words come "from", unless a document is named.
  if (source.said.has('tool') && extractedAt === Number.POSITIVE_INFINITY && !names(DOCUMENT_IDS)) return 'task';
  const isTaken = isRead || kind === 'scene' || (isNamed && kind === 'task' && names(READ_SOURCE_IDS));
  return kind === 'extraction' || (isSource && isTaken) ? 'extraction' : 'task';
}

/** These return the idea's content in another shape. */
const SHAPED: readonly KindId[] = ['extraction', 'classification', 'records', 'conversion', 'body'];
const DOCUMENTED: readonly KindId[] = ['config', 'workflow', 'function', 'body'];

function outputOf(kind: KindId, said: ReadonlySet<SaidId>): OutputId {
  if (said.has('extra')) return 'open';
  if (kind === 'schema') return said.has('draft') ? 'task' : kind;
  if (DOCUMENTED.includes(kind) && said.has('tool')) return 'task';
  return SHAPED.includes(kind) && said.has('shape') ? 'task' : kind;
}

type Lexicon = { index: CueIndex; named: ReadonlyMap<string, readonly Named[]> };

const lexiconOf = oncePer((words: JsonCardWords): Lexicon => {
  const named = new Map<string, Named[]>();
  const add = (cues: readonly string[], name: Named) => {
    for (const cue of cues) named.set(cue, [...(named.get(cue) ?? []), name]);
  };
  const addBoth = (name: Omit<Named, 'isVeto'>, { cues, vetoes }: JsonCues) => {
    add(cues, { ...name, isVeto: false });
    add(vetoes, { ...name, isVeto: true });
  };
  const everywhere: { said: Partial<Record<SaidId, string[]>>; cues: Partial<Record<CardId, string[]>> } =
    international;
  for (const id of CUED_KIND_IDS) addBoth({ of: 'kind', id }, words.kinds[id satisfies CuedKindId]);
  for (const id of CUED_CARD_IDS) {
    const { cues, vetoes } = words.cues[id] ?? { cues: [], vetoes: [] };
    addBoth({ of: 'card', id }, { cues: [...cues, ...(everywhere.cues[id] ?? [])], vetoes });
  }
  for (const id of SAID_IDS)
    add([...words.said[id], ...(everywhere.said[id] ?? [])], { of: 'said', id, isVeto: false });
  const lexicon = { index: buildCueIndex(named.keys()), named };
  return lexicon;
});
