import type { ConceptKind } from '../../reading/concepts.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { type ArtIdeaWords, LAID_OUT, type LaidOut } from '../../words/art-idea-words.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import type { ColorLimit } from './color-limit.ts';
import { artCuesIn } from './find-art-words.ts';
import type { Sign, Signs } from './find-signs.ts';
import { CAMERA, COARSE, FLAT, fits, LINED } from './fits-picture.ts';
import { partFilter } from './part-filter.ts';
import { GENERIC_PURPOSE, isAskedFor, isOrientation, PURPOSE } from './purpose.ts';
import { isShort } from './short-idea.ts';
import type { SignKind } from './sign-ids.ts';

type Kind = ConceptKind | SignKind;
export type Consequence = { text: string; id: string; place: Place };
export type ConsequenceRequest = {
  reading: IdeaReading;
  found: Signs;
  /** The idea limits the picture to its colors. */
  limit: ColorLimit | null;
  /** It gives one color to a single thing only. */
  accent: Place | null;
  /** The idea's own wording is strict enough. */
  isSharp: boolean;
  /** How many colors the idea names. */
  colors: number;
};

/** How many consequences each kind may contribute, in selection order: the most telling first. */
const MAX_PARTS: readonly (readonly [Kind, number])[] = [
  ['artefact', 3],
  ['use', 3],
  ['palette', 3],
  ['medium', 3],
  ['family', 2],
  ['action', 2],
  ['shot', 2],
  ['view', 4],
  ['angle', 1],
  ['subject', 2],
  ['process', 2],
  ['light', 2],
  ['style', 2],
  ['weather', 1],
  ['mood', 1],
];
/** More would be longer than the idea itself. */
const MAX_TOLD = 8;
/** Print order: composition, figures, technique, color, light. */
const PRINTED: readonly Kind[] = [
  'artefact',
  'use',
  'action',
  'subject',
  'shot',
  'view',
  'angle',
  'medium',
  'family',
  'process',
  'style',
  'palette',
  'light',
  'weather',
  'mood',
];
const LIST_MARK = /, |、|，|، /;

/** These have one leading thing, unless the idea asks for many at once, or for an empty middle. */
const FOCUSED =
  /^(?:poster|flyer|invitation|greeting-card|book-cover|album-cover|coloring-page|food-photo|thumbnail|children-book)$/;

/** The idea says where things stand. */
const ARRANGED = /^view\.(?:centered|space|front)$/;

const BLACK_WHITE = /^palette\.(?:black-white|sepia)$/;
const FAMILY = /^family\./;

type Candidate = Place & { id: string; kind: Kind; phrases: string };

/** The consequences of what an idea names, in print order. */
export function consequences(
  request: ConsequenceRequest,
  words: { reading: ReadingWords; art: ArtIdeaWords },
): Consequence[] {
  const { reading, limit, isSharp } = request;
  const candidates = candidatesOf(request, words);
  const isColorNamed = limit !== null || isSharp || reading.concepts.some(({ kind }) => kind === 'palette');
  const isNew = partFilter(reading, words.reading, isColorNamed);
  const all: (Consequence & { kind: Kind })[] = [];
  const told = new Set<string>();
  let left = MAX_TOLD;
  const hasMedium = candidates.some(({ kind, phrases }) => kind === 'medium' && phrases !== '');
  for (const [kind, max] of MAX_PARTS) {
    // The medium says more than the stock of a purpose.
    const isStock = hasMedium && candidates.some((one) => one.kind === kind && PURPOSE.test(one.id));
    let leftOfKind = isStock ? 1 : max;
    for (const { id, phrases, start, end } of candidates.filter((one) => one.kind === kind)) {
      if (told.has(id) || (hasMedium && GENERIC_PURPOSE.test(id))) continue;
      told.add(id);
      const parts: string[] = [];
      for (const part of phrases.split(LIST_MARK))
        if (parts.length < Math.min(leftOfKind, left) && part !== '' && isNew(part, kind)) parts.push(part);
      leftOfKind -= parts.length;
      left -= parts.length;
      const text = parts.join(LIST_MARK.exec(phrases)?.[0] ?? '');
      if (text !== '') all.push({ text, id, kind, place: { start, end } });
    }
  }
  // In a longer idea what is true of every animal, person, vehicle or place says the least.
  const isBuild = ({ kind, id }: { kind: Kind; id: string }) =>
    kind === 'subject' || kind === 'action' || /^view\.(?:support|place)$/.test(id);
  const telling = isShort(reading) || all.every(isBuild) ? all : all.filter((one) => !isBuild(one));
  return joinedSubjects(
    telling.toSorted((a, b) => PRINTED.indexOf(a.kind) - PRINTED.indexOf(b.kind)),
    listMark(words.reading),
  );
}

