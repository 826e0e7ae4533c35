import type { IdeaReading } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf } from './hits-in.ts';
import { hasOtherSubject } from './other-subject.ts';
import { plainVerbs } from './plain-verbs.ts';

/** `action` is null if nothing happens. */
export type CertainSubject = { subject: Place; action: Place | null };

const MAX_WORDS = 4;
/** Longer ones may contain a verb that no list has ("一只蜗牛过马路"). */
const MAX_HAN_CHARS = 5;
/** Without an article, additional words may not belong to the subject. */
const MAX_BARE_WORDS = 2;
/** "In the old kitchen": the noun of a place, preceded by one word. */
const MAX_PLACE_WORDS = 2;

/** Words that must not be in a subject that is cut off: after each of these something else may start. */
const OTHERS: readonly Group[] = [
  'video.placeStart',
  'video.placeEnd',
  'video.before',
  'video.relative',
  'video.then',
  'video.of',
  'video.link',
  'video.glue',
  'video.when',
  'video.objectEnd',
  'video.verbs',
  'video.saying',
  'video.negator',
  'video.denial',
  'video.thereIs',
  'video.toward',
  'video.camera',
  'video.sound',
  'video.turn',
  'video.request',
  'video.format',
  'exclude',
  'excludeAfter',
  'contrast',
  'joiner',
];
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MARK = /[,;:.!?、。，：；！？،؛؟¤()（）[\]"]/u;

/**
 * The subject of a scene and its action: only if the scene starts with a short noun phrase followed by a verb. In all
 * other cases a cut could separate what belongs together, and the scene stays whole.
 */
export function certainSubject(reading: IdeaReading, scene: Place): CertainSubject | null {
  const text = textOf(reading, scene);
  if (hasOtherSubject(reading, scene)) return null;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return beforeParticle(reading, scene);
  const closed = hitsIn(reading, scene, ['video.subjectEnd'])[0];
  return closed === undefined ? beforeVerb(reading, scene) : beforeMiddle(reading, scene, closed);
}

/** "An old man | opens …". */
function beforeVerb(reading: IdeaReading, scene: Place): CertainSubject | null {
  const verb = plainVerbs(reading, scene)[0];
  if (verb === undefined) return bareNoun(reading, scene);
  if (verb.start === scene.start || isNounToo(reading, verb)) return null;
  const clitics = hitsIn(reading, { start: scene.start, end: verb.start }, ['video.clitic']);
  let cut = verb.start;
  for (const { start, end } of clitics.toReversed()) if (cut - end <= 1 && start > scene.start) cut = start;
  const place = isHan(textOf(reading, scene)) ? hitsIn(reading, scene, ['video.placeStart'])[0] : undefined;
  if (place !== undefined && place.start > scene.start) cut = Math.min(cut, place.start);
  // In verb-final languages, the object comes before the verb.
  const isLast = hasHit(reading, scene, ['verbEnd']);
  if (isLast && countWords(textOf(reading, { start: scene.start, end: verb.start })) > 1) return null;
  // "A beekeeper wearing a veil says": the first of two verbs belongs to the subject.
  if (isParticiple(reading, verb, scene)) return null;
  // "Waves crash": of two possible verbs, the first may be the noun.
  if (plainVerbs(reading, scene).some(({ start }) => start > verb.start && start - verb.end <= 1)) return null;
  // Arabic attaches a particle to its verb.
  if (/\p{Script=Arabic}$/u.test(reading.visible.slice(scene.start, cut))) return null;
  return parted(reading, scene, cut, cut);
}

function isParticiple(reading: IdeaReading, verb: Place, scene: Place): boolean {
  const clause = reading.clauses.find((one) => one.start <= verb.start && verb.end <= one.end);
  const end = Math.min(clause?.end ?? scene.end, scene.end);
  const later = hitsIn(reading, { start: verb.end, end }, ['video.verbs', 'video.saying']);
  return (
    /^\p{Script=Latin}+ing$/u.test(textOf(reading, verb)) &&
    later.some(
      (hit) => !/ing$/.test(textOf(reading, hit)) && !hasHit(reading, { start: verb.end, end: hit.start }, ['joiner']),
    )
  );
}

/** "A baker". */
function bareNoun(reading: IdeaReading, scene: Place): CertainSubject | null {
  const isBegun = hitsIn(reading, scene, ['video.determiner'])[0]?.start === scene.start;
  return isBegun && countWords(textOf(reading, scene)) <= 2 && isSubject(reading, scene)
    ? { subject: scene, action: null }
    : null;
}

/** Turkish: the subject if it comes first, and a final verb. */
function beforeMiddle(reading: IdeaReading, scene: Place, closed: Place): CertainSubject | null {
  // "Balıkçı teknesi": the noun behind it owns the verb.
  const isOwner = hitsIn(reading, { start: closed.end, end: scene.end }, ['video.owned']).some(
    ({ start }) => part(reading, closed.end, start) === null,
  );
  const before = { start: scene.start, end: closed.end };
  const isChain = hasHit(reading, { start: scene.start, end: closed.start }, ['video.owned']);
  if (isOwner || isChain || countWords(textOf(reading, before)) > MAX_BARE_WORDS) return null;
  return plainVerbs(reading, { start: closed.end, end: scene.end }).length === 0
    ? null
    : parted(reading, scene, closed.end, closed.end);
}

/** Japanese and Korean: the text before the first subject particle. */
function beforeParticle(reading: IdeaReading, scene: Place): CertainSubject | null {
  const ends = hitsIn(reading, scene, ['video.subjectEnd']);
  const [end, second] = ends;
  if (end === undefined || end.start === scene.start || second !== undefined || !isSentence(reading, scene))
    return null;
  return WAYS.test(reading.visible.slice(scene.start, end.start)) ? null : parted(reading, scene, end.start, end.end);
}

/** "비가 그친 골목", "雪が積もった村": if a noun comes last, everything before it modifies that noun. */
function isSentence(reading: IdeaReading, scene: Place): boolean {
  const text = textOf(reading, scene).replace(/["”’」』)）¤]+$/u, '');
  return (
    !/[\p{Script=Han}\p{Script=Katakana}]$/u.test(text) && (!/\p{Script=Hangul}$/u.test(text) || VERB_END.test(text))
  );
}

const VERB_END = /[다요고며서음기는네자죠함임지데게]$/u;

/** Particles of a place, a way or a thing: "森からキツネ", "문에서 개" are no subjects. */
const WAYS = /から|まで|[にでへを](?=.)|\p{Script=Hangul}(?:에|에서|으로|로|을|를|까지|부터|한테|에게)\s/u;

function parted(reading: IdeaReading, scene: Place, end: number, next: number): CertainSubject | null {
  const subject = part(reading, scene.start, end);
  const isPronoun = hitsIn(reading, scene, ['video.pronoun']).some(
    (hit) => hit.start === subject?.start && hit.end === subject.end,
  );
  const action = part(reading, next, scene.end);
  if (subject === null || action === null || isPronoun || MARK.test(reading.visible.slice(scene.start, end)))
    return null;
  return isSubject(reading, subject) ? { subject, action } : null;
}

/** A short noun phrase, with or without its place. */
function isSubject(reading: IdeaReading, subject: Place): boolean {
  const place = hitsIn(reading, subject, ['video.placeStart'])[0];
  if (place === undefined || place.start === subject.start) return isBareSubject(reading, subject);
  const who = part(reading, subject.start, place.start);
  return who !== null && isBareSubject(reading, who) && isOnePlace(reading, { start: place.start, end: subject.end });
}

/** "By the lake": one small word and its noun, so that the next word is the verb of the subject. */
function isOnePlace(reading: IdeaReading, place: Place): boolean {
  const small = hitsIn(reading, place, ['video.placeStart', 'video.before', 'video.determiner', 'video.glue']);
  let from = place.start;
  for (const hit of small) if (hit.start - from <= 1 && hit.end > from) from = hit.end;
  const noun = part(reading, from, place.end);
  const text = noun === null ? '' : textOf(reading, noun);
  return (
    noun !== null &&
    noun.start > place.start &&
    !MARK.test(text) &&
    countWords(text) <= MAX_PLACE_WORDS &&
    !hasHit(reading, noun, [...OTHERS, 'video.determiner']) &&
    !isFilm(reading, noun)
  );
}

/** A short noun phrase with one article and no word after which something else may start. */
function isBareSubject(reading: IdeaReading, subject: Place): boolean {
  const text = textOf(reading, subject);
  const isKana = KANA.test(reading.visible);
  // "竹|编灯笼": one character may be half a word.
  if (isHan(text) && text.length === 1 && !KANA.test(reading.visible)) return false;
  if (MARK.test(text) || /['’]s?$/u.test(text) || (isHan(text) && !isKana && text.length > MAX_HAN_CHARS)) return false;
  const articles = hitsIn(reading, subject, ['video.determiner']);
  const isBegun = articles[0]?.start === subject.start;
  const isShort = countWords(text) <= (isBegun || !hasArticles(reading) ? MAX_WORDS : MAX_BARE_WORDS);
  const isOne = articles.every(({ start }, index) => start - (articles[index - 1]?.end ?? subject.start) <= 1);
  const isNamed = articles.at(-1)?.end !== subject.end;
  // "Un" is an article as well as a format word.
  const others = hitsIn(reading, subject, OTHERS).filter(
    (hit) => hit.group !== 'video.glue' || !articles.some(({ start, end }) => start === hit.start && end === hit.end),
  );
  return isShort && isOne && isNamed && others.length === 0 && !isFilm(reading, subject);
}

/** A word for light or film look before a noun may describe the whole clip, and so does a length. */
function isFilm(reading: IdeaReading, subject: Place): boolean {
  const hasLength = hitsIn(reading, subject, ['seconds']).some(({ start }) =>
    /\d[\s-]*$/u.test(reading.visible.slice(subject.start, start)),
  );
  return (
    hasLength ||
    reading.concepts.some(
      (span) => overlaps(span, subject) && /^(?:light|weather|move|shot|angle|pace|sound|process)$/.test(span.kind),
    )
  );
}

/** "Une petite ferme", "una vieja cocina": a word that is also a place or a sound. */
function isNounToo(reading: IdeaReading, verb: Place): boolean {
  return hasHit(reading, verb, ['video.placeNoun', 'video.heard', 'video.heardBeside', 'video.noVerb', 'video.worn']);
}

function hasArticles(reading: IdeaReading): boolean {
  return /[\p{Script=Latin}]/u.test(reading.visible);
}

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
