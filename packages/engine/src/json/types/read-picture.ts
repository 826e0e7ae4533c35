import { allMatches } from '../../text/all-matches.ts';
import { foldText, typedBetween } from '../../text/fold-text.ts';
import { quotationsIn } from '../../text/quotations.ts';
import { spansWithin } from '../../text/spans-within.ts';
import { findGroups, jsonLexiconOf } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import { referenceStart } from '../reference-start.ts';
import { type Clause, splitClauses } from '../split-clauses.ts';
import { matchOf } from './clause-role.ts';
import { type FoundRatio, findRatio, saysRatio } from './find-ratio.ts';
import { findSubject } from './find-subject.ts';
import { nameValues } from './name-values.ts';
import { isRestyled } from './restyled-picture.ts';

/** The content of a picture or film description, in the typed words. */
export type PictureReading = {
  /** The first clause without its request; null if the idea is empty. */
  subject: string | null;
  /** For each group of cues, the clauses or words that name it. */
  named: ReadonlyMap<string, readonly string[]>;
  /** Clauses that name none of the groups. */
  details: readonly string[];
  /** A focal length, and the surface that the things in the picture are on. */
  lens: string | null;
  surface: string | null;
  lettering: readonly { content: string; position: string }[];
  /** The purpose of the picture according to the request, before the colon that opens its description. */
  purpose: string | null;
  /** The excluded things, without the words that negate them. */
  avoided: readonly string[];
  /** The excluded sounds, as typed: a negative prompt is about what is visible. */
  silenced: readonly { thing: string; typed: string }[];
  /** Null if nothing is said. */
  ratio: FoundRatio | null;
  /** The kind of picture, if named ("product shot"). */
  kind: string | null;
  /** The request only changes the look of the described picture. */
  isRestyled: boolean;
};

/** Longer quotations are not lettering. */
const MAX_LETTERING_CHARS = 120;
/** More of them are not lettering, but marks without order. */
const MAX_LETTERINGS = 40;
/** The position of lettering follows it directly. */
const PLACE_CHARS = 400;
/** A hidden quotation, after a few words. */
const LETTERING = /^([^·]{1,24})·+\s*([^·]*)$/;
/** "85mm", "50 mm lens". */
const LENS = /(?<![\d.,])\d{2,3}\s?mm(?![\p{L}\d])/u;
/** A clause this short is about the thing it names; from a longer one we take only the word. */
const MAX_CLAUSE_CHARS = 48;

/**
 * The light and surroundings described outside the subject take precedence over what the subject mentions in passing.
 */
const SETTING: ReadonlySet<string> = new Set(['time', 'weather']);

/** @param prefix of the cue groups: `image:` or `video:` */
export function readPicture(asked: JsonReading, prefix: 'image:' | 'video:'): PictureReading {
  const { folded, visible, hits, idea, json } = asked;
  const { patterns } = jsonLexiconOf(json.words);
  const clauses = splitClauses(visible, []);
  const typed = ({ start, end }: Pick<Clause, 'start' | 'end'>) => typedBetween(folded, start, end).trim();
  const describedFrom = referenceStart(asked);
  const isRestyle = isRestyled(asked, clauses);
  const subject = findSubject(asked, clauses, isRestyle ? describedFrom : 0);
  const named = new Map<string, Set<string>>();
  /** The request's own words, regardless of its reference. */
  const requested = new Set<string>();
  const embedded: { name: string; value: string }[] = [];
  const say = ({ name, value }: { name: string; value: string }) =>
    named.set(name, (named.get(name) ?? new Set()).add(value));
  const avoidances = allMatches(visible, patterns.exclusion);
  const isAvoided = ({ start, end }: { start: number; end: number }) =>
    avoidances.some((match) => match.index < end && start < match.index + match[0].length);
  const details: string[] = [];
  let lens: string | null = null;
  const firstDescribed = clauses.findIndex(({ start }) => start >= describedFrom);
  /** The last preceding clause that starts a sentence. */
  let opening = -1;
  clauses.forEach((clause, order) => {
    const inside = spansWithin(hits, clause).filter((hit) => hit.group.startsWith(prefix) && !isAvoided(hit));
    const isMain = order === 0 || order === subject.order;
    const isShort = clause.end - clause.start <= MAX_CLAUSE_CHARS && !isAvoided(clause);
    const isWhole = !isMain && order !== firstDescribed && isShort;
    const isFigure = prefix === 'image:' && opening > 0 && isAboutFigure(clause, inside);
    if (clause.opensSentence) opening = order;
    if (isFigure && details.length > 0) {
      details.push(`${details.pop()}, ${typed(clause)}`);
      return;
    }
    const { values, isSaid: isNamed } = nameValues(asked, clause, { inside, isWhole });
    const isDescribed = clause.start >= describedFrom;
    for (const value of values) {
      // A woodcut of a described photo is not a photo.
      if (isDescribed && requested.has(value.name)) continue;
      if (!isDescribed) requested.add(value.name);
      if (isWhole || !SETTING.has(value.name)) say(value);
      else embedded.push(value);
    }
    const text = visible.slice(clause.start, clause.end);
    const isSize = saysRatio(clause, asked) || text.search(patterns.seconds) === 0;
    const isLens = prefix === 'image:' && isWhole && !isNamed && LENS.test(text);
    if (isLens) lens ??= typed(clause);
    const isReference = isDescribed && !isRestyle;
    const isSaid =
      isSize || isLens || isReference || isNamed || isAvoided(clause) || isMain || isLettering(text, patterns);
    if (!isSaid && typed(clause) !== '') details.push(typed(clause));
  });
  const open = embedded.filter(({ name }) => !named.has(name));
  open.forEach(say);
  const kind = matchOf(patterns.pictureKind, visible.slice(0, clauses[0]?.end));
  const { avoided, silenced } = avoidedIn(asked, avoidances, prefix);
  return {
    subject: subject.subject,
    purpose: subject.purpose,
    named: new Map([...named].map(([name, values]) => [name, [...values]])),
    details: details.filter((detail) => !isRuledOut(detail, avoided)),
    lens,
    surface: surfaceIn(asked, subject.subject ?? ''),
    lettering: letteringIn(idea, patterns.letteringPlace),
    avoided,
    silenced,
    ratio: findRatio(asked, clauses),
    kind: kind === null ? null : typed({ start: kind.index, end: kind.index + kind[0].length }),
    isRestyled: isRestyle,
  };
}

