import type { LanguagePack } from '../words/language-pack.ts';

export type SlotPatterns = ReturnType<typeof compilePatterns>;

/** The patterns of a pack, ready to be searched with. */
export function compilePatterns({ slots }: LanguagePack) {
  const either = (words: readonly string[]) => `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`;
  const runOf = (words: readonly string[]) => `${either(words)}(?:${slots.joiner}${either(words)})*`;
  const manner = runOf([...slots.toneWords, ...slots.shortWords, ...slots.longWords]);
  const frame = (source: string, flags: string) => new RegExp(source.replaceAll('{words}', manner), flags);
  return {
    leadIn: new RegExp(`^(?:${slots.leadIn})`, 'u'),
    question: new RegExp(`^(?:${slots.question})`, 'u'),
    promptMarks: slots.promptMarks.map((source) => new RegExp(source, 'mu')),
    injection: new RegExp(slots.injection, 'u'),
    pointsAtSource: new RegExp(slots.pointsAtSource, 'u'),
    signed: new RegExp(slots.signed, 'u'),
    money: new RegExp(slots.money, 'u'),
    request: new RegExp(slots.request, 'u'),
    subject: new RegExp(slots.subject, 'u'),
    audience: new RegExp(slots.audience, 'du'),
    frames: slots.frames.map((source) => frame(source, 'dgu')),
    beforeJob: frame(slots.beforeJob, 'du'),
    tone: new RegExp(`(?<!\\p{L})(?:${slots.prefix})?${runOf(slots.toneWords)}(?!\\p{L})`, 'u'),
    short: new RegExp(`(?<!\\p{L})${either(slots.shortWords)}(?!\\p{L})`, 'u'),
    long: new RegExp(`(?<!\\p{L})${either(slots.longWords)}(?!\\p{L})`, 'u'),
    exclusionJoiner: new RegExp(slots.exclusionJoiner, 'u'),
    exclusionLead: new RegExp(slots.exclusionLead, 'iu'),
    length: {
      text: new RegExp(slots.length.text, 'gu'),
      time: new RegExp(slots.length.time, 'gu'),
      slides: new RegExp(slots.length.slides, 'gu'),
    },
    count: new RegExp(slots.count, 'gu'),
    exclusion: new RegExp(slots.exclusion, 'gu'),
    negation: new RegExp(slots.negation, 'giu'),
    resultLanguage: new RegExp(slots.resultLanguage, 'du'),
    dates: new RegExp(slots.dates, 'giu'),
    amounts: new RegExp(slots.amounts, 'giu'),
    notNames: new RegExp(`^(?:${slots.notNames})$`, 'iu'),
    toolNames: new RegExp(`^(?:${slots.toolNames})$`, 'iu'),
    filler: new RegExp(slots.filler, 'iu'),
  };
}
