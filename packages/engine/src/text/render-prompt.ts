import type { LabelId, TextPack } from '../words/text-pack.ts';
import type { Draft } from './draft.ts';
import type { Material } from './split-material.ts';
import type { TextTarget } from './text-targets.ts';

type Words = Pick<TextPack, 'labels' | 'typography'>;
type Section = { name: string; label: string; body: string; isList: boolean };
type Renderer = (draft: Draft, words: Words) => string[];

/** Formats a draft for a family of models. */
export function renderPrompt(draft: Draft, words: Words, target: TextTarget): string {
  const blocks = isBare(draft) ? [draft.task, draft.closing.join('\n')] : RENDERERS[target](draft, words);
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** There is nothing besides the task, so it needs no label; adding one is another wording. */
function isBare({ material, isLed, isFormatFirst, requirements, facts, checks }: Draft): boolean {
  return (
    material === null && !isLed && !isFormatFirst && [requirements, facts, checks].every((part) => part.length === 0)
  );
}

const RENDERERS: Readonly<Record<TextTarget, Renderer>> = {
  general: (draft, words) => [
    taskLine(draft, words),
    renderMaterial(draft.material),
    ...sectionsOf(draft, words).map((section) => withLabel(section, words)),
    draft.closing.join('\n'),
  ],
  chatgpt: (draft, words) => [
    `# ${words.labels.task}\n${draft.task}`,
    renderMaterial(draft.material),
    ...sectionsOf(draft, words).map(({ label, body }) => `# ${label}\n${body}`),
    draft.closing.join('\n'),
  ],
  claude: (draft, words) => [
    renderMaterial(draft.material),
    taskLine(draft, words),
    ...sectionsOf(draft, words).map(({ name, body }) => `<${name}>\n${body}\n</${name}>`),
    draft.closing.join('\n'),
  ],
  // Short and direct: one list, and the request after the material.
  gemini: (draft, words) => [
    renderMaterial(draft.material),
    taskLine(draft, words),
    geminiList(draft, words),
    draft.format === '' ? '' : labelled('format', draft.format, words),
    draft.checks.length === 0 ? '' : withLabel(checkSection(draft, words), words),
    draft.closing.join('\n'),
  ],
};

/** Without checks below it the list has a heading, so that it is not mistaken for the end of the task. */
function geminiList(draft: Draft, words: Words): string {
  const list = bullets([...draft.requirements, ...factLines(draft, words)]);
  const { labels, typography } = words;
  return list === '' || draft.checks.length > 0 ? list : `${labels.requirements}${typography.colonBeforeList}\n${list}`;
}

function taskLine({ task, isLed }: Draft, words: Words): string {
  return isLed ? task : labelled('task', task, words);
}

function sectionsOf(draft: Draft, words: Words): Section[] {
  const { labels } = words;
  const body = joinBlocks(bullets(draft.requirements), factLines(draft, words).join('\n'));
  const requirements: Section = { name: 'requirements', label: labels.requirements, body, isList: true };
  const format: Section = { name: 'output_format', label: labels.format, body: draft.format, isList: false };
  const check = checkSection(draft, words);
  const sections = draft.isFormatFirst ? [format, requirements, check] : [requirements, format, check];
  return sections.filter(({ body }) => body !== '');
}

function checkSection({ checks }: Draft, { labels }: Words): Section {
  return { name: 'check', label: labels.check, body: bullets(checks), isList: true };
}

function factLines({ facts }: Draft, words: Words): string[] {
  return facts.map(({ label, value }) => labelled(label, value, words));
}

function labelled(label: LabelId, value: string, { labels, typography }: Words): string {
  return `${labels[label]}${typography.colon}${value}`;
}

function withLabel({ label, body, isList }: Section, { typography }: Words): string {
  return isList ? `${label}${typography.colonBeforeList}\n${body}` : `${label}${typography.colon}${body}`;
}

function joinBlocks(...blocks: string[]): string {
  return blocks.filter((block) => block !== '').join('\n');
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Delimits material with marks that do not occur in it. */
function renderMaterial(material: Material | null): string {
  if (material === null) return '';
  const { kind, text } = material;
  if (kind === 'code') return fenced(text);
  let tag: string = kind;
  for (let number = 2; text.includes(`<${tag}>`) || text.includes(`</${tag}>`); number += 1) tag = `${kind}_${number}`;
  return `<${tag}>\n${text}\n</${tag}>`;
}

function fenced(code: string): string {
  const runs = code.match(/`{3,}/g);
  // A typed fence is kept as it is.
  if (runs !== null && /^```/.test(code)) return code;
  const fence = '`'.repeat(1 + Math.max(2, ...(runs ?? []).map((run) => run.length)));
  return `${fence}\n${code}\n${fence}`;
}
