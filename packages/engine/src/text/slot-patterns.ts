import type { TextPack } from '../words/text-pack.ts';
import { foldText } from './fold-text.ts';

export type SlotPatterns = ReturnType<typeof compilePatterns>;

const WORD_EDGES = { start: '(?<![\\p{L}\\p{N}])', end: '(?![\\p{L}\\p{N}])' };
/** This many of the first marks of a prompt define the model's role (words/slot-words.ts). */
const PERSONA_MARKS = 2;
/**
 * A part's name is longer than the names of Unicode properties (`\p{L}`) and contains no digits, unlike a count
 * (`{2,5}`).
 */
const PART = /\{([a-z]{3,})\}/g;

/** The compiled patterns of a pack. */
export function compilePatterns({ slots, labels }: Pick<TextPack, 'slots' | 'labels'>) {
  const either = (words: readonly string[]) => `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`;
  const parts: Record<string, string> = { ...WORD_EDGES, degree: slots.degree };
  const expand = (source: string) => source.replace(PART, (whole, name: string) => parts[name] ?? whole);
  const runOf = (words: readonly string[]) => `${either(words)}(?:${expand(slots.joiner)}${either(words)})*`;
  const run = runOf([...slots.toneWords, ...slots.shortWords, ...slots.longWords]);
  parts.manner = `(?:${slots.degree})?${run}`;
  for (const [name, source] of Object.entries(slots.parts)) parts[name] = expand(source);

  const pattern = (source: string, flags: string) => new RegExp(source === '' ? NEVER : expand(source), flags);
  // If "and" is attached to the next word, the pack defines where that word starts.
  const wordStart = parts.wordstart ?? '(?<!\\p{L})';
  const gap = slots.isSpaced ? '\\s' : '';
  const wish = (words: string) => (slots.isSpaced ? `${wordStart}${words}(?!\\p{L})` : words);
  return {
    ownLabel: new RegExp(`^\\s*(?:#{1,4} )?(?:${foldedLabels(labels).join('|')})\\s*(?:[:：]|$)`, 'gmu'),
    leadIn: pattern(slots.leadIn && `^(?:${slots.leadIn})`, 'u'),
    question: pattern(slots.question, 'u'),
    howTo: pattern(slots.howTo, 'u'),
    alternative: pattern(
      slots.alternative && `^[^,.;:?!、。，？]{2,40}?${gap}${slots.alternative}${gap}[^,.;:?!、。，？]{2,40}[?？؟]`,
      'u',
    ),
    saysWhatToDo: pattern(slots.saysWhatToDo, 'u'),
    subordinate: pattern(slots.subordinate, 'u'),
    persona: pattern(
      slots.promptMarks
        .slice(0, PERSONA_MARKS)
        .map((mark) => `^(?:${mark})`)
        .join('|'),
      'u',
    ),
    conjunction: pattern(slots.conjunction, 'u'),
    insists: pattern(slots.insists, 'u'),
    wish: pattern(slots.wish, 'u'),
    promptMarks: slots.promptMarks.map((source) => pattern(source, 'mu')),
    injection: pattern(slots.injection, 'u'),
    pointsAtSource: pattern(slots.pointsAtSource, 'u'),
    answersSource: pattern(slots.answersSource, 'u'),
    request: pattern(slots.request, 'u'),
    requestAfter: pattern(slots.requestAfter, 'u'),
    subject: pattern(slots.subject, 'u'),
    audience: pattern(slots.audience, 'du'),
    frames: slots.frames.map((source) => pattern(source, 'dgu')),
    beforeJob: pattern(slots.beforeJob, 'du'),
    afterJob: pattern(slots.afterJob, 'du'),
    tone: pattern(wish(`(?:${slots.degree})?${runOf(slots.toneWords)}`), 'u'),
    short: pattern(wish(either(slots.shortWords)), 'u'),
    long: pattern(wish(either(slots.longWords)), 'u'),
    exclusionJoiner: pattern(slots.exclusionJoiner, 'u'),
    exclusionLead: pattern(slots.exclusionLead, 'iu'),
    length: {
      text: pattern(slots.length.text, 'gu'),
      time: pattern(slots.length.time, 'gu'),
      slides: pattern(slots.length.slides, 'gu'),
    },
    count: pattern(slots.count, 'gu'),
    exclusion: pattern(slots.exclusion, 'gu'),
    negation: pattern(slots.negation, 'giu'),
    resultLanguage: pattern(slots.resultLanguage, 'du'),
    dates: pattern(slots.dates, 'giu'),
    amounts: pattern(slots.amounts, 'giu'),
    notNames: pattern(`^(?:${slots.notNames})$`, 'iu'),
    toolNames: pattern(`^(?:${slots.toolNames})$`, 'iu'),
    filler: pattern(slots.filler, 'iu'),
  };
}

const NEVER = '(?!)';

function foldedLabels(labels: TextPack['labels']): string[] {
  return Object.values(labels).map((label) => foldText(label).text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
