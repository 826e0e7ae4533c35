import type { GenerationRequest } from '@wordlamp/contract/generation';
import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import type { TextPrompt } from '@wordlamp/engine';
import { isLanguageCode } from '@wordlamp/engine/languages';
import { TEXT_TARGETS } from '@wordlamp/engine/text-targets';
import type { DeviceRequest } from '../../../lib/write-on-device.ts';
import type { Output } from '../generation.ts';
import { type Fills, fillPlaceholders } from './fill-placeholders.ts';

/** What a person makes of a result, on the device. */
export type Revision = {
  /** The request that the result answers. */
  of: GenerationRequest;
  request: DeviceRequest;
  /** What the engine makes of the request; undefined until it is there. */
  written: TextPrompt | undefined;
  /** The text that stands for that of the result, once something was changed. */
  prompt: string | undefined;
  fills: Fills;
};

export function firstRevision(of: GenerationRequest): Revision {
  return { of, request: deviceRequestOf(of), written: undefined, prompt: undefined, fills: {} };
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
export function openPrompt({ prompt }: Output, revision: Revision | undefined): string {
  return revision?.prompt ?? prompt;
}

/** Exactly what the sheet shows, and what is copied and downloaded. */
export function shownPrompt(output: Output, revision: Revision | undefined): string {
  return fillPlaceholders(openPrompt(output, revision), revision?.fills ?? {});
}
