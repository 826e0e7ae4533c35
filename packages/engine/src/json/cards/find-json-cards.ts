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
  /** A word stands in front of where values come from ("from", "de mis"), or behind it where the verb comes last. */
  sourceAt: number;
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
    findCues(index, text).flatMap(({ cue, start, end }) =>
      (named.get(cue) ?? []).map((name) => ({ ...name, start, end })),
    );
  const hits = found(source.visible).filter(
    ({ of, id, start, end }) => of !== 'kind' || id !== 'classification' || !isListItem(source.visible, start, end),
  );
  const saidIn = (all: typeof hits) => all.flatMap(({ of, id }) => (of === 'said' ? [id as SaidId] : []));
  // "No comments", "not for n8n": what is ruled out is neither wanted nor the program that reads it.
  const all = found(source.spoken);
  const spoken = saidIn(all).filter((id) => !WANTED_IDS.includes(id));
  // "Phone numbers are not kept": what says so is blanked as an exclusion, and the numbers are not.
  const bans = all.filter(({ of, id }) => of === 'card' && id === 'identifier');
  const vetoed = new Set([...hits, ...bans].filter(({ isVeto }) => isVeto).map(({ of, id }) => `${of}.${id}`));
  const wanted = hits.filter(({ of, id, isVeto }) => !isVeto && !vetoed.has(`${of}.${id}`));
  const held = new Set<SaidId>([...source.said, ...spoken, ...saidIn(hits)]);
  const kind = kindOf({ ...source, said: held }, wanted, vetoed.has('kind.schema'));
  const said = kind === 'workflow' && !runsIn(hits) ? without(held, 'tool') : held;
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
  return {
    kind,
    output: outputOf(kind, said, runsIn(hits)),
    cards: withinRoom(firing.filter((id) => !better.has(id))),
    said,
  };
}

/** "Date, amount, category": a word that is all there is between two marks is the name of a field. */
function isListItem(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - MARK_REACH), start).trimEnd();
  const after = text.slice(end, end + MARK_REACH).trimStart();
  return /[,:;،，、：؛]$/u.test(before) && (end === text.length || /^[,;،，、؛]/u.test(after));
}

const MARK_REACH = 3;

function withinRoom(cards: readonly CardId[]): CardId[] {
  const general = cards.filter((id) => ruleOfCard(id).isOfKind);
  const specific = cards.filter((id) => !ruleOfCard(id).isOfKind);
  const room = Math.max(MAX_SPECIFIC, MAX_LINES - general.length);
  return [...specific.slice(0, room), ...general].slice(0, MAX_LINES);
}

/** An idea says these only where it does not rule them out. */
const WANTED_IDS: readonly SaidId[] = ['extra', 'format', 'tool'];

type Named = { of: 'card' | 'kind' | 'said' | 'tool'; id: string; isVeto: boolean };
type Hit = Named & { start: number };

const RUNNERS: readonly string[] = ['workflow', 'runner'];

/** True if a program that runs workflows is named, and not only one that takes part in them (a shop, a messenger). */
function runsIn(hits: readonly Hit[]): boolean {
  return hits.some(({ of, id }) => of === 'tool' && RUNNERS.includes(id));
}

/** Files that are YAML elsewhere (a compose file) are wanted in JSON only where that is said. */
function kindOfTool({ traits }: JsonCardSource, hits: readonly Hit[]): KindId | undefined {
  const tool = hits.find(({ of, id }) => of === 'tool' && id !== 'runner' && (id !== 'yaml' || traits.has('json')))?.id;
  return tool === 'yaml' ? 'config' : (tool as KindId | undefined);
}

function without(said: ReadonlySet<SaidId>, one: SaidId): Set<SaidId> {
  return new Set([...said].filter((id) => id !== one));
}

