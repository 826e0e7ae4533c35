import { LANGUAGE_CODES } from '@wordlamp/engine/languages';
import { expect, test } from 'vitest';
import { listTemplates } from '../app/content/read-templates.server.ts';
import { templateCollections } from './template-collections.ts';

test.each(LANGUAGE_CODES)('the file of %s holds every template as it is', (language) => {
  const markdown = templateCollections().get(`${language}/prompt-templates.md`) ?? '';

  const templates = listTemplates(language);
  expect(markdown).toMatch(/^# .+\n\n/);
  expect(templates.filter(({ title }) => !markdown.includes(`\n## ${title}\n`))).toEqual([]);
  expect(templates.filter(({ template }) => !markdown.includes(`\n${template}\n`))).toEqual([]);
});
