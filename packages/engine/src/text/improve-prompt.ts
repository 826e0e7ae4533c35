import { countWords } from '../count-words.ts';
import { findPlaceholders } from '../placeholders.ts';
import type { TextPack, Typography } from '../words/text-pack.ts';
import { checkPrompt } from './check-prompt.ts';
import type { Draft } from './draft.ts';
import { lexiconOf } from './lexicon.ts';
import { findSections } from './prompt-sections.ts';
import { isOwnPrompt, type Reading } from './read-idea.ts';
import { statedWords } from './slots/slots.ts';
import type { WrittenPrompt } from './text-prompt.ts';

type Heading = (label: string, body: string) => string;

/** Keeps a pasted prompt as it is, and adds missing parts below, under headings in the same style. */
export function improvePrompt(reading: Reading, pack: TextPack): WrittenPrompt {
  const { idea, words: ideaWords, slots, clues } = reading;
  const { improve } = pack;
  const has = findSections(idea, pack);
  const isOurs = isOwnPrompt(idea, pack);
  const draft: Draft = {
    task: idea,
    isLed: false,
    material: null,
    requirements: [],
    facts: [],
    format: isOurs || has.format !== null || clues.has('says-format') ? '' : improve.format,
    checks: isOurs || has.checks.length > 0 ? [] : [...improve.checks],
    form: null,
    gaps: null,
    only: '',
    closing: clues.has('says-missing') || isOurs ? [] : [improve.missing],
    isFormatFirst: false,
  };
  const heading = headingOf(idea, pack.typography);
  const blocks = [
    idea,
    draft.format === '' ? '' : heading(pack.labels.format, draft.format),
    draft.checks.length === 0 ? '' : heading(pack.labels.check, draft.checks.map((line) => `- ${line}`).join('\n')),
    draft.closing.join('\n'),
  ];
  const prompt = blocks.filter((block) => block !== '').join('\n\n');
  const checked = {
    ...draft,
    format: draft.format === '' ? idea : draft.format,
    checks: has.checks.length > 0 ? has.checks.slice(0, 2) : draft.checks,
  };
  const checks = checkPrompt({
    idea,
    spelled: idea,
    ideaWords,
    prompt,
    promptWords: countWords(prompt),
    draft: checked,
    intent: reading.job.intent,
    lexicon: lexiconOf(pack),
    stated: statedWords(slots),
  });
  return {
    prompt,
    basis: 'prompt',
    intent: reading.job.intent,
    slots,
    limits: [],
    checks,
    placeholders: [...new Set(findPlaceholders(idea).map(({ text }) => text))],
  };
}

function headingOf(prompt: string, { colon, colonBeforeList }: Typography): Heading {
  const marks = /^(#{1,4}) \S/m.exec(prompt)?.[1];
  if (marks !== undefined) return (label, body) => `${marks} ${label}\n${body}`;
  if (/^\s*<[a-z_-]+>/m.test(prompt)) {
    return (label, body) => {
      const tag = label.toLowerCase().replace(/\s+/g, '_');
      return `<${tag}>\n${body}\n</${tag}>`;
    };
  }
  return (label, body) => `${label}${body.includes('\n') ? `${colonBeforeList}\n` : colon}${body}`;
}
