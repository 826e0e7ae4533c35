import { countWords } from '../count-words.ts';
import type { TextPack } from '../words/text-pack.ts';
import { allMatches } from './all-matches.ts';
import { carriesFacts } from './cards/card-ids.ts';
import { formOfJob } from './cards/form-of-job.ts';
import type { Clues } from './clues.ts';
import { withoutComparedProducts } from './compared-products.ts';
import { type CueHit, findCues } from './cue-index.ts';
import { type DetectedIntent, detectIntent, NAMING_WEIGHT } from './detect-intent.ts';
import { fillSentence } from './fill-sentence.ts';
import { fillSpans } from './fill-spans.ts';
import { type FoldedText, foldText, typedBetween } from './fold-text.ts';
import { detectShape, type Shape } from './idea-shape.ts';
import { traitsOf } from './intents.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { LINK } from './links.ts';
import { findSections } from './prompt-sections.ts';
import { quotationsIn } from './quotations.ts';
import { detectSlots } from './slots/detect-slots.ts';
import type { Slots } from './slots/slots.ts';
import { spansWithin } from './spans-within.ts';
import { type Material, splitMaterial } from './split-material.ts';
import { chooseJob, chooseSlots, type TextChoices } from './text-choices.ts';

/** Everything that the engine knows about an idea. */
export type Reading = {
  idea: string;
  words: number;
  shape: Shape;
  job: DetectedIntent;
  readonly slots: Slots;
  /** The manual choices, which are already applied to `job` and `slots`. */
  choices: TextChoices;
  /** The request as typed, without its lead-in; empty if the idea is all material. */
  command: string;
  material: Material | null;
  clues: Clues;
  hasInjection: boolean;
  /** The request folded; quotations and links are blanked. */
  spoken: string;
  /** Exclusions are blanked too. */
  visible: string;
  /** There is a quotation that is not excluded. */
  hasQuotation: boolean;
};

/** @param choices manual ones, which take precedence over what is read */
export function readIdea(typed: string, pack: TextPack, choices: TextChoices = {}): Reading {
  const lexicon = lexiconOf(pack);
  const idea = foldText(typed.trim());
  const words = countWords(idea.original);
  const shape = isOwnPrompt(idea.original, pack)
    ? 'prompt'
    : detectShape(idea, words, lexicon.patterns, pack.slots.emptyWords);
  const exclusions = allMatches(idea.text, lexicon.patterns.exclusion);
  const links = allMatches(idea.text, LINK);
  const quotations = quotationsIn(idea.text);
  const spoken = fillSpans(idea.text, [...quotations, ...links], BLANK);
  const visible = fillSpans(spoken, exclusions, BLANK);
  const all = findCues(lexicon.cueIndex, spoken);
  const isRuledOut = ({ start, end }: CueHit) =>
    exclusions.some(({ index, 0: text }) => index < end && index + text.length > start);
  const hits = exclusions.length === 0 ? all : all.filter((hit) => !isRuledOut(hit));
  const { command, material } = separate(idea, shape, hits, lexicon);
  // A command around a quotation continues after it.
  const isOpening = material !== null && command !== '' && idea.original.startsWith(command);
  const reach = isOpening ? command.length : visible.length;
  const inReach = hits.filter((hit) => hit.end <= reach);
  const job = chooseJob(detectJob(visible, outsideGaps(inReach, visible), words, lexicon), choices);
  const reachable = visible.slice(0, reach);
  const input = {
    idea,
    visible: reachable,
    hits: inReach,
    job,
    exclusions: exclusions
      .filter(({ index }) => index < reach)
      .map((match) => typedBetween(idea, match.index, match.index + match[0].length).trim()),
  };
  const findSlots = (): Slots => {
    const found = chooseSlots(detectSlots(input, pack, lexicon.patterns), choices);
    // Content of a text that is only processed or answered need not be repeated.
    return material?.kind === 'text'
      ? { ...found, facts: found.facts.filter((fact) => command.includes(fact)) }
      : found;
  };
  let slots: Slots | undefined;
  const hasInjection = lexicon.patterns.injection.test(idea.text);
  const clues = cluesIn({ hits: inReach, lexicon, visible: reachable, hasLink: links.length > 0 });
  const hasQuotation = quotations.some(({ index }) => !isRuledOut({ cue: '', start: index, end: index + 1 }));
  const shown = { spoken: spoken.slice(0, reach), visible: reachable, hasQuotation };
  return {
    idea: idea.original,
    words,
    shape,
    job,
    choices,
    command,
    material,
    clues,
    hasInjection,
    ...shown,
    // Half of the work, and most requests for JSON need none of it; a copy of the reading computes it.
    get slots() {
      slots ??= findSlots();
      return slots;
    },
  };
}

/** The user reuses a prompt of ours: it ends in one of these lines, or has our headings. */
export function isOwnPrompt(idea: string, pack: TextPack): boolean {
  const { ask, keepOpen, leaveOpen, addNothing, assume, answerInBriefLanguage, linkUnreadable } = pack.lines;
  const data = fillSentence(pack.lines.data, { tag: 'text' });
  const only = Object.values(pack.cards?.forms ?? {}).map((form) => form.only);
  const fixed = [ask, keepOpen, leaveOpen, addNothing, assume, answerInBriefLanguage, linkUnreadable, data];
  const ends = [...fixed, ...only, pack.cards?.unnamed.only ?? ''].filter((line) => line !== '');
  const { requirements, resultLanguage } = pack.labels;
  const headings = ['<requirements>', `# ${requirements}`, `${requirements}${pack.typography.colonBeforeList}`];
  return (
    ends.some((line) => idea.includes(line)) ||
    headings.some((heading) => idea.includes(`${heading}\n- `)) ||
    idea.includes(`\n\n${resultLanguage}${pack.typography.colon}`) ||
    findSections(idea, pack).checks.length > 0
  );
}

