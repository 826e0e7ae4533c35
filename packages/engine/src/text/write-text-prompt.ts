import type { LanguageCode } from '../languages.ts';
import { findPlaceholders } from '../placeholders.ts';
import { spellerFor } from '../spelling/spell.ts';
import type { TextPack } from '../words/text-pack.ts';
import { checkPrompt } from './check-prompt.ts';
import { composeDraft } from './compose-draft.ts';
import { describeClosing } from './describe-closing.ts';
import { detectLanguage } from './detect-language.ts';
import { authoredLines, type Draft } from './draft.ts';
import { findPromptLanguage } from './find-prompt-language.ts';
import { fitToCap } from './fit-to-cap.ts';
import { foldText } from './fold-text.ts';
import { improvePrompt } from './improve-prompt.ts';
import type { IntentId } from './intents.ts';
import { lexiconOf } from './lexicon.ts';
import { type Reading, readIdea } from './read-idea.ts';
import { renderPrompt } from './render-prompt.ts';
import { settleRequest } from './settle-request.ts';
import { type Slots, statedWords } from './slots/slots.ts';
import type { TextChoices } from './text-choices.ts';
import type { TextPacks, TextPrompt, TextPromptRequest, WrittenPrompt } from './text-prompt.ts';
import type { TextTarget } from './text-targets.ts';

/** The pack that a request needs, so that a browser can load only that one. */
export function promptLanguageOf(request: TextPromptRequest): LanguageCode {
  return promptLanguageFor(request, detectLanguage(request.idea, request.pageLanguage ?? 'en'));
}

function promptLanguageFor(
  { idea, language, pageLanguage = 'en' }: TextPromptRequest,
  ideaLanguage: LanguageCode | null,
): LanguageCode {
  return language ?? findPromptLanguage(foldText(idea).text) ?? ideaLanguage ?? pageLanguage;
}

/**
 * Turns an idea into a prompt. Deterministic.
 * @throws RangeError when `packs` holds neither the language of the prompt nor English
 */
export function writeTextPrompt(request: TextPromptRequest, packs: TextPacks): TextPrompt {
  const { pageLanguage = 'en', target = 'general', variant = 0, choices = {} } = request;
  const ideaLanguage = detectLanguage(request.idea, pageLanguage);
  const wanted = promptLanguageFor(request, ideaLanguage);
  const language = packs[wanted] === undefined ? 'en' : wanted;
  const pack = packs[language];
  if (pack === undefined) throw new RangeError(`The words of "${wanted}" were not loaded.`);
  // If the language of an idea is unknown, we assume that of the prompt.
  const ofIdea = language === pageLanguage ? ideaLanguage : detectLanguage(request.idea, language);
  const form = { pack, language, target, variant, ideaLanguage: ofIdea, isSpelled: true };
  const settled = form.ideaLanguage === language ? settleRequest(request.idea, pack) : request.idea;
  const idea = strike(settled, takenBack(settled, pack, choices));
  return { ...writeFromReading(readIdea(idea, pack, choices), form), language };
}

/** The same for an idea that was already read, which is most of the work. */
export function writeFromReading(reading: Reading, form: PromptForm): WrittenPrompt {
  if (reading.shape === 'prompt') return improvePrompt(reading, form.pack);
  // A wrong job costs more than a missed one; an operation on a supplied text is hardly ever wrong.
  const { job, material } = reading;
  const written = writeFor(job.isCertain || material !== null ? job.intent : 'general', reading, form);
  return written.checks.every((check) => check.passed) ? written : writeFor('general', reading, form);
}

type PromptForm = {
  pack: TextPack;
  language: LanguageCode;
  target: TextTarget;
  variant: number;
  ideaLanguage: LanguageCode | null;
  isSpelled: boolean;
};

function writeFor(intent: IntentId, reading: Reading, form: PromptForm): WrittenPrompt {
  const { pack, target, language, ideaLanguage } = form;
  const { idea, words: ideaWords, slots } = reading;
  const composed = composeDraft(reading, { ...form, intent });
  // The final line about brackets refers to the remaining ones.
  const closed = (candidate: Draft) => ({
    ...candidate,
    closing: describeClosing(candidate, reading, { intent, pack, language, ideaLanguage }),
  });
  const fitted = fitToCap(composed, ideaWords, (candidate) => renderPrompt(closed(candidate), pack, target));
  const { prompt, promptWords } = fitted;
  const draft = closed(fitted.draft);
  const checks = checkPrompt({
    idea,
    spelled: prompt.includes(idea) || pack.reading === undefined ? idea : spellerFor(idea, pack.reading.spelling)(idea),
    ideaWords,
    prompt,
    promptWords,
    draft,
    intent,
    lexicon: lexiconOf(pack),
    stated: statedWords(slots),
  });
  const placeholders = [
    ...new Set(
      authoredLines(draft)
        .flatMap(findPlaceholders)
        .map(({ text }) => text),
    ),
  ];
  return { prompt, basis: 'idea', intent, slots, limits: limitsIn(slots), checks, placeholders };
}

/** An exclusion is often part of a constraint, and then not a separate limit. */
function limitsIn({ constraints, exclusions }: Slots): string[] {
  return [...constraints, ...exclusions.filter((one) => !constraints.some((constraint) => constraint.includes(one)))];
}

/**
 * The words of the idea that the user removed: limits, and an audience, tone or length that was read and then emptied.
 */
function takenBack(idea: string, pack: TextPack, choices: TextChoices): string[] {
  const { withoutLimits = [] } = choices;
  const emptied = MANNERS.filter((manner) => choices[manner] !== undefined && (choices[manner] ?? '').trim() === '');
  if (emptied.length === 0) return [...withoutLimits];
  const { slots } = readIdea(idea, pack);
  return [...withoutLimits, ...emptied.flatMap((manner) => slots[manner] ?? [])];
}

const MANNERS = ['audience', 'tone', 'length'] as const;

function strike(idea: string, words: readonly string[]): string {
  let left = idea;
  for (const limit of words) {
    const start = left.indexOf(limit);
    if (start < 0) continue;
    const before = left.slice(0, start).replace(/[\s,;、，،]+$/u, '');
    const after = left.slice(start + limit.length);
    left = before === '' ? after.replace(/^[\s,;、，،]+/u, '') : `${before}${after}`;
  }
  return left.trim() === '' ? idea : left;
}
