import { foldText } from '../text/fold-text.ts';
import { positiveClauses, splitList } from './split-text.ts';
import { FAULT_FINDERS, findAnimation, findNegations, findPeople, findPersons } from './video-cues.ts';
import { VIDEO_DEFAULTS, type VideoField, type VideoForm } from './video-form.ts';
import type { VideoWarning } from './video-warning.ts';

/** The fields of a form for visible and audible content. */
const POSITIVE_FIELDS = [
  'subject',
  'action',
  'context',
  'style',
  'composition',
  'ambiance',
  'audio',
] as const satisfies VideoField[];
/** More items than any useful negative prompt has; a pasted page must not slow the form down. */
const MAX_ITEMS = 40;
const JOINED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}_]/u;

/** @param form with its defaults filled in */
export function negativeWarnings(form: VideoForm): VideoWarning[] {
  const items = splitList(form.negativePrompt).slice(0, MAX_ITEMS);
  const contradicting = askedFor(form, items);
  // "no rain" although rain is requested: "rain" alone would be no better
  const others = items.filter((item) => !contradicting.some(({ words }) => words === item));
  return [...negated(others), ...contradicting, ...cartoonInCartoon(form)];
}

function negated(items: readonly string[]): VideoWarning[] {
  return items
    .filter((item) => findNegations(item).length > 0)
    .map((words) => ({ code: 'negated_negative', field: 'negativePrompt', words }));
}

function askedFor(form: VideoForm, items: readonly string[]) {
  const asked = POSITIVE_FIELDS.map((field) => ({
    field,
    clauses: positiveClauses(form[field]).map((clause) => foldText(clause).text),
  }));
  const hasPersons = findPersons(form.subject).length > 0;
  return items.flatMap((words) => {
    const item = foldText(withoutNegations(words)).text;
    const place =
      hasPersons && isAllPeople(words)
        ? 'subject'
        : asked.find(({ clauses }) => clauses.some((clause) => holdsWord(clause, item)))?.field;
    return place === undefined
      ? []
      : [{ code: 'negative_asked_for', field: 'negativePrompt', words, asked: place } as const];
  });
}

/** "Duplicate people" and "second person" do not exclude the requested person; "people" and "no people" do. */
function isAllPeople(words: string): boolean {
  const [people] = findPeople(words);
  if (people === undefined) return false;
  return !/\p{L}/u.test(withoutNegations(words).replace(people, ''));
}

function withoutNegations(words: string): string {
  return findNegations(words)
    .reduce((rest, found) => rest.replace(found, ''), words)
    .trim();
}

function cartoonInCartoon(form: VideoForm): VideoWarning[] {
  const [style] = positiveClauses(form.style).flatMap(findAnimation);
  const [words] = FAULT_FINDERS.flatMap(([fault, find]) => (fault === 'cartoon' ? find(form.negativePrompt) : []));
  if (style === undefined || words === undefined) return [];
  const isDefault = form.negativePrompt === VIDEO_DEFAULTS.negativePrompt;
  return [{ code: 'cartoon_with_animation', field: 'negativePrompt', words, style, isDefault }];
}

/** Whole words if the script separates them, any position if it does not. */
function holdsWord(text: string, word: string): boolean {
  if (word === '') return false; // only marks that folding removes
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + word.length);
    if (!(JOINED.test(before) && JOINED.test(word.charAt(0))) && !(JOINED.test(after) && JOINED.test(word.slice(-1)))) {
      return true;
    }
  }
  return false;
}
