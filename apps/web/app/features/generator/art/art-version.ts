import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { ArtNote, ArtTarget } from '@wordlamp/engine/art';
import { ART_TARGETS } from '@wordlamp/engine/art-targets';
import { isLanguageCode } from '@wordlamp/engine/languages';
import type { ArtVersion, ArtVersionRequest } from '../../../lib/write-art-on-device.ts';
import type { Output } from '../generation.ts';
import { keep, keptOutput, readKept } from '../kept-result.ts';

/** The last wording; then the first follows again. Source: the contract's limit for `variant`. */
const MAX_VARIANT = 99;
const NO_NOTES: readonly ArtNote[] = [];

/** A result and its shown version. */
export type ArtOutput = Output & {
  /** The version that was asked for last. */
  wanted: ArtVersionRequest;
  /** The last one that was written; its version is undefined if it could not be. */
  written: { of: ArtVersionRequest; version: ArtVersion | undefined } | undefined;
};

export function firstVersion(output: Output, target: ArtTarget): ArtOutput {
  return { ...output, wanted: versionRequestOf(output.request, target), written: undefined };
}

/** The version that the server writes for a request. */
export function versionRequestOf(request: GenerationRequest, target: ArtTarget): ArtVersionRequest {
  const { text, chosen = {}, pageLanguage = 'en' } = request;
  return { text, chosen, pageLanguage: isLanguageCode(pageLanguage) ? pageLanguage : 'en', target, variant: 0 };
}

export function inTarget(output: ArtOutput, target: ArtTarget): ArtOutput {
  return { ...output, wanted: { ...output.wanted, target } };
}

export function inNextWording(output: ArtOutput): ArtOutput {
  const { variant } = output.wanted;
  return { ...output, wanted: { ...output.wanted, variant: variant === MAX_VARIANT ? 0 : variant + 1 } };
}

export function inPreviousWording(output: ArtOutput): ArtOutput {
  const { variant } = output.wanted;
  return variant === 0 ? output : { ...output, wanted: { ...output.wanted, variant: variant - 1 } };
}

/** Whether the version came with the result, so that the device only writes its notes. */
export function isOriginal({ request }: Output, { variant, target }: ArtVersionRequest): boolean {
  return variant === 0 && target === request.target;
}

/** Whether there are versions: a fallback written by the page has a single form. */
export function isRewritable({ source }: Output): boolean {
  return source !== 'fallback';
}

/** What the sheet shows. */
export function shownVersion(output: ArtOutput) {
  const { wanted, written, prompt } = output;
  const isFirst = isOriginal(output, wanted);
  return {
    /** Undefined if the version could not be written. */
    prompt: isFirst || written === undefined ? prompt : written.version?.prompt,
    notes: written?.version?.notes ?? NO_NOTES,
    /** Whether the shown version is older than the requested one. */
    isBehind: !isFirst && written?.of !== wanted,
  };
}

/** The result that was on the sheet, in the shown version. Its notes are written again. */
export function readKeptArt(generator: string): ArtOutput | undefined {
  const kept = readKept(generator);
  const output = keptOutput(kept);
  if (output === undefined) return undefined;
  const { target, variant, shown } = kept as Record<string, unknown>;
  const known = ART_TARGETS.find((option) => option === target) ?? 'natural';
  const first = firstVersion(output, known);
  const wanted = { ...first.wanted, variant: Number.isInteger(variant) ? Number(variant) : 0 };
  if (typeof shown !== 'string') return { ...first, wanted };
  return { ...first, wanted, written: { of: wanted, version: { prompt: shown, notes: NO_NOTES } } };
}

export function keepArt(generator: string, result: ArtOutput): void {
  const { wanted, written: _, ...output } = result;
  const { target, variant } = wanted;
  keep(generator, { output, target, variant, shown: shownVersion(result).prompt });
}