/** The consequences of two subjects are merged into one sentence. */
function joinedSubjects(all: readonly (Consequence & { kind: Kind })[], list: string): Consequence[] {
  const [first, ...others] = all.filter(({ kind }) => kind === 'subject');
  if (first === undefined || others.length === 0) return [...all];
  const text = [first, ...others].map((one) => one.text).join(list);
  return all.flatMap((one) => (one === first ? [{ ...first, text }] : one.kind === 'subject' ? [] : [one]));
}

function candidatesOf(
  { reading, found, limit, accent, isSharp, colors }: ConsequenceRequest,
  words: { reading: ReadingWords; art: ArtIdeaWords },
): Candidate[] {
  const asked = reading.concepts.filter((span) => span.state === 'asked' && contains(reading.body, span));
  const isStated = isLaidOut(reading, found);
  const isTold = ({ id, ...at }: Place & { id: string }) =>
    !(PURPOSE.test(id) || FAMILY.test(id)) ||
    (!(isStated && PURPOSE.test(id)) && isAskedFor(at, reading, found.denials, words.art));
  // "Title at the top, centered" says where the title stands.
  const cues = artCuesIn(reading, words.reading);
  const lettering = cues.filter(({ group }) => group === 'lettering');
  const isOfLettering = ({ id, ...at }: Place & { id: string }) =>
    id === 'view.centered' &&
    reading.clauses.some((one) => contains(one, at) && lettering.some((word) => contains(one, word)));
  const all = [...asked, ...usable(found.signs, asked)].filter(
    (one) => isTold(one) && !isOfLettering(one) && !isOrientation(one, reading, words.reading.art.upright),
  );
  const named = all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
  const ids = named.map(({ id }) => id);
  const isReal = !ids.some((id) => FLAT.test(id) || /^style\.(?:kawaii|manga|comic-book|folk-art|ukiyo-e)$/.test(id));
  const list = listMark(words.reading);
  // A pattern has no leading motif.
  const shared = ids.includes('artefact.pattern') ? '' : words.art.sentences['shared-colors'];
  // "Black and white except the scarf": a line about a limit would cancel it.
  const hasException = cues.some(({ group }) => group === 'exceptions');
  const isTinted = (span: Place & { id: string }) =>
    BLACK_WHITE.test(span.id) && cues.some((cue) => cue.group === 'colors' && !overlaps(cue, span));
  const isThin =
    isShort(reading) && !found.isStylized && !named.some(({ kind, id }) => kind === 'medium' || PURPOSE.test(id));
  const fitting = named.filter(
    (span) =>
      fits(span, named, isThin) &&
      !(span.id === 'palette.one-accent' && colors > 1) &&
      !(span.kind === 'palette' && (hasException || isTinted(span) || limit !== null || isSharp)),
  );
  const isOnly = fitting.filter(({ kind }) => kind === 'subject').length < 2;
  const knowsSubject = fitting.some(({ kind, id }) => kind === 'subject' || id === 'view.room');
  const saysThin = ({ kind }: { kind: Kind }) => isThin && (kind !== 'family' || !knowsSubject);
  const hasNoLead = found.hasMany || ids.includes('view.space');
  const told = fitting.map((span): Candidate => {
    const phrases = isSign(span)
      ? [phraseOfSign(span, words.art, isReal, isOnly, saysThin(span))]
      : [
          hasNoFace(span.id, ids) ? '' : layoutOf(span.id, words.art, hasNoLead),
          words.reading.concepts[span.id].follows,
        ];
    if (/^palette\.(?:two|three)-colors$/.test(span.id) && !ids.some((id) => CAMERA.test(id))) phrases.push(shared);
    const text = phrases.filter((phrase) => phrase !== '').join(list);
    return { id: span.id, kind: span.kind, start: span.start, end: span.end, phrases: text };
  });
  if (hasException) return told;
  if (accent !== null && limit === null)
    told.push({ id: 'said', kind: 'palette', ...accent, phrases: words.art.sentences['one-place'] });
  if (limit === null && (!isSharp || ids.some((id) => CAMERA.test(id)))) return told;
  // One color contrasts with nothing, and between black and white no contrast is one of color.
  const count = limit?.count ?? colors;
  const isGray = count < 3 && reading.concepts.some(({ id }) => BLACK_WHITE.test(id));
  const [, ...figure] = shared.split(LIST_MARK);
  const contrast = count === 1 ? '' : isGray ? figure.join(list) : shared;
  const tones = ids.some((id) => LINED.test(id)) ? words.art.sentences['tones-from-lines'] : contrast;
  const phrases = [isSharp || limit?.isBroken === true ? '' : words.reading.art.onlyColors, tones].filter(
    (phrase) => phrase !== '',
  );
  return [...told, { id: 'said', kind: 'palette', ...(limit ?? reading.body), phrases: phrases.join(list) }];
}