/** Anything the request removes from its reference is not a detail of it. */
function isRuledOut(detail: string, avoided: readonly string[]): boolean {
  const folded = foldText(detail).text;
  return avoided.some((thing) => folded === foldText(thing).text);
}

/** Excluded sounds of a film are not among the things that must not be visible. */
function avoidedIn(
  { folded, json }: JsonReading,
  avoidances: readonly RegExpExecArray[],
  prefix: 'image:' | 'video:',
): Pick<PictureReading, 'avoided' | 'silenced'> {
  const avoided: string[] = [];
  const silenced: { thing: string; typed: string }[] = [];
  const isSound = (thing: string) =>
    prefix === 'video:' && findGroups(json.words, foldText(thing).text).some(({ group }) => group === 'video:sound');
  for (const { index, indices, 0: match } of avoidances) {
    const span = indices?.slice(1).find((group) => group !== undefined);
    const things =
      span === undefined ? [] : thingsIn(typedBetween(folded, ...span), jsonLexiconOf(json.words).patterns);
    const typed = typedBetween(folded, index, index + match.length).replace(/^[\s、。,.]+/u, '');
    if (things.length > 0 && things.every(isSound)) silenced.push({ thing: things.join(' '), typed });
    else avoided.push(...things);
  }
  return { avoided, silenced };
}

/** The surface in a reference; if the subject mentions it, it is already covered. */
function surfaceIn({ visible, folded, json }: JsonReading, subject: string): string | null {
  const span = matchOf(jsonLexiconOf(json.words).patterns.surface, visible)?.indices?.[1];
  const surface = span === undefined ? '' : typedBetween(folded, ...span).trim();
  return surface === '' || subject.includes(surface) ? null : surface;
}

type Patterns = ReturnType<typeof jsonLexiconOf>['patterns'];

/** "Seen from behind" after a person's action refers to the person, not to the camera. */
function isAboutFigure({ isAfterComma, opensSentence }: Clause, inside: readonly { group: string }[]): boolean {
  if (!isAfterComma || opensSentence) return false;
  return inside.length > 0 && inside.every(({ group }) => group === 'image:viewpoint');
}

function letteringIn(idea: string, place: RegExp): PictureReading['lettering'] {
  return quotationsIn(idea)
    .slice(0, MAX_LETTERINGS)
    .flatMap(({ index, 0: quotation }) => {
      const content = quotation.slice(1, -1).trim();
      if (content === '' || content.length > MAX_LETTERING_CHARS) return [];
      const after = idea.slice(index + quotation.length, index + quotation.length + PLACE_CHARS).trimStart();
      const found = matchOf(place, foldText(after).text)?.[0].trimEnd() ?? '';
      return [{ content, position: after.slice(0, found.length) }];
    });
}

/** "With the words … at the top": all of it belongs to the lettering. */
function isLettering(text: string, { lettering, letteringPlace }: Patterns): boolean {
  const [, before = '', after = ''] = LETTERING.exec(text) ?? [];
  return matchOf(lettering, before) !== null && (after === '' || matchOf(letteringPlace, after)?.[0].trim() === after);
}

/** "No text nor logos" are two things; "visible" is not part of either. */
function thingsIn(typed: string, { denialJoiner, avoidTail }: Patterns): string[] {
  return typed
    .split(new RegExp(denialJoiner.source, 'iu'))
    .map((thing) => {
      const tail = matchOf(avoidTail, foldText(thing.trim()).text);
      return tail === null ? thing.trim() : thing.trim().slice(0, tail.index);
    })
    .filter((thing) => thing !== '');
}
