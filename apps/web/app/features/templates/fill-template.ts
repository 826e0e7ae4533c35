import { splitPlaceholders } from '../../ui/split-placeholders.ts';

/** What was typed, by the name of its placeholder without brackets or by the key of its field. */
export type Fills = Readonly<Record<string, string>>;

export type FilledPart = {
  text: string;
  kind: 'plain' | 'open' | 'filled';
  /** Where the part begins in the template, in UTF-16 code units. */
  start: number;
};

/** The template in parts, with what was typed in place of its brackets; a bracket with nothing typed stays open. */
export function fillTemplate(template: string, fills: Fills): FilledPart[] {
  return splitPlaceholders(template).map(({ text, isPlaceholder, start }) => {
    if (!isPlaceholder) return { text, kind: 'plain', start };
    const typed = ownText(fills, nameOf(text));
    return typed.trim() === '' ? { text, kind: 'open', start } : { text: typed, kind: 'filled', start };
  });
}

export function textOf(parts: readonly FilledPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** The name of each placeholder once, in the order of the template. */
export function placeholdersOf(template: string): string[] {
  const names = splitPlaceholders(template).flatMap(({ text, isPlaceholder }) => (isPlaceholder ? [nameOf(text)] : []));
  return [...new Set(names)];
}

/** The value under a name; a name may be one that every object has. */
export function ownText(fills: Fills, name: string): string {
  return Object.hasOwn(fills, name) ? (fills[name] ?? '') : '';
}

const nameOf = (placeholder: string) => placeholder.slice(1, -1);