function listMark({ concepts }: ReadingWords): string {
  return LIST_MARK.exec(concepts['medium.linocut'].follows)?.[0] ?? ', ';
}

/** The medium has its own line, and the idea itself says how the picture is arranged. */
function isLaidOut({ concepts, body }: IdeaReading, { signs }: Signs): boolean {
  const asked = concepts.filter((span) => span.state === 'asked' && contains(body, span));
  return (
    asked.some(({ kind }) => kind === 'medium') &&
    (signs.some(({ id }) => ARRANGED.test(id)) || asked.some(({ kind }) => kind === 'shot'))
  );
}

/** A use next to another use, or next to a concept that is one, is uncertain. */
function usable(signs: readonly Sign[], asked: readonly { kind: ConceptKind }[]): Sign[] {
  const uses = new Set(signs.filter(({ kind }) => kind === 'use').map(({ id }) => id));
  const isCertain = uses.size === 1 && !asked.some(({ kind }) => kind === 'artefact');
  return signs.filter(({ kind }) => kind !== 'use' || isCertain);
}

function isSign(span: { kind: Kind }): span is Sign {
  return /^(?:use|view|action|subject|family)$/.test(span.kind);
}

/**
 * A subject's first phrase is for simplified styles, the last two for realistic ones; with other subjects, only one is
 * used.
 */
function phraseOfSign(
  { id, kind }: Sign,
  words: ArtIdeaWords,
  isReal: boolean,
  isOnly: boolean,
  isThin: boolean,
): string {
  const { follows: full, thin } = words.signs[id];
  const follows = isThin ? (thin ?? full) : full;
  if (kind !== 'subject') return follows;
  const parts = isReal ? follows.split(LIST_MARK).slice(-2) : follows.split(LIST_MARK);
  return parts.slice(0, isReal && isOnly ? 2 : 1).join(LIST_MARK.exec(follows)?.[0] ?? '');
}

/** The line on portraits speaks of both eyes and of a human face. */
function hasNoFace(id: string, ids: readonly string[]): boolean {
  const isOfAnimal = ids.includes('subject.animal') && !ids.includes('subject.person');
  const isHalf = ids.includes('view.profile');
  return id === 'artefact.portrait' && (isOfAnimal || isHalf || ids.some((one) => COARSE.test(one)));
}

function layoutOf(id: string, words: ArtIdeaWords, hasNoLead: boolean): string {
  const use = id.replace('artefact.', '') as LaidOut;
  return (hasNoLead && FOCUSED.test(use)) || !LAID_OUT.includes(use) || id === use ? '' : words.layouts[use];
}
