import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import { QUOTATION } from '../../text/quotations.ts';
import type { RatioId } from '../../words/json-words.ts';
import { jsonLexiconOf, typedWord } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import { type Clause, splitClauses } from '../split-clauses.ts';

/** What a description of a picture or a film says, in the words that were typed. */
export type PictureReading = {
  /** The first clause without its request; null where the idea is empty. */
  subject: string | null;
  /** For each group of cues the clauses or words that name it. */
  named: ReadonlyMap<string, readonly string[]>;
  /** Clauses that name none of the groups. */
  details: readonly string[];
  lettering: readonly string[];
  /** What must not be there, without the words that deny it. */
  avoided: readonly string[];
  /** As written or by a word that stands for it; null where nothing is said. */
  ratio: string | null;
};

const RATIO: Readonly<Record<RatioId, string>> = {
  square: '1:1',
  portrait: '4:5',
  landscape: '3:2',
  tall: '9:16',
  wide: '16:9',
};
const WRITTEN_RATIO = /(?<![\d:])(\d{1,2}:\d{1,2})(?![\d:])(?!\s?(?:am|pm|h\b|uhr))/i;
const USUAL_RATIO = /^(?:1:1|[2-5]:[2-5]|16:9|9:16|21:9|9:21|16:10|10:16|2:1|1:2|3:1|1:3)$/;
/** Longer quotations are no lettering. */
const MAX_LETTERING_CHARS = 120;
/** A clause as short as this is about what it names; of a longer one only the word is taken. */
const MAX_CLAUSE_CHARS = 48;

/** @param prefix of the cue groups: `image:` or `video:` */
export function readPicture(asked: JsonReading, prefix: 'image:' | 'video:'): PictureReading {
  const { folded, visible, hits, idea, json } = asked;
  const { patterns } = jsonLexiconOf(json.words);
  const clauses = splitClauses(visible, []);
  const joiner = new RegExp(patterns.fieldJoiner.source, 'iu');
  const typed = ({ start, end }: Pick<Clause, 'start' | 'end'>) => typedBetween(folded, start, end).trim();
  const named = new Map<string, string[]>();
  const avoidances = allMatches(visible, patterns.exclusion);
  const isAvoided = ({ start, end }: { start: number; end: number }) =>
    avoidances.some((match) => match.index < end && start < match.index + match[0].length);
  const details: string[] = [];
  clauses.forEach((clause, order) => {
    const inside = hits.filter(
      (hit) => hit.group.startsWith(prefix) && hit.start >= clause.start && hit.end <= clause.end && !isAvoided(hit),
    );
    const isWhole = order > 0 && clause.end - clause.start <= MAX_CLAUSE_CHARS && !isAvoided(clause);
    for (const { group, ...place } of isWhole ? inside.slice(0, 1) : inside) {
      const name = group.slice(prefix.length);
      const value = isWhole ? typed(clause) : typedWord(folded, place);
      const values = name === 'color' ? value.split(joiner) : [value];
      named.set(name, [...new Set([...(named.get(name) ?? []), ...values])]);
    }
    const text = visible.slice(clause.start, clause.end);
    const isSetting = hits.some(
      ({ group, start, end }) => group.startsWith('ratio:') && start >= clause.start && end <= clause.end,
    );
    const isSize = isSetting || WRITTEN_RATIO.test(text) || text.search(patterns.seconds) === 0;
    const isSaid = isSize || (inside.length > 0 && isWhole) || isAvoided(clause) || order === 0;
    if (!isSaid && typed(clause) !== '') details.push(typed(clause));
  });
  const first = clauses[0];
  return {
    subject: first === undefined ? null : subjectOf(typed(first), visible.slice(first.start, first.end), patterns),
    named,
    details,
    lettering: allMatches(idea, QUOTATION)
      .map(([quotation]) => quotation.slice(1, -1).trim())
      .filter((words) => words !== '' && words.length <= MAX_LETTERING_CHARS),
    avoided: avoidances
      .flatMap(({ indices }) => (indices?.[1] === undefined ? [] : [typedBetween(folded, ...indices[1]).trim()]))
      .filter((thing) => thing !== ''),
    ratio: ratioOf(asked),
  };
}

function subjectOf(
  typed: string,
  folded: string,
  { leadIn, leadOut }: Readonly<Record<'leadIn' | 'leadOut', RegExp>>,
): string | null {
  leadIn.lastIndex = 0;
  leadOut.lastIndex = 0;
  // Folding keeps the length of plain letters; where it does not, the request stays in the subject.
  if (folded.length !== typed.length) return typed === '' ? null : typed;
  const start = leadIn.exec(folded)?.[0].length ?? 0;
  const end = leadOut.exec(folded)?.index ?? folded.length;
  const subject = typed.slice(start, Math.max(start, end)).trim();
  return /\p{L}/u.test(subject) ? subject : typed === '' ? null : typed;
}

function ratioOf({ hits, visible }: JsonReading): string | null {
  const written = WRITTEN_RATIO.exec(visible)?.[1];
  if (written !== undefined && USUAL_RATIO.test(written)) return written;
  const ratios = hits.filter(({ group }) => group.startsWith('ratio:'));
  // Of cues that begin alike the longer one is meant: "wallpaper" is wide, "wallpaper for my phone" is high.
  const [hit] = ratios.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return hit === undefined ? null : RATIO[hit.group.slice('ratio:'.length) as RatioId];
}
