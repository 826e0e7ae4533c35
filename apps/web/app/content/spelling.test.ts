// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobNames } from '@wordlamp/engine/text/job-names';
import { expect, test } from 'vitest';

const CONTENT = join(import.meta.dirname, '../../../../content');
/** Spellings of British English, by their stems; our English is American. */
const BRITISH = new RegExp(
  String.raw`\b(?:${[
    String.raw`\w*colour\w*|armour\w*|behaviour\w*|favour\w*|flavour\w*|harbour\w*|honour\w*|humour|labour|neighbour\w*|vapour`,
    'grey(?:s|ish)?|centres?|metres?|litres?|theatre|fibres?|sombre',
    '(?:organ|recogn|summar|categor|apolog|prior|optim|custom|personal|emphas|minim|maxim|special|normal)is(?:e[ds]?|ing|ation)',
    'analys(?:e[ds]?|ing)|practis(?:e[ds]?|ing)|cancell(?:ed|ing)|labell(?:ed|ing)|travell(?:ed|ing|er)|modell(?:ed|ing)',
    String.raw`licence|defence|cosy|sceptic\w*|whilst|programme|jewellery|aluminium|artefact\w*|moustache`,
  ].join('|')})\b`,
  'gi',
);

const ENGLISH = /^[^/]+\.json$|\/en\/.+\.(?:json|md)$/;

test.each(readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) => ENGLISH.test(name)))(
  '%s is spelled as in America',
  (name) => {
    const text = readFileSync(join(CONTENT, name), 'utf8').replace(/"[^"]*":/g, ''); // keys are names of the code

    expect(text.match(BRITISH) ?? []).toEqual([]);
  },
);

test('so are the names of the jobs', () => {
  expect(Object.values(jobNames('en')).join('\n').match(BRITISH) ?? []).toEqual([]);
});
