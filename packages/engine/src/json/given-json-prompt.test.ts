import { describe, expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { JSON_PACKS } from './all-json-packs.ts';
import type { JsonPromptRequest } from './json-prompt.ts';
import { writeJsonPrompt } from './write-json-prompt.ts';

const write = (request: JsonPromptRequest) => writeJsonPrompt(request, TEXT_PACKS, JSON_PACKS);
const failuresOf = (request: JsonPromptRequest) => write(request).checks.filter(({ passed }) => !passed);

describe('JSON that is handed in', () => {
  test('as a prompt keeps its keys and values and fills what is empty', () => {
    const given = { subject: 'a cat', style: '', camera: { motion: '' }, negative_prompt: 'blur' };
    const { object, checks } = write({ text: JSON.stringify(given) });

    expect(object).toEqual({ ...given, style: '[fill in: style]', camera: { motion: '[fill in: motion]' } });
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  test('as a prompt of this engine comes back unchanged', () => {
    const { object, text } = write({ text: 'photo of a lighthouse, fog' });

    expect(write({ text }).object).toEqual(object);
  });

  test('as a schema becomes an extraction with strict parts', () => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
    };

    expect(write({ code: JSON.stringify(schema) })).toMatchObject({
      type: 'data_extraction',
      object: {
        extraction: {
          output_schema: { required: ['name', 'tags'], properties: { tags: { type: ['array', 'null'] } } },
        },
      },
    });
    expect(failuresOf({ code: JSON.stringify(schema) })).toEqual([]);
  });

  test('as data asks what to find out', () => {
    const { object, type } = write({ text: '[{"date":"2024-01-01","total":3}]' });

    expect(type).toBe('text_task');
    expect(object).toMatchObject({
      task: { question: '[what you want to know]', inputs: [{ records: 1, keys: ['date', 'total'] }] },
    });
  });

  test('and is broken gets repaired at the first error', () => {
    const { object, type } = write({ text: '{"a": 1,\n "b": }' });

    expect(type).toBe('code_task');
    expect(object).toMatchObject({ task: { action: 'repair_json', position: '2:7' } });
  });
});
