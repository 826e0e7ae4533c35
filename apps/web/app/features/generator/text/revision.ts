import type { GenerationRequest } from '@wordlamp/contract/generation';
import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import type { TextChoices, TextPrompt } from '@wordlamp/engine';
import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';
import { TEXT_TARGETS, type TextTarget } from '@wordlamp/engine/text-targets';
import type { DeviceRequest } from '../../../lib/write-on-device.ts';
import type { Output } from '../generation.ts';
import { type Fills, fillPlaceholders } from './fill-placeholders.ts';

/** The last wording; then the first follows again. Source: the contract's limit for `variant`. */
const MAX_VARIANT = 99;

/** One thing that a person changes in a result, without the server. */
export type Change =
  | { kind: 'choices'; choices: TextChoices }
  /** A choice that follows each letter, so it is not read out. */
  | { kind: 'typed'; choices: TextChoices }
  | { kind: 'asRead' }
  | { kind: 'target'; target: TextTarget }
  | { kind: 'language'; language: LanguageCode | undefined }
  | { kind: 'wording' }
  | { kind: 'limitRemoved'; limit: string }
  | { kind: 'limitBack' };

/** A text and what it was written for. */
type Wording = {
  request: DeviceRequest;
  /** What the engine makes of the request; undefined until it is there. */
  written: TextPrompt | undefined;
  /** The text that replaces the result's, once something was changed. */
  prompt: string | undefined;
};

/** What can be taken back. */
type Past = {
  /** The wordings before this one, the last of them at the end. Any other change ends them. */
  earlier: readonly Wording[];
  /** Limits that can be brought back for a moment, the last one first to come back. */
  removedLimits: readonly string[];
};

/** What a person makes of a result, on the device. */
export type Revision = Wording &
  Past & {
    fills: Fills;
    /** What the engine is writing now. The next change builds on this request and takes its place. */
    rewriting: (Past & { request: DeviceRequest; change: Change | undefined }) | undefined;
    isFailed: boolean;
  };
/** One of which the engine has said what it understood. What was a prompt already has nothing to be changed. */
export type UnderstoodRevision = Revision & { written: TextPrompt };
export type TextOutput = Output & { revision: Revision };

/** @param prompt of a result that was changed before the page was reloaded */
export function revisionOf(request: DeviceRequest, prompt?: string, fills: Fills = {}): Revision {
  const past: Past = { earlier: [], removedLimits: [] };
  // The engine says what it understood, which changes no text.
  const rewriting = { ...past, request, change: undefined };
  return { ...past, request, written: undefined, prompt, fills, rewriting, isFailed: false };
}

/** The revision with a change being written. */
export function withChange(revision: Revision, change: Change): Revision {
  const { request, earlier, removedLimits } = revision.rewriting ?? revision;
  const isNext = revision.rewriting?.change?.kind === 'wording';
  const wordings = isNext ? earlier : [...earlier, wordingOf(revision)];
  const rewriting = {
    request: changed(request, change, removedLimits.at(-1)),
    change,
    earlier: change.kind === 'wording' ? wordings : [],
    removedLimits: limitsAfter(removedLimits, change),
  };
  return { ...revision, rewriting };
}

/** @param written undefined if the words for the change could not be loaded */
export function withWritten(revision: Revision, written: TextPrompt | undefined): Revision {
  const { rewriting } = revision;
  if (rewriting === undefined) return revision;
  if (written === undefined) return { ...revision, rewriting: undefined, isFailed: true };
  const { change, ...rewritten } = rewriting;
  const prompt = change === undefined ? revision.prompt : written.prompt;
  return { ...revision, ...rewritten, written, prompt, rewriting: undefined, isFailed: false };
}

/** The wording before this one; what was filled in since stays. */
export function withEarlierWording(revision: Revision): Revision {
  const last = revision.earlier.at(-1);
  if (last === undefined) return revision;
  return { ...revision, ...last, earlier: revision.earlier.slice(0, -1), rewriting: undefined, isFailed: false };
}

/** The request as the device's engine takes it. */
export function deviceRequestOf({ text, language, pageLanguage, target }: GenerationRequest): DeviceRequest {
  return {
    idea: text,
    language: isLanguageCode(language) ? language : undefined,
    pageLanguage: isLanguageCode(pageLanguage) ? pageLanguage : DEFAULT_LANGUAGE,
    target: TEXT_TARGETS.find((known) => known === target),
  };
}

/** With its brackets still open. */
export function openPrompt({ prompt, revision }: TextOutput): string {
  return revision.prompt ?? prompt;
}

/** Exactly what the sheet shows, and what is copied and downloaded. */
export function shownPrompt(output: TextOutput): string {
  return fillPlaceholders(openPrompt(output), output.revision.fills);
}

/** Whether anything but its brackets can be changed: not in what the page had to make up itself. */
export function isRewritable({ source }: Output): boolean {
  return source !== 'fallback';
}

function wordingOf({ request, written, prompt }: Revision): Wording {
  return { request, written, prompt };
}

function changed(request: DeviceRequest, change: Change, lastRemoved: string | undefined): DeviceRequest {
  const { choices = {}, variant = 0 } = request;
  const { withoutLimits = [] } = choices;
  const without = (limits: readonly string[]) => ({ ...request, choices: { ...choices, withoutLimits: limits } });
  switch (change.kind) {
    case 'choices':
    case 'typed':
      return { ...request, choices: { ...choices, ...change.choices } };
    case 'asRead':
      return { ...request, choices: undefined };
    case 'target':
      return { ...request, target: change.target };
    case 'language':
      return { ...request, language: change.language };
    case 'wording':
      return { ...request, variant: variant === MAX_VARIANT ? 0 : variant + 1 };
    case 'limitRemoved':
      return without([...withoutLimits, change.limit]);
    case 'limitBack':
      return without(withoutLimits.filter((limit) => limit !== lastRemoved));
  }
}

function limitsAfter(removed: readonly string[], change: Change): readonly string[] {
  if (change.kind === 'limitRemoved') return [...removed, change.limit];
  return change.kind === 'limitBack' ? removed.slice(0, -1) : removed;
}
