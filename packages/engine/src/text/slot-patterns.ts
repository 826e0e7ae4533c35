import type { LanguagePack } from '../words/language-pack.ts';

export type SlotPatterns = ReturnType<typeof compilePatterns>;

/** The patterns of a pack, ready to be searched with. */
export function compilePatterns({ slots }: LanguagePack) {
  const frame = (words: readonly string[]) => {
    const word = `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`;
    const run = `${word}(?:${slots.joiner}${word})*`;
    const compile = (source: string) => new RegExp(source.replaceAll('{words}', run), 'du');
    return { anywhere: slots.frames.map(compile), beforeJob: compile(slots.beforeJob) };
  };
  return {
    leadIn: new RegExp(`^(?:${slots.leadIn})`, 'u'),
    question: new RegExp(`^(?:${slots.question})`, 'u'),
    promptMarks: slots.promptMarks.map((source) => new RegExp(source, 'mu')),
    injection: new RegExp(slots.injection, 'u'),
    pointsAtSource: new RegExp(slots.pointsAtSource, 'u'),
    signed: new RegExp(slots.signed, 'u'),
    money: new RegExp(slots.money, 'u'),
    subject: new RegExp(slots.subject, 'u'),
    audience: new RegExp(slots.audience, 'du'),
    tone: frame(slots.toneWords),
    short: frame(slots.shortWords),
    long: frame(slots.longWords),
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
