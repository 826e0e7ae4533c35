import { allMatches } from '../all-matches.ts';
import type { FoldedText } from '../fold-text.ts';
import { quotationsIn } from '../quotations.ts';
import type { SlotPatterns } from '../slot-patterns.ts';

/** Longer quotations are material, not facts. */
const MAX_QUOTED_CHARS = 60;
/** A capitalized run after a word or a comma, so not at the start of a sentence. */
const NAMED =
  /(?<=[\p{L}\p{N},&] )\p{Lu}[\p{Lu}\p{Ll}\p{N}'’-]*(?: (?:(?:of|the|and|et|&|\+|de|van|von|la|du|des|del|della|di|da|do|dos|das|aux?) ){0,2}(?:[dl]['’])?\p{Lu}[\p{Lu}\p{Ll}\p{N}'’-]*)*/gu;

/** A remark in brackets may open with a two-word name; a single capital there starts a sentence. */
const NAMED_IN_BRACKETS = /(?<=\()\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}(?=[,)])/gu;

/** Capitalized words right before a quotation. */
const LEGAL_FORM = /(?<![\p{L}\p{N}])\p{Lu}{2,5} $/u;

/** A house number followed by two capitalized words ("14 Elm Court"). */
const HOUSE = /(?<=[\p{L}\p{N},&] )\p{N}{1,4}\p{Ll}? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu;

/** If every noun is capitalized, only a first and a last name can be recognized, since two nouns are never adjacent. */
const FULL_NAME =
  /(?<=[\p{Ll}\p{N},&] )\p{Lu}[\p{L}'’-]*(?: (?:van|von|de|zu) )? \p{Lu}[\p{L}'’-]*(?: & \p{Lu}[\p{L}'’-]*)?/gu;

/** Names, dates, times, amounts and quotations, without duplicates, in the order of the idea. */
export function findFacts(
  { original }: FoldedText,
  { dates, amounts, notNames }: Pick<SlotPatterns, 'dates' | 'amounts' | 'notNames'>,
  capitalizesNouns: boolean,
): string[] {
  const found: { start: number; end: number; text: string }[] = [];
  const add = (start: number, raw: string) => {
    const text = raw.replace(/[.,;:'’-]+$/, '');
    if (text !== '' && found.every((known) => start >= known.end || start + text.length <= known.start)) {
      found.push({ start, end: start + text.length, text });
    }
  };
  for (const match of quotationsIn(original)) {
    const quoted = match[0].slice(1, -1).trim();
    if (quoted.length <= 1 || quoted.length > MAX_QUOTED_CHARS) continue;
    // A legal form and the name after it are one fact (ООО «Север»), including its marks.
    const form = LEGAL_FORM.exec(original.slice(0, match.index))?.[0] ?? null;
    if (form === null) add(match.index + 1, quoted);
    else add(match.index - form.length, form + match[0]);
  }
  for (const pattern of [dates, amounts, HOUSE])
    for (const match of allMatches(original, pattern)) add(match.index, match[0]);
  // In an idea typed in all capitals, capitals do not indicate names.
  const patterns = capitalizesNouns ? [FULL_NAME] : [NAMED_IN_BRACKETS, NAMED];
  const named = /\p{Ll}/u.test(original) ? patterns.flatMap((pattern) => allMatches(original, pattern)) : [];
  for (const match of named) if (!notNames.test(match[0])) add(match.index, match[0]);
  found.sort((a, b) => a.start - b.start);
  return [...new Set(found.map((fact) => fact.text))];
}
