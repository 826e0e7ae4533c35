import { LANGUAGES } from '@wordlamp/contract/languages';
import { listTemplates } from '../app/content/read-templates.server.ts';
import { readWords } from '../app/content/read-words.server.ts';
import { collectionPath } from '../app/features/templates/template.ts';
import { templateMarkdown } from '../app/features/templates/template-file.ts';

/** All templates of each language as Markdown, by file name, for visitors without the app and for crawlers. */
export function templateCollections(): Map<string, string> {
  return new Map(LANGUAGES.map(({ code }) => [collectionPath(code).slice(1), collectionMarkdown(code)]));
}

function collectionMarkdown(language: string): string {
  const { templates: words } = readWords(language, 'templates');
  const entries = listTemplates(language).map((template) => {
    const { difficulty, category } = template;
    const names = {
      template: words.templateHeading,
      model: words.modelLabel,
      difficulty: words.difficultyLabel,
      category: words.categoryLabel,
      tags: words.tagsLabel,
      difficultyName: words.difficulty[difficulty],
      categoryName: words.category[category],
    };
    return templateMarkdown(template, names, 2);
  });
  return [`# ${words.title}\n\n${words.lede}\n`, ...entries].join('\n');
}
