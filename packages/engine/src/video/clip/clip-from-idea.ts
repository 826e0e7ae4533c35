import { oncePer } from '../../once-per.ts';
import { typedAt } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { asSentence } from '../../spelling/as-sentence.ts';
import { type Speller, spellerFor } from '../../spelling/spell.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { type ListMark, listMark, SEQUENCE } from '../from-idea/idea-parts.ts';
import { readVideoIdea, type VideoIdea } from '../from-idea/read-video-idea.ts';
import { type FormField, VIDEO_FIELDS, type VideoField } from '../video-form.ts';
import { type ClipFacts, clipFacts } from './clip-facts.ts';
import { CLIP_RULE_IDS, CLIP_RULES, type ClipRule, type ClipWords } from './clip-rules.ts';
import { copiedBans } from './copied-bans.ts';
import { copiedCamera } from './copied-camera.ts';
import { copiedVoices } from './copied-voices.ts';
import { isFirstOfTwo } from './is-first-of-two.ts';
import { textFilter } from './text-filter.ts';

/** Maximum number of our texts in one field: more would drown out the user's. */
const MAX_ADDED = 2;
const MAX_BANS = 8;

/** The rules that fire, in order. */
export function rulesFor(facts: ClipFacts): ClipRule[] {
  return CLIP_RULE_IDS.filter((id) => CLIP_RULES[id].fires(facts));
}

type Form = VideoIdea['form'];

/** "For insta" is not a ratio; it says where the clip will be shown. */
function withRatio(form: Form, ratio: string, mark: string): Form {
  const { aspectRatio, context } = form;
  if (aspectRatio === '') return ratio === '' ? form : { ...form, aspectRatio: ratio };
  if (/\d\s?[:x]\s?\d/.test(aspectRatio)) return form;
  if (ratio !== '') return { ...form, aspectRatio: `${ratio}${mark}${aspectRatio}` };
  return { ...form, aspectRatio: '', context: [context, aspectRatio].filter((text) => text !== '').join(mark) };
}

/** In brackets, so that it is not read as another step of the action. */
function withBracket(said: string, ours: readonly string[], mark: ListMark): string {
  if (ours.length === 0) return said;
  if (said === '') return ours.join(mark);
  const inner = ours.join(mark);
  return mark === '、' || mark === '，' ? `${said}（${inner}）` : `${said} (${inner})`;
}

/** The consequences of shot size and viewpoint; two of a kind are a change, which we do not describe. */
function framing({ reading }: VideoIdea, { concepts }: ReadingWords): { field: VideoField; text: string }[] {
  const asked = reading.concepts.filter(({ state }) => state === 'asked');
  if (asked.some(({ id }) => NEARING.test(id))) return [];
  // "From above, then at eye level".
  if (asked.some(({ kind }) => kind === 'angle') && asked.some(({ id }) => id === 'shot.top-down')) return [];
  return FRAMED.flatMap(([kind, field]) => {
    const ids = new Set(asked.filter((span) => span.kind === kind && !isFirstOfTwo(reading, span)).map(({ id }) => id));
    const [id] = ids;
    const text = id === undefined || ids.size > 1 ? '' : concepts[id].follows;
    return text === '' ? [] : [{ field, text }];
  });
}

/** With these it changes. */
const NEARING = /^move\.(?:push-in|pull-back|zoom|crane|drone|orbit)$/;

const FRAMED: readonly ['shot' | 'angle', VideoField][] = [
  ['shot', 'composition'],
  ['angle', 'cameraAngle'],
];

const bansOf = oncePer(({ rules }: ClipWords) => new Set(Object.values(rules).flatMap(({ bans = [] }) => bans)));
const MIN_SHARED_CHARS = 5;
const MAX_ENDING_CHARS = 3;

/** "Без субтитров": the case that a negation asks for is wrong alone, so our own name of the same thing is listed. */
function namedBan(ban: string, clip: ClipWords): string {
  const names = bansOf(clip);
  const isSame = (name: string) => {
    let shared = 0;
    while (shared < ban.length && ban.charAt(shared) === name.charAt(shared)) shared += 1;
    return shared >= MIN_SHARED_CHARS && Math.max(ban.length, name.length) - shared <= MAX_ENDING_CHARS;
  };
  return names.has(ban) ? ban : ([...names].find(isSame) ?? ban);
}

