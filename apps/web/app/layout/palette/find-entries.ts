import { foldText } from './fold-text.ts';
import type { Group, PaletteEntry } from './palette-entry.ts';

/** Maximum number of entries of a group, so that one with many does not hide the others. */
const MAX_OF_A_GROUP = 6;
/** Templates and articles are not listed without a search, since there are too many. */
const SHOWN_UNASKED: readonly Group[] = ['generators', 'pages', 'languages', 'themes'];

export type FoundGroup = { group: Group; entries: readonly PaletteEntry[] };

/**
 * The entries that match a text, in groups, best group first. Every word of the text has to match. There are five
 * ranks, so that the order is understandable: the label starts with it, a word of the label does, the label contains
 * it, the further terms contain it, or it is an abbreviation ("artgen"). Ties keep their order.
 */
export function findEntries(entries: readonly PaletteEntry[], text: string): FoundGroup[] {
  const wanted = foldText(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return inGroups(entries, SHOWN_UNASKED);
  const rated = entries
    .map((entry) => ({ entry, step: worstStep(entry, wanted) }))
    .filter(({ step }) => step !== undefined)
    .toSorted((a, b) => Number(a.step) - Number(b.step))
    .map(({ entry }) => entry);
  return inGroups(rated, new Set(rated.map(({ group }) => group)), MAX_OF_A_GROUP);
}

/** @param order of the groups; others do not show */
function inGroups(entries: readonly PaletteEntry[], order: Iterable<Group>, most?: number): FoundGroup[] {
  return [...order].flatMap((group) => {
    const found = entries.filter((entry) => entry.group === group).slice(0, most);
    return found.length > 0 ? [{ group, entries: found }] : [];
  });
}

/** The rank of the worst matching word; undefined if one does not match. */
function worstStep({ label, also }: PaletteEntry, wanted: readonly string[]): number | undefined {
  const folded = foldText(label);
  const further = foldText(also);
  const steps = wanted.map((word) => stepOf(word, folded, further));
  return steps.includes(undefined) ? undefined : Math.max(...steps.filter((step) => step !== undefined));
}

function stepOf(word: string, label: string, further: string): number | undefined {
  if (label.startsWith(word)) return 0;
  const words = label.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.some((own) => own.startsWith(word))) return 1;
  if (label.includes(word)) return 2;
  if (further.includes(word)) return 3;
  return isMadeOfBeginnings(word, words) ? 4 : undefined;
}

/** Whether letters are prefixes of words, in order: "artgen" of "art prompt generator". */
function isMadeOfBeginnings(letters: string, words: readonly string[]): boolean {
  // How many letters can be matched; tries every length, since the longest prefix need not be the right one.
  const ends = new Set([0]);
  for (const word of words)
    for (const end of [...ends])
      for (let length = 1; length <= word.length && letters[end + length - 1] === word[length - 1]; length += 1)
        ends.add(end + length);
  return ends.has(letters.length);
}
