import type { TextPack } from '../words/text-pack.ts';

export type PromptSections = {
  /** List items and lines under the requirements heading, or all list items without such a heading. */
  requirements: string[];
  checks: string[];
  format: string | null;
  length: string | null;
  /** Labels with no text after them. */
  empty: string[];
};

type SectionId = 'task' | 'requirements' | 'format' | 'check' | 'exact';
const SECTION_IDS: readonly SectionId[] = ['task', 'requirements', 'format', 'check', 'exact'];
/** Tags that name the sections of a prompt for Claude. */
const TAGS: Readonly<Record<string, SectionId>> = {
  requirements: 'requirements',
  output_format: 'format',
  check: 'check',
};
const ITEM = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** Finds the parts of a prompt by the labels of its language, for any target. */
export function findSections(prompt: string, { labels }: Pick<TextPack, 'labels'>): PromptSections {
  const sections: PromptSections = { requirements: [], checks: [], format: null, length: null, empty: [] };
  let current: SectionId | null = null;
  const items: string[] = [];
  const lines = prompt.split('\n');
  for (const [index, line] of lines.entries()) {
    const opened = openedSection(line, labels);
    if (opened !== null) {
      current = opened.id;
      if (opened.rest === '' && isFollowedByNothing(lines, index)) sections.empty.push(line.trim());
      if (opened.rest !== '') put(sections, current, opened.rest);
      continue;
    }
    if (line.trim() === '' || line.startsWith('</')) continue;
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    const label = [labels.length, labels.duration].find((one) => startsWithLabel(line, one));
    if (label !== undefined) sections.length = afterLabel(line, label);
    put(sections, current, line.replace(ITEM, ''));
  }
  if (sections.requirements.length === 0) {
    sections.requirements = items.filter((item) => !sections.checks.includes(item));
  }
  return sections;
}

function put(sections: PromptSections, id: SectionId | null, text: string): void {
  if (id === 'requirements') sections.requirements.push(text);
  if (id === 'check') sections.checks.push(text);
  if (id === 'format') sections.format = sections.format === null ? text : `${sections.format}\n${text}`;
}

function openedSection(line: string, labels: TextPack['labels']): { id: SectionId; rest: string } | null {
  const tag = /^<([a-z_]+)>$/.exec(line.trim())?.[1];
  const tagged = tag === undefined ? undefined : TAGS[tag];
  if (tagged !== undefined) return { id: tagged, rest: '' };
  const bare = line.replace(/^#{1,4}\s+/, '').replace(/\*\*/g, '');
  const id = SECTION_IDS.find((candidate) => startsWithLabel(bare, labels[candidate]));
  return id === undefined ? null : { id, rest: afterLabel(bare, labels[id]) };
}

function startsWithLabel(line: string, label: string): boolean {
  return line.toLowerCase().startsWith(label.toLowerCase()) && /^\s*(?:[:：]|$)/u.test(line.slice(label.length));
}

function afterLabel(line: string, label: string): string {
  return line.slice(label.length).replace(/^\s*[:：]?\s*/u, '');
}

function isFollowedByNothing(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index + 1).find((line) => line.trim() !== '');
  return next === undefined || /^#{1,4}\s/.test(next) || next.startsWith('</');
}
