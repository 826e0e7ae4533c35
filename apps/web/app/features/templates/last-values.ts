import type { Fills } from './fill-template.ts';

const KEY = 'template-values';
const MAX_VALUES = 100;

/** What fields were last filled with on this device, in whichever template and language; the oldest first. */
export function readLastValues(): Fills {
  try {
    const values: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof values !== 'object' || values === null) return {};
    const texts = Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1]));
    return Object.fromEntries(texts);
  } catch {
    return {}; // storage is switched off, or something else wrote there
  }
}

/** Remembers what a prompt was filled with when it is taken along. */
export function keepLastValues(values: Fills): void {
  const added = Object.entries(values).filter(([, text]) => text.trim() !== '');
  const known = Object.entries(readLastValues()).filter(([key]) => !added.some(([other]) => other === key));
  const kept = Object.fromEntries([...known, ...added].slice(-MAX_VALUES));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or switched off: there is nothing to offer the next time.
  }
}

const isText = (value: unknown) => typeof value === 'string';