/** "[parent's name]" does not ask for a name: it is where one goes. */
const GAP = /\[[^[\]\n]{1,40}\]/gu;

function outsideGaps(hits: readonly CueHit[], text: string): readonly CueHit[] {
  const gaps = allMatches(text, GAP);
  const outside = hits.filter(
    ({ start, end }) => !gaps.some(({ index, 0: gap }) => index < end && index + gap.length > start),
  );
  return outside.length === 0 ? hits : outside;
}

/** A long brief may name its job only in the sentence with the request, far from its start. */
const LONG_WORDS = 40;
const SENTENCE = /[^.!?؟؛。！？\n]+/gu;

function detectJob(text: string, found: readonly CueHit[], words: number, lexicon: Lexicon): DetectedIntent {
  const hits = withoutComparedProducts(text, found, lexicon);
  const job = detectIntent(text, hits, lexicon);
  const choice = lexicon.patterns.alternative.exec(text)?.[0];
  if (choice !== undefined && job.jobStart >= choice.length) {
    return { intent: 'comparison', second: null, jobStart: 0, jobEnd: choice.length, isCertain: true };
  }
  if (job.intent !== 'general' || words <= LONG_WORDS) return job;
  for (const { 0: sentence, index } of allMatches(text, SENTENCE)) {
    if (!lexicon.patterns.wish.test(sentence)) continue;
    const within = spansWithin(hits, { start: index, end: index + sentence.length });
    const local = within.map(({ cue, start, end }) => ({ cue, start: start - index, end: end - index }));
    const asked = detectIntent(sentence, local, lexicon);
    if (asked.intent !== 'general') {
      return { ...asked, jobStart: asked.jobStart + index, jobEnd: asked.jobEnd + index };
    }
  }
  return job;
}

/** Separates the source from the request, and drops the lead-in of the request. */
function separate(idea: FoldedText, shape: Shape, hits: readonly CueHit[], { intentsOf, patterns }: Lexicon) {
  const asksForAnswer = (head: string) => patterns.answersSource.test(head) && patterns.pointsAtSource.test(head);
  const isCommand = (head: string) => {
    const words = countWords(head);
    const within = hits.filter((hit) => hit.end <= head.length);
    // "WhatsApp to our nurse, in Polish please: …" wants a text; what follows says what is in it.
    const least = within.some((hit) => namesText(hit, intentsOf)) ? NAMING_WEIGHT : 0;
    return within.some((hit) => isOperation(hit, intentsOf, { words, least })) || asksForAnswer(foldText(head).text);
  };
  const parts = shape === 'prompt' || shape === 'link' ? null : splitMaterial(idea.original, isCommand);
  if (parts !== null) return parts;
  if (shape === 'code' && !hits.some((hit) => intentsOf.has(hit.cue))) {
    return { command: '', material: { kind: 'code', text: idea.original } satisfies Material };
  }
  if (shape === 'code') return { command: '', material: { kind: 'brief', text: idea.original } satisfies Material };
  const leadIn = patterns.leadIn.exec(idea.text)?.[0] ?? '';
  const rest = typedBetween(idea, leadIn.length, idea.text.length);
  return { command: /\p{L}/u.test(rest) ? rest : idea.original, material: null };
}

/** An error name before a colon ("KeyError: 'id'") is not a request by itself. */
const MIN_CODE_COMMAND_WORDS = 2;

function isOperation(
  { cue }: CueHit,
  intentsOf: Lexicon['intentsOf'],
  head: { words: number; least: number },
): boolean {
  return (intentsOf.get(cue) ?? []).some(({ intent, weight }) => {
    const { isOperation: isOne, source } = traitsOf(intent);
    return isOne && weight >= head.least && (source === 'text' || head.words >= MIN_CODE_COMMAND_WORDS);
  });
}

/** A text to somebody, by its name. */
function namesText({ cue }: CueHit, intentsOf: Lexicon['intentsOf']): boolean {
  return (intentsOf.get(cue) ?? []).some(({ intent, weight }) => {
    const form = formOfJob(intent);
    return weight >= NAMING_WEIGHT && form !== null && carriesFacts(form);
  });
}

type ClueSource = { hits: readonly CueHit[]; lexicon: Lexicon; visible: string; hasLink: boolean };

function cluesIn({ hits, lexicon, visible, hasLink }: ClueSource): Clues {
  const { pointsAtSource } = lexicon.patterns;
  const topics = new Set(hits.flatMap(({ cue }) => lexicon.topicsOf.get(cue) ?? []));
  return new Set([
    ...topics,
    ...(pointsAtSource.test(visible) ? (['points-at-source'] as const) : []),
    ...(hasLink ? (['has-link'] as const) : []),
  ]);
}

/** Neither a letter nor a space: long runs of spaces would make patterns slow. */
const BLANK = '¤';
