import { foldText, typedBetween } from '../../text/fold-text.ts';
import { findGroups, type GroupHit, jsonLexiconOf } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';

export type NamedField = { name: string; description: string };

const MAX_FIELDS = 24;
const MAX_KEY_CHARS = 40;
const LIST_MARK = /\s*(?:[,،、，;；\n•]|(?:^|\s)[-*]\s)\s*/;

/** The fields that a text lists, each with a key and in the words that were typed. */
export function findFields(asked: JsonReading, list: 'fieldList' | 'bodyList'): NamedField[] {
  const { folded, visible, json } = asked;
  const { patterns } = jsonLexiconOf(json.words);
  const pattern = patterns[list];
  pattern.lastIndex = 0;
  const span = pattern.exec(visible)?.indices?.[1];
  if (span === undefined) return [];
  const typed = typedBetween(folded, span[0], span[1]);
  const pieces = typed
    .split(LIST_MARK)
    .flatMap((piece) => piece.split(new RegExp(json.words.patterns.fieldJoiner, 'iu')))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const taken = new Set<string>();
  return pieces.slice(0, MAX_FIELDS).flatMap((piece, index) => {
    const folding = foldText(piece);
    patterns.fieldLead.lastIndex = 0;
    const lead = patterns.fieldLead.exec(folding.text)?.[0].length ?? 0;
    const description = typedBetween(folding, lead, folding.text.length).trim();
    const isSecret =
      list === 'bodyList' && findGroups(json.words, folding.text).some(({ group }) => group === 'authorized');
    if (description === '' || isSecret) return [];
    const name = unique(keyOf(folding.text.slice(lead), { index, isOwnKey: list === 'bodyList' }, asked), taken);
    return [{ name, description }];
  });
}

/** The English key where the word is known, else the word itself in Latin letters, else a number. A service's own names go first. */
function keyOf(
  folded: string,
  { index, isOwnKey }: { index: number; isOwnKey: boolean },
  { json }: JsonReading,
): string {
  const best = findGroups(json.words, folded)
    .filter(({ group }) => group.startsWith('field:'))
    .reduce<GroupHit | null>(
      (longest, hit) => (longest === null || sizeOf(hit) > sizeOf(longest) ? hit : longest),
      null,
    );
  const snake = folded
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, MAX_KEY_CHARS);
  const isReadable = /^[a-z]/.test(snake) && !/[^\p{ASCII}]/u.test(folded);
  if (isReadable && isOwnKey) return snake;
  const isMost = best !== null && sizeOf(best) * 2 >= folded.trim().length;
  if (best !== null && isMost) return best.group.slice('field:'.length);
  return isReadable ? snake : `field_${index + 1}`;
}

function sizeOf({ start, end }: GroupHit): number {
  return end - start;
}

function unique(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`;
  taken.add(free);
  return free;
}
