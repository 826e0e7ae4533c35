// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@wordlamp/contract/languages';
import { expect, test } from 'vitest';
import { listTemplates } from './read-templates.server.ts';

const CONTENT = join(import.meta.dirname, '../../../../content/templates');
const keysOf = (language: string) =>
  new Map(listTemplates(language).map(({ slug, fields }) => [slug, fields.map(({ key }) => key).toSorted()]));

test.each(LANGUAGES.map(({ code }) => code))(
  'the fields of every template in %s are those of the English one',
  (code) => {
    expect(keysOf(code)).toEqual(keysOf('en'));
  },
);

test.each(LANGUAGES.map(({ code }) => code))('a bracket in %s with a line to itself takes a long text', (code) => {
  for (const { slug, template, fields } of listTemplates(code))
    for (const [, name] of template.matchAll(/^\s*[[［]([^\]］\n]+)[\]］]\s*$/gm))
      expect(fields.find((field) => field.name === name)?.type, `${slug}: ${name}`).toBe('long');
});

test('every key with a special kind is a field of some template', () => {
  const kinds = JSON.parse(readFileSync(join(CONTENT, 'field-types.json'), 'utf8'));
  const known = new Set([...keysOf('en').values()].flat());

  expect(Object.keys(kinds).filter((key) => !known.has(key))).toEqual([]);
});
