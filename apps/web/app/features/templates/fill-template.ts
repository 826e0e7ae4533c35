import { splitPlaceholders } from '../../ui/split-placeholders.ts';

/** What was typed, by the name of its placeholder without brackets. */
export type Fills = Readonly<Record<string, string>>;

export type FilledPart = {
  text: string;
  kind: 'plain' | 'open' | 'filled';
  /** Where the part begins in the template, in UTF-16 code units. */
  start: number;
};
export type Placeholder = {
  name: string;
  /** Whether it has a line of the template to itself somewhere, so that a text of several lines belongs there. */
  isBlock: boolean;
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

/** Each placeholder once, in the order of the template. */
export function placeholdersOf(template: string): Placeholder[] {
  const found = new Map<string, Placeholder>();
  for (const { text, isPlaceholder, start } of splitPlaceholders(template)) {
    if (!isPlaceholder) continue;
    const name = nameOf(text);
    const known = found.get(name);
    found.set(name, { name, isBlock: known?.isBlock || isAlone(template, start, start + text.length) });
  }
  return [...found.values()];
}

/** The value under a name; a name may be one that every object has. */
export function ownText(fills: Fills, name: string): string {
  return Object.hasOwn(fills, name) ? (fills[name] ?? '') : '';
}

const nameOf = (placeholder: string) => placeholder.slice(1, -1);

function isAlone(template: string, start: number, end: number): boolean {
  const lineStart = template.lastIndexOf('\n', start - 1) + 1;
  const [after = ''] = template.slice(end).split('\n', 1);
  return template.slice(lineStart, start).trim() === '' && after.trim() === '';
}
