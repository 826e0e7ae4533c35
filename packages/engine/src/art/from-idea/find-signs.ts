import { oncePer } from '../../once-per.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import type { ArtIdeaWords } from '../../words/art-idea-words.ts';
import { type CueGroups, cueGroups, findGroups } from './cue-groups.ts';
import { SIGN_IDS, type SignId, type SignKind } from './sign-ids.ts';

export type Sign = Place & { id: SignId; kind: SignKind };
export type Signs = {
  signs: readonly Sign[];
  hasMany: boolean;
  isStylized: boolean;
  spoken: Place | null;
  denials: readonly Place[];
};

type Group = SignId | 'banned' | 'nobody' | 'harmless' | 'many' | 'stylized' | 'spoken' | 'denial';

/** More than any real idea has; bounds the work for hostile input. */
const MAX_FOUND = 60;
/** A title or a particle ("おばあちゃんへの"). */
const MAX_BEHIND_CHARS = 4;
/** How far before a person a word may be that makes them the recipient ("for my dear old grandma"). */
const MAX_AHEAD_CHARS = 28;

/**
 * The uses, views, actions and subjects in the wanted part of an idea.
 * @param unsure ranges of a correction whose extent is unclear
 * @param suffixes endings of a word that rule out what it names ("martısız")
 */
export function findSigns(
  reading: IdeaReading,
  words: ArtIdeaWords,
  unsure: readonly Place[] = [],
  suffixes: readonly string[] = [],
): Signs {
  const found = findGroups(lexiconOf(words), reading.visible).slice(0, MAX_FOUND);
  const isWithout = ({ start, end }: Place) => {
    const word = reading.visible.slice(start, end);
    return suffixes.some((suffix) => word.endsWith(suffix));
  };
  const asked = found.filter(
    (hit) =>
      contains(reading.body, hit) &&
      !isWithout(hit) &&
      !unsure.some((place) => overlaps(place, hit)) &&
      !reading.exclusions.some(({ place }) => overlaps(place, hit)) &&
      !found.some((other) => other.group === 'harmless' && other.chars > hit.chars && overlaps(other, hit)),
  );
  const ruledOut = found.filter((hit) => reading.exclusions.some(({ place }) => overlaps(place, hit)));
  const isDeserted =
    ruledOut.some(({ group }) => group === 'banned' || isOfPeople(group)) ||
    found.some(({ group }) => group === 'nobody');
  const denials = reading.hits.filter(({ group }) => group === 'video.negator' || group === 'video.denial');
  const isDenied = (place: Place) =>
    reading.clauses.some((clause) => contains(clause, place) && denials.some((denial) => contains(clause, denial)));
  // "The bench where grandpa used to sit": he is only mentioned in a clause.
  const relatives = reading.hits.filter(({ group }) => group === 'video.relative');
  const isTold = (place: Place) =>
    reading.clauses.some(
      (clause) => contains(clause, place) && relatives.some((one) => contains(clause, one) && one.end < place.start),
    );
  const subjects = asked.filter(({ group }) => group.startsWith('subject.'));
  const signs = asked.flatMap(({ group, start, end }): Sign[] => {
    if (!isSignId(group) || (SIDES.test(group) && isOfLight({ start, end }, reading, subjects))) return [];
    if (isOfPeople(group) && (isDeserted || isDenied({ start, end }) || isTold({ start, end }))) return [];
    const kind = kindOf(group);
    const sign = { id: group, kind, start, end };
    const isAbsent = isRecipient(sign, reading, words) || (isOfPeople(group) && isOwner(sign, reading, words));
    return kind === 'subject' && isAbsent ? [] : [sign];
  });
  const spoken = asked.find(({ group }) => group === 'spoken');
  return {
    signs,
    hasMany: asked.some(({ group }) => group === 'many'),
    isStylized: asked.some(({ group }) => group === 'stylized'),
    spoken: spoken ?? null,
    denials: asked.filter(({ group }) => group === 'denial'),
  };
}

