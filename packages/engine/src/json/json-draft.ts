import type { Typography } from '../words/text-pack.ts';
import type { JsonObject } from './json-value.ts';
import type { JsonPromptType } from './prompt-types.ts';

/** The content of a type, before the envelope is added. */
export type JsonDraft = {
  type: JsonPromptType;
  title: string;
  prompt: string;
  /** The block of the type, in key order. */
  blocks: JsonObject;
  constraints: readonly string[];
  output: JsonObject;
  assumptions: readonly string[];
};

export function pickWording(wordings: readonly string[], variant: number): string {
  return wordings[variant % wordings.length] ?? '';
}

/** A label and its value on one line; empty if the value is. */
export function labelled(label: string, value: string, { colon }: Typography): string {
  return value === '' ? '' : `${label}${colon}${value}`;
}

export function joinLines(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}

/** Marks a missing value. */
export function bracketed(name: string): string {
  return `[${name}]`;
}