function kindOf(source: JsonCardSource, hits: readonly Hit[], isSchemaVetoed: boolean): KindId {
  const { kind, isNamed, isRead, extractedAt } = source;
  const names = (ids: readonly CardId[]) => hits.some(({ of, id }) => of === 'card' && ids.includes(id as CardId));
  const isSource = names(SOURCE_IDS);
  // A photo of a receipt is read; one of a loaf is described.
  const isScene = kind === 'scene' && (isNamed || !isSource);
  if (isScene || (isNamed && kind !== 'extraction' && kind !== 'task')) return kind;
  // "A poem about picking out a tree" picks nothing out of a source.
  const isOfData = source.traits.has('json') || isSource || isNamed;
  const [named] = hits
    .filter(({ of, id }) => of === 'kind' && id !== 'schema' && id !== 'data' && (id !== 'extraction' || isOfData))
    .toSorted((a, b) => a.start - b.start);
  // What a program expects (a compose file, a workflow) is written, wherever its words come "from", unless a document is named.
  const isWritten =
    source.said.has('tool') && extractedAt === Number.POSITIVE_INFINITY && !(isRead && names(DOCUMENT_IDS));
  const read = kindOfTool(source, hits);
  if (isWritten && read !== undefined && (named === undefined || named.id === 'extraction')) return read;
  // "Extract the name and the sentiment" reads values, one of which is a label.
  if (named !== undefined && named.start < extractedAt) return named.id as KindId;
  // "If the sum is over 4500, message Lena … on an error try again" reads nothing.
  if (!isRead && source.traits.has('condition') && source.said.has('failure')) return 'workflow';
  if (isWritten) return 'task';
  if (!names(READ_SOURCE_IDS) && isStructure(source, hits, isSchemaVetoed)) return 'schema';
  const isJson = source.traits.has('json');
  // "JSON for a price list: haircut 25, beard 12": this is no list of fields.
  const isGiven = isJson && (source.traits.has('figures') || isWrittenDown(source, hits));
  if (isGiven && extractedAt === Number.POSITIVE_INFINITY && !names(READ_SOURCE_IDS)) return 'data';
  // "Screenshots of my bank app, I need the date, the shop and the sum".
  if (isJson && source.said.has('read') && source.traits.has('list') && !isScene) return 'extraction';
  const isTurned = isJson && (source.said.has('read') || (isNamed && kind === 'task' && names(READ_SOURCE_IDS)));
  const isTaken = isRead || kind === 'scene' || isTurned;
  if (kind === 'extraction' || (isSource && isTaken)) return 'extraction';
  // "If the power is off start the pump, if it is back stop it": two branches are a run.
  if (isJson && source.traits.has('two-conditions') && !source.traits.has('usual-fields')) return 'workflow';
  return isGiven || isOfFacts(source) ? 'data' : 'task';
}

/** "My bike for sale: 1978, size 54, 140 €": a list with figures, and no names of fields. */
function isOfFacts({ traits, said }: JsonCardSource): boolean {
  const isList = traits.has('json') && traits.has('list') && traits.has('two-figures') && !traits.has('usual-fields');
  return isList && !traits.has('condition') && !traits.has('excludes') && !said.has('missing');
}

/** "JSON of the menu: soup or salad, fish, 13.50": a thing that is written down, a list and a figure. */
function isWrittenDown({ traits, said }: JsonCardSource, hits: readonly Hit[]): boolean {
  const isNamed = hits.some(({ of, id }) => of === 'kind' && id === 'data');
  return isNamed && traits.has('list') && traits.has('digits') && !traits.has('condition') && !said.has('missing');
}

/**
 * "JSON for my bookings", "for the seed box: name, year, amount": few words about what is kept entry by entry, and no
 * value, leave only the structure to be written.
 */
function isStructure(
  { traits, said, extractedAt, sourceAt }: JsonCardSource,
  hits: readonly Hit[],
  isSchemaVetoed: boolean,
): boolean {
  const isBare = traits.has('json') && traits.has('thin') && !traits.has('digits') && !traits.has('figures');
  if (!isBare || extractedAt < Number.POSITIVE_INFINITY) return false;
  const kept = hits.find(({ of, id }) => of === 'kind' && id === 'schema');
  if (kept !== undefined) return kept.start < sourceAt;
  // "My medicines: name, dose, hours": fields alone are the structure of something.
  return traits.has('usual-fields') && !isSchemaVetoed && !said.has('read') && sourceAt === Number.POSITIVE_INFINITY;
}

/** These return the idea's content in another shape. */
const SHAPED: readonly KindId[] = ['classification', 'records', 'conversion', 'body'];
const DOCUMENTED: readonly KindId[] = ['workflow', 'function', 'body'];

function outputOf(kind: KindId, said: ReadonlySet<SaidId>, isRunner: boolean): OutputId {
  const isOfSettings = kind === 'config' && said.has('tool');
  if (said.has('extra') || (said.has('format') && !isOfSettings)) return 'open';
  if (kind === 'workflow' && isRunner) return 'import';
  if (kind === 'schema') return said.has('draft') ? 'task' : kind;
  if (DOCUMENTED.includes(kind) && said.has('tool')) return 'task';
  if (!said.has('shape')) return kind;
  return kind === 'extraction' ? 'shaped' : SHAPED.includes(kind) ? 'task' : kind;
}

type International = {
  said: Partial<Record<SaidId, string[]>>;
  cues: Partial<Record<CardId, string[]>>;
  /** Programs that read one kind of JSON, or run workflows among other things; each of them is in `said.tool`, too. */
  tools: Record<'config' | 'yaml' | 'workflow' | 'runner', string[]>;
};
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
  const everywhere: International = international;
  for (const id of CUED_KIND_IDS) addBoth({ of: 'kind', id }, words.kinds[id satisfies CuedKindId]);
  for (const id of CUED_CARD_IDS) {
    const { cues, vetoes } = words.cues[id] ?? { cues: [], vetoes: [] };
    addBoth({ of: 'card', id }, { cues: [...cues, ...(everywhere.cues[id] ?? [])], vetoes });
  }
  for (const id of SAID_IDS)
    add([...words.said[id], ...(everywhere.said[id] ?? [])], { of: 'said', id, isVeto: false });
  for (const [id, cues] of Object.entries(everywhere.tools)) add(cues, { of: 'tool', id, isVeto: false });
  const lexicon = { index: buildCueIndex(named.keys()), named };
  return lexicon;
});