const SIDES = /^view\.(?:back|profile|front)$/;

/**
 * "Light from the side": a clause that begins with light, and not with a time, says where the light comes from; so does a
 * short clause of light and a side without anything seen from there ("soft light from the side", "yandan sabah ışığı").
 */
function isOfLight(side: Place, { clauses, hits, visible }: IdeaReading, subjects: readonly Place[]): boolean {
  const clause = clauses.find((one) => contains(one, side));
  if (clause === undefined) return false;
  const opens = (name: string) => hits.some(({ group, start }) => group === name && start === clause.start);
  if (opens('video.light') && !opens('video.when') && clause.start < side.start) return true;
  const text = visible.slice(clause.start, clause.end).trim();
  const words = IS_DENSE.test(text) ? text.length / 2 : text.split(/\s+/).length;
  const isLit = hits.some(({ group, ...at }) => group === 'video.light' && contains(clause, at) && !overlaps(at, side));
  return isLit && words <= MAX_LIGHT_WORDS && !subjects.some((subject) => contains(clause, subject));
}
/** An adjective, the light, and the side. */
const MAX_LIGHT_WORDS = 5;
const IS_DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** "A coat on a hook, no people": the owner of the coat is not in the picture. */
function isOfPeople(group: Group): boolean {
  return group === 'subject.person' || group === 'subject.crowd' || group === 'subject.hands';
}

function isSignId(group: Group): group is SignId {
  return group.includes('.');
}

function kindOf(id: SignId): SignKind {
  return id.slice(0, id.indexOf('.')) as SignKind; // an id is a kind plus a name
}

/** "A card for my grandma" shows no grandma. */
function isRecipient(sign: Sign, { visible }: IdeaReading, { recipient }: ArtIdeaWords): boolean {
  const ahead = visible.slice(Math.max(0, sign.start - MAX_AHEAD_CHARS), sign.start);
  const [near = ''] = /[^,.;:!?،、，。；]*$/u.exec(ahead) ?? [];
  const behind = visible.slice(sign.end).trimStart();
  const isNamed = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(near);
  const follows = (word: string) => {
    const at = behind.indexOf(word);
    return at >= 0 && at <= MAX_BEHIND_CHARS;
  };
  return recipient.before.some(isNamed) || recipient.after.some(follows);
}

/**
 * "Grandma's kitchen", "la casa de la abuela" do not show her; after a medium or a use ("acuarela de mi abuela") she is
 * the subject.
 */
function isOwner(sign: Sign, { visible, concepts }: IdeaReading, { owner }: ArtIdeaWords): boolean {
  const own = visible.slice(sign.start, sign.end);
  const behind = visible.slice(sign.end);
  if (owner.endings.some((ending) => own.endsWith(ending)) || owner.after.some((one) => behind.startsWith(one)))
    return true;
  const ahead = visible.slice(Math.max(0, sign.start - MAX_AHEAD_CHARS), sign.start).trimEnd();
  return owner.before.some((one) => {
    if (!ahead.endsWith(one) || /\p{L}$/u.test(ahead.slice(0, -one.length))) return false;
    const end = visible.slice(0, sign.start).trimEnd().length - one.length;
    const before = visible.slice(0, end).trimEnd().length;
    return /\p{L}$/u.test(visible.slice(0, before)) && !concepts.some((span) => span.end === before);
  });
}

const lexiconOf = oncePer((words: ArtIdeaWords): CueGroups<Group> => {
  const lexicon = cueGroups<Group>([
    ...SIGN_IDS.map((id) => [id, words.signs[id].cues] as const),
    ['harmless', words.harmless],
    ['many', words.many],
    ['stylized', words.stylized],
    ['spoken', words.spoken],
    ['banned', words.people.banned],
    ['nobody', words.people.nobody],
    ['denial', words.denials],
  ]);
  return lexicon;
});
