import { typedBetween } from '../../text/fold-text.ts';
import { jsonLexiconOf, typedWord } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import { referenceStart } from '../reference-start.ts';
import type { Clause } from '../split-clauses.ts';
import { matchOf } from './clause-role.ts';
import { isRatio } from './find-ratio.ts';

type Span = { start: number; end: number };

/** "Make it look like a woodcut": the request changes the picture that comes with it, and adds no content. */
export function isRestyled(asked: JsonReading, clauses: readonly Clause[]): boolean {
  const until = referenceStart(asked);
  // A measured picture also has a subject, although an unknown one.
  if (until === Number.POSITIVE_INFINITY && asked.image === null) return false;
  const { restyle, sameLook } = jsonLexiconOf(asked.json.words).patterns;
  const own = asked.visible.slice(0, until).trim();
  if (own === '' || asked.described === asked.idea || matchOf(sameLook, own) !== null) return false;
  const match = matchOf(restyle, own);
  const style = match?.indices?.[1];
  if (match !== null && (style === undefined || isLook({ start: style[0], end: style[1] }, asked))) return true;
  return clauses.every((clause) => clause.start >= until || isLook(clause, asked) || isDenied(clause, asked));
}

/** It names only a medium, a mood or a format. */
function isLook(span: Span, asked: JsonReading): boolean {
  const length = typedBetween(asked.folded, span.start, span.end).trim().length;
  const isNamed = asked.hits.some(
    (hit) =>
      hit.group.startsWith('image:') && hit.start === span.start && typedWord(asked.folded, hit).length >= length,
  );
  return isNamed || isRatio(span, asked);
}

function isDenied({ start, end }: Span, { visible, json }: JsonReading): boolean {
  return matchOf(jsonLexiconOf(json.words).patterns.exclusion, visible.slice(start, end))?.index === 0;
}
