import { typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import type { JsonCue } from '../../words/json-reading-words.ts';
import { clausesIn } from './clauses-in.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import { headIn } from './head-in.ts';
import { tidy } from './list-text.ts';

const KINDS: readonly JsonCue[] = ['schema', 'function', 'config', 'fields'];

/** The subject of a schema or the task of a function: the clause that names the artifact, without that name. */
export function titleIn(asked: Asked, head: Place | null): string {
  if (head === null) return '';
  const clauses = clausesIn(asked, head);
  const isNaming = (place: Place) =>
    jsonHitsIn(asked, place, KINDS).length > 0 || cuesIn(asked, place, ['json']).length > 0;
  const clause = clauses.find(isNaming) ?? clauses.at(-1);
  const named = nameIn(asked, clause ?? null);
  const place =
    clause === undefined ? null : withoutNames(asked, named === null ? clause : beside(named.place, clause));
  const bare = place === null ? null : headIn(asked, place);
  return bare === null ? '' : tidy(typedAt(asked.reading, bare).replace(/["“”„«»]/gu, ''));
}

/** The name of the function: the text after the words that introduce it, or before them if nothing follows. */
function beside(name: Place, clause: Place): Place {
  return clause.end - name.end > name.start - clause.start
    ? { start: name.end, end: clause.end }
    : { start: clause.start, end: name.start };
}

/** After the words that name the artifact, or before them if nothing follows. */
function withoutNames(asked: Asked, clause: Place): Place | null {
  const { visible } = asked.reading;
  let rest: Place | null = { start: clause.start, end: clause.end };
  const names = [...jsonHitsIn(asked, clause, KINDS), ...cuesIn(asked, clause, ['json'])].toSorted(
    (a, b) => a.start - b.start,
  );
  for (const { start, end } of names) {
    if (rest === null || start < rest.start || end > rest.end) continue;
    const before = trimmed(visible, { start: rest.start, end: start });
    const after: Place | null = trimmed(visible, { start: end, end: rest.end });
    const hasAfter = after !== null && hasContent(asked, after);
    const hasBefore = before !== null && hasContent(asked, before);
    rest = hasAfter && !(asked.isVerbLast && hasBefore) ? after : hasBefore ? before : after;
  }
  return rest !== null && hasContent(asked, rest) ? rest : null;
}

/** True if anything is left besides articles and the words that ask for JSON. */
export function hasContent(asked: Asked, place: Place): boolean {
  let text = asked.reading.visible.slice(place.start, place.end);
  const known = [
    ...jsonHitsIn(asked, place, [...KINDS, 'extract']),
    ...cuesIn(asked, place, ['json', 'filler', 'as', 'wanted']),
  ];
  for (const { start, end } of known) {
    text = text.slice(0, start - place.start) + ' '.repeat(end - start) + text.slice(end - place.start);
  }
  const left = text.split(/[^\p{L}\p{M}\p{N}¤]+/u).filter((word) => word !== '');
  return left.some(
    (word) => !asked.words.json.article.includes(word) && !asked.words.fieldWords.particle.includes(word),
  );
}

const IDENTIFIER = /(?<![\p{L}\d_])(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z]+[A-Z][A-Za-z0-9]*)(?![\p{L}\d_])/u;

/** "function name book_seat", "namens bookSeat": a name in code style, or the text after the word for it. */
function nameIn(asked: Asked, head: Place | null): { name: string; place: Place } | null {
  if (head === null) return null;
  const { visible } = asked.reading;
  const text = visible.slice(head.start, head.end);
  const typed = asked.reading.folded.original;
  const identifier = IDENTIFIER.exec(
    text.length === typedAt(asked.reading, head).length ? typedAt(asked.reading, head) : text,
  );
  const called = cuesIn(asked, head, ['called']);
  const at = identifier === null ? -1 : head.start + identifier.index;
  if (identifier !== null && typed !== '') {
    const lead = called.find(({ end }) => end <= at && at - end <= 3);
    const start = lead?.start ?? at;
    const nameEnd = at + identifier[0].length;
    const behind = called.find((hit) => hit.start >= nameEnd && hit.start - nameEnd <= 1);
    return { name: identifier[0], place: { start, end: behind?.end ?? nameEnd } };
  }
  return null;
}
