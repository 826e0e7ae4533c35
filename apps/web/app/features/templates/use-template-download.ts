import { useTranslation } from '../../i18n/use-translation.ts';
import { downloadText } from '../../lib/download-text.ts';
import { notify } from '../../lib/notify.ts';
import type { Template } from './template.ts';

/** Few visitors download, so what writes the file is loaded for those. */
const fileWriter = () => import('./template-file.ts');

/** Downloads a template as a file, and says so. @returns a function that does so */
export function useTemplateDownload(template: Template, onDownloaded: () => void): () => void {
  const { t } = useTranslation('templates');

  async function download(): Promise<void> {
    const { fileName, templateMarkdown } = await fileWriter();
    const markdown = templateMarkdown(template, {
      template: t('templateHeading'),
      model: t('modelLabel'),
      difficulty: t('difficultyLabel'),
      category: t('categoryLabel'),
      tags: t('tagsLabel'),
      difficultyName: t(`difficulty.${template.difficulty}`),
      categoryName: t(`category.${template.category}`),
    });
    downloadText({ name: fileName(template.title, 'md'), mediaType: 'text/markdown' }, markdown);
    notify('success', t('downloaded'));
    onDownloaded();
  }

  function tellFailure(error: unknown): void {
    console.warn('What writes the file of a template could not be loaded.', error);
    notify('error', t('downloadUnavailable'));
  }

  return () => {
    download().catch(tellFailure);
  };
}
