import { countWords } from '../count-words.ts';
import type { LanguageCode } from '../languages.ts';
import { findPlaceholders } from '../placeholders.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { traitsOf } from '../text/intents.ts';
import { countPromptWords, maxWords } from '../text/length-cap.ts';
import { type Lexicon, lexiconOf } from '../text/lexicon.ts';
import { contentWordsOf, describeLine } from '../text/line-facts.ts';
import { findSections, type PromptSections } from '../text/prompt-sections.ts';
import { type Reading, readIdea } from '../text/read-idea.ts';
import { ownLines } from '../text/scaffolds/compile-scaffold.ts';
import { hardTokens } from '../text/slots/hard-tokens.ts';
import type { TextPack } from '../words/text-pack.ts';
import { brokenMarks } from './broken-marks.ts';
import { type Criterion, criterion, type Gate, type Score, scoreOf } from './score.ts';

export type TextCriterion =
  | 'fidelity'
  | 'intent'
  | 'specificity'
  | 'contract'
  | 'manner'
  | 'checks'
  | 'economy'
  | 'mechanics';

type Scored = {
  idea: string;
  prompt: string;
  /** Lines of the prompt that are not in the idea. */
  added: string;
  reading: Reading;
  sections: PromptSections;
  pack: TextPack;
  lexicon: Lexicon;
};

/** Terms of the job that a prompt must bring for full points, and requirement lines that must bite. */
const WANTED_TERMS = 8;
const WANTED_LINES = 3;
/** Stems of this length tell one term from another well enough in all twelve languages. */
const STEM_CHARS = 5;

/**
 * What a program can say about a text prompt by the rubric: 100 is the most, and a reader may still find it dull.
 * @param pack the words of the prompt's language
 */
export function scoreTextPrompt(
  prompt: string,
  idea: string,
  pack: TextPack,
  language: LanguageCode,
): Score<TextCriterion> {
  const scored: Scored = {
    idea,
    prompt,
    added: prompt.replaceAll(idea.trim(), '\n'),
    reading: readIdea(idea, pack),
    sections: findSections(prompt, pack),
    pack,
    lexicon: lexiconOf(pack),
  };
  const fidelity = scoreFidelity(scored);
  const isForeign = detectLanguage(scored.added, language) !== language;
  const criteria = [
    fidelity,
    scoreIntent(scored),
    scoreSpecificity(scored),
    scoreContract(scored),
    scoreManner(scored),
    scoreChecks(scored),
    scoreEconomy(scored),
    criterion('mechanics', 5, [
      { code: 'wrong_language', cost: 3, found: isForeign ? [language] : [] },
      { code: 'broken_mark', cost: 1, found: brokenMarks(prompt) },
    ]),
  ];
  return scoreOf(criteria, gatesOf(scored, fidelity, isForeign));
}

function scoreFidelity({ idea, prompt, added, lexicon, pack }: Scored): Criterion<TextCriterion> {
  const { patterns } = lexicon;
  const lost = (tokens: readonly string[]) => [...new Set(tokens)].filter((token) => !prompt.includes(token));
  const { figures, names } = describeLine(added, patterns, pack.slots.capitalizesNouns);
  const invented = (tokens: readonly string[]) => [...new Set(tokens)].filter((token) => !idea.includes(token));
  return criterion('fidelity', 20, [
    { code: 'lost_fact', cost: 5, found: lost(hardTokens(idea)) },
    { code: 'lost_negation', cost: 5, found: lost(idea.match(patterns.negation) ?? []) },
    { code: 'invented_figure', cost: 5, found: invented(figures) },
    { code: 'invented_name', cost: 3, found: invented(names) },
  ]);
}

function scoreIntent({ idea, added, reading, lexicon }: Scored): Criterion<TextCriterion> {
  const { intent } = reading.job;
  const known = new Set(stemsOf(idea));
  const terms = new Set(
    ownLines(lexicon.scaffoldOf(intent))
      .flatMap(stemsOf)
      .filter((stem) => !known.has(stem)),
  );
  const brought = new Set(stemsOf(added).filter((stem) => terms.has(stem)));
  const missing = Math.max(0, WANTED_TERMS - brought.size);
  return criterion('intent', 15, [
    { code: 'few_terms_of_the_job', cost: 2, found: Array<string>(missing).fill(intent) },
  ]);
}

function scoreSpecificity({ sections, lexicon }: Scored): Criterion<TextCriterion> {
  const biting = sections.requirements.filter(isSpecific);
  const vague = sections.requirements.filter((line) => lexicon.patterns.filler.test(line));
  return criterion('specificity', 15, [
    {
      code: 'too_few_specific_lines',
      cost: 5,
      found: Array<string>(Math.max(0, WANTED_LINES - biting.length)).fill(''),
    },
    { code: 'vague_line', cost: 3, found: vague },
  ]);
}

