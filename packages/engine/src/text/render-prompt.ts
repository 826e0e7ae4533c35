import type { LanguagePack } from '../words/language-pack.ts';
import type { Draft } from './draft.ts';
import type { Material } from './split-material.ts';
import type { TextTarget } from './text-targets.ts';

type Labels = LanguagePack['labels'];
type Section = { name: string; label: string; body: string; isList: boolean };
type Renderer = (draft: Draft, labels: Labels) => string[];

/** Gives a draft the form that a family of models reads best. */
export function renderPrompt(draft: Draft, labels: Labels, target: TextTarget): string {
  return RENDERERS[target](draft, labels)
    .filter((block) => block !== '')
    .join('\n\n');
}

const RENDERERS: Readonly<Record<TextTarget, Renderer>> = {
  general: (draft, labels) => [
    joinLines(draft.role, `${labels.task}: ${draft.task}`),
    renderMaterial(draft.material),
    ...sectionsOf(draft, labels).map(withLabel),
    draft.closing.join('\n'),
  ],
  chatgpt: (draft, labels) => [
    draft.role ?? '',
    `# ${labels.task}\n${draft.task}`,
    renderMaterial(draft.material),
    ...sectionsOf(draft, labels).map(({ label, body }) => `# ${label}\n${body}`),
    draft.closing.join('\n'),
  ],
  claude: (draft, labels) => [
    renderMaterial(draft.material),
    joinLines(draft.role, `${labels.task}: ${draft.task}`),
    ...sectionsOf(draft, labels).map(({ name, body }) => `<${name}>\n${body}\n</${name}>`),
    draft.closing.join('\n'),
  ],
  // Short and direct: no role, one list, and the request after the material.
  gemini: (draft, labels) => [
    renderMaterial(draft.material),
    `${labels.task}: ${draft.task}`,
    [...bullets(draft.requirements), ...draft.facts.map(({ label, value }) => `- ${labels[label]}: ${value}`)].join(
      '\n',
    ),
    joinLines(
      draft.exact.length > 0 ? `${labels.exact}: ${draft.exact.join('; ')}` : null,
      `${labels.format}: ${draft.format}`,
    ),
    withLabel({ name: 'check', label: labels.check, body: bullets(draft.checks).join('\n'), isList: true }),
    draft.closing.join('\n'),
  ],
};

function sectionsOf(draft: Draft, labels: Labels): Section[] {
  const facts = draft.facts.map(({ label, value }) => `${labels[label]}: ${value}`);
  const requirements: Section[] = [
    {
      name: 'requirements',
      label: labels.requirements,
      body: [...bullets(draft.requirements), ...facts].join('\n'),
      isList: true,
    },
  ];
  if (draft.exact.length > 0) {
    requirements.push({ name: 'exact', label: labels.exact, body: draft.exact.join('; '), isList: false });
  }
  const format: Section = { name: 'output_format', label: labels.format, body: draft.format, isList: false };
  const check: Section = { name: 'check', label: labels.check, body: bullets(draft.checks).join('\n'), isList: true };
  return draft.isFormatFirst ? [format, ...requirements, check] : [...requirements, format, check];
}

function withLabel({ label, body, isList }: Section): string {
  return `${label}:${isList ? '\n' : ' '}${body}`;
}

function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${line}`);
}

function joinLines(first: string | null, second: string): string {
  return first === null ? second : `${first}\n${second}`;
}

/** Material stands between marks that do not occur in it. */
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
  // A fence that was typed is kept as it is.
  if (runs !== null && /^```/.test(code)) return code;
  const fence = '`'.repeat(1 + Math.max(2, ...(runs ?? []).map((run) => run.length)));
  return `${fence}\n${code}\n${fence}`;
}
