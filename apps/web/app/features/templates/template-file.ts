import type { Template } from './template.ts';

/** How the parts of the file are called, in the visitor's language. */
export type FileWords = {
  template: string;
  model: string;
  difficulty: string;
  category: string;
  tags: string;
  /** The names of the template's difficulty and category. */
  difficultyName: string;
  categoryName: string;
};

/** Characters that are invalid in file names on some system, or invisible. */
const UNSAFE = /[\\/:*?"<>|\p{C}]/gu;

/** A title as the name of a file: its spaces are hyphens. */
export function fileName(title: string, ending: string): string {
  const safe = title.replace(/\s/g, ' ').replace(UNSAFE, '').trim().replace(/^\.+/, '').replace(/ +/g, '-');
  return `${safe === '' ? 'template' : safe}.${ending}`;
}

/** A template as Markdown, with all that is known of it. `level`: of its heading, 1 to 5. */
export function templateMarkdown(known: Template, words: FileWords, level = 1): string {
  const { title, description, template, model, tags } = known;
  const heading = '#'.repeat(level);
  const fence = '`'.repeat(Math.max(3, longestRun(template) + 1));
  const facts = [
    [words.model, model],
    [words.difficulty, words.difficultyName],
    [words.category, words.categoryName],
    [words.tags, tags.join(', ')],
  ].map(([name, value]) => `- ${name}: ${value}`);
  const parts = [
    `${heading} ${title}`,
    description,
    `${heading}# ${words.template}`,
    `${fence}text\n${template}\n${fence}`,
  ];
  return `${[...parts, facts.join('\n')].join('\n\n')}\n`;
}

/** Of backticks: a fence has to be longer than any in the text. */
function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}