/** A number, a quotation, a bracket, a named choice, or a colon that spells out what is meant. */
function isSpecific(line: string): boolean {
  return /\p{N}|["“«„「『[(（:：;；]|[,،、，].*[,،、，]/u.test(line) || contentWordsOf(line).length >= 6;
}

function scoreContract({ sections, reading, prompt }: Scored): Criterion<TextCriterion> {
  const { slots, job } = reading;
  const needsLength = traitsOf(job.intent).lengthUnits.length > 0 && reading.shape !== 'prompt';
  const saysLength =
    sections.length !== null || /\p{N}/u.test(`${sections.format ?? ''}${sections.requirements.join('')}`);
  const wanted = slots.resultLanguage;
  return criterion('contract', 15, [
    { code: 'no_format', cost: 9, found: sections.format === null ? [''] : [] },
    { code: 'no_length', cost: 4, found: needsLength && !saysLength ? [''] : [] },
    { code: 'no_result_language', cost: 4, found: wanted !== null && !prompt.includes(wanted) ? [wanted] : [] },
  ]);
}

function scoreManner({ reading, prompt }: Scored): Criterion<TextCriterion> {
  const stated = [reading.slots.audience, reading.slots.tone].filter((wish) => wish !== null);
  return criterion('manner', 10, [
    { code: 'lost_wish', cost: 5, found: stated.filter((wish) => !prompt.includes(wish)) },
  ]);
}

function scoreChecks({ sections, reading, pack, prompt, added }: Scored): Criterion<TextCriterion> {
  const { stakes, maxPlaceholders } = traitsOf(reading.job.intent);
  const { assume, ask, keepOpen, leaveOpen, answerInBriefLanguage, linkUnreadable } = pack.lines;
  const waysOut = [assume, ask, keepOpen, leaveOpen, answerInBriefLanguage, linkUnreadable, pack.improve.missing];
  const hasWayOut = stakes === 'low' || waysOut.some((line) => prompt.includes(line)) || /[?？؟]/.test(added);
  const placeholders = [...new Set(findPlaceholders(added).map(({ text }) => text))];
  return criterion('checks', 10, [
    { code: 'too_few_checks', cost: 3, found: Array<string>(Math.max(0, 2 - sections.checks.length)).fill('') },
    { code: 'no_way_out', cost: 3, found: hasWayOut ? [] : [stakes] },
    { code: 'too_many_placeholders', cost: 2, found: placeholders.slice(maxPlaceholders) },
  ]);
}

function scoreEconomy({ idea, prompt, added, sections, lexicon }: Scored): Criterion<TextCriterion> {
  const cap = maxWords(countWords(idea));
  const words = countPromptWords(prompt);
  return criterion('economy', 10, [
    { code: 'over_length', cost: 4, found: words > cap ? [`${words} > ${cap}`] : [] },
    { code: 'filler', cost: 2, found: added.split('\n').filter((line) => lexicon.patterns.filler.test(line)) },
    { code: 'empty_label', cost: 3, found: sections.empty },
    { code: 'repeated_line', cost: 2, found: repeated(added) },
  ]);
}

function gatesOf({ idea, prompt, reading, lexicon }: Scored, fidelity: Criterion, isForeign: boolean): Gate[] {
  const facts = fidelity.reasons.flatMap(({ found }) => found);
  const residue = prompt.replaceAll(idea.trim(), '').match(/\{\w+\}|\bundefined\b|\[object /g) ?? [];
  const { conflict } = reading.slots;
  const isOpen = conflict !== null && !prompt.replaceAll(idea.trim(), '').includes(conflict.follow);
  const lostLines =
    reading.shape === 'prompt' && !lexicon.patterns.injection.test(idea) ? lostLinesOf(idea, prompt) : [];
  const over = countPromptWords(prompt) - Math.floor(1.25 * maxWords(countWords(idea)));
  const gates: Gate[] = [
    { code: 'fact_changed', limit: 60, found: facts },
    { code: 'wrong_language', limit: 40, found: isForeign ? ['language'] : [] },
    { code: 'template_residue', limit: 50, found: residue },
    { code: 'open_conflict', limit: 70, found: isOpen ? [conflict.first, conflict.second] : [] },
    { code: 'far_too_long', limit: 75, found: over > 0 ? [`+${over}`] : [] },
    { code: 'prompt_rebuilt', limit: 55, found: lostLines },
  ];
  return gates.filter(({ found }) => found.length > 0);
}

/** Lines of a pasted prompt that are gone, or stand in another order. */
function lostLinesOf(idea: string, prompt: string): string[] {
  let from = 0;
  return idea.split('\n').filter((line) => {
    const at = prompt.indexOf(line.trim(), from);
    if (at < 0) return true;
    from = at + line.trim().length;
    return false;
  });
}

function repeated(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim().length > 20);
  return lines.filter((line, index) => lines.indexOf(line) < index);
}

function stemsOf(text: string): string[] {
  return contentWordsOf(text).map((word) => word.slice(0, STEM_CHARS));
}