/** "Sin cortes, pero …": what the idea rules out and turns against. */
function turnedThings({ reading, turned }: VideoIdea): string[] {
  const isTurned = (place: Place) => turned.some((clause) => overlaps(clause, place));
  const things = reading.exclusions.flatMap((one) => (isTurned(one.place) ? one.things : []));
  const denials = reading.concepts.filter((span) => span.id === 'move.one-take' && isTurned(span));
  return [...things, ...denials].map((place) => typedAt(reading, place));
}

/** What was typed, in careful spelling; what is spoken stays as it is. */
function spelledForm(form: Form, spell: Speller): Form {
  const fields = [...VIDEO_FIELDS, 'aspectRatio'] as const;
  const texts = fields.filter((field) => field !== 'dialogue').map((field) => [field, spell(form[field])]);
  return { ...form, ...Object.fromEntries(texts) };
}

/** The idea's content for each field, followed by what a filmmaker would add because of it. */
export function clipFromIdea(idea: string, words: ReadingWords, clip: ClipWords): VideoIdea['form'] {
  const read = readVideoIdea(idea, words);
  const facts = clipFacts(read, clip);
  const form = { ...read.form, ...copiedCamera(read, facts) };
  const mayAdd = textFilter(read.reading);
  const fields = [...VIDEO_FIELDS, 'duration'] as const;
  const added = new Map<FormField, string[]>(fields.map((field) => [field, []]));
  const bans = read.banned
    .filter((ban) => !facts.areCutsAtOdds || !read.uncut.includes(ban))
    .map((ban) => namedBan(ban, clip));
  for (const ban of copiedBans(read, clip.cues, facts).map((copied) => namedBan(copied, clip)))
    if (!bans.some((other) => other.includes(ban))) bans.push(ban);
  // What an idea turns against itself stays open, also in our words.
  const said = [...bans, ...turnedThings(read)];
  for (const id of rulesFor(facts)) {
    const { field } = CLIP_RULES[id];
    const { adds = [], bans: ruledOut = [] } = clip.rules[id];
    // "No talking" rules out no text about the one line that is spoken.
    // What settles "no cuts" names them.
    const isFree = field === 'dialogue' || /^(?:turn|focus)-for-cut$/.test(id);
    added.get(field)?.push(...adds.filter((text) => isFree || mayAdd(text)));
    for (const ban of ruledOut) if (bans.length < MAX_BANS && !bans.includes(ban) && mayAdd(ban, said)) bans.push(ban);
  }
  // With cuts, a shot size is not that of the whole clip.
  const framed = facts.has('cuts') ? [] : framing(read, words);
  for (const { field, text } of framed) if (mayAdd(text)) added.get(field)?.unshift(text);
  const mark = listMark(idea);
  const spell = spellerFor(idea, words.spelling);
  const spelled = spelledForm(form, spell);
  const voices = copiedVoices(read).map(spell);
  const texts = fields.map((field) => {
    const ours = (added.get(field) ?? []).slice(0, MAX_ADDED);
    if (field === 'negativePrompt') return [field, bans.map(spell).join(mark)];
    if (field === 'action' && read.unsure.length > 0) ours.unshift(words.takenBack.line);
    if (field === 'action') {
      const action = withBracket(spelled.action, ours, mark);
      // The whole scene is a sentence; behind a subject it is the rest of one.
      return [field, spelled.subject === '' ? asSentence(action, words.spelling) : action];
    }
    if (field === 'dialogue')
      return [field, [form.dialogue, ...ours].filter((text) => text !== '').join(SEQUENCE[mark])];
    const all = [spelled[field], ...(field === 'audio' ? voices : []), ...ours].filter((text) => text !== '');
    return [field, all.join(mark)];
  });
  return withRatio({ ...spelled, ...Object.fromEntries(texts) }, facts.ratio, mark);
}
