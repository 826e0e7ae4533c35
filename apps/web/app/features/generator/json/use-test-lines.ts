import type { JsonObject, JsonValue } from '@wordlamp/engine/json';
import { placeholdersLeft, testJsonPrompt } from '@wordlamp/engine/json/test-json-prompt';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SchemaProblem } from './schema/compile-schema.ts';
import type { ExampleReport, SchemaReport } from './schema/test-schema.ts';
import { useVerdictWords } from './use-verdict-words.ts';

export type TestLine = {
  /** `open` is left to the visitor, `none` had nothing to be checked. */
  state: 'passed' | 'failed' | 'open' | 'none';
  text: string;
  details?: readonly string[];
  /** A value to be shown on demand. */
  example?: JsonValue;
};

/** The texts of the checks of a prompt, in the order in which they ran. */
export function useTestLines() {
  const { t } = useTranslation('jsonGenerator');
  const { findingText } = useVerdictWords();

  /** @param reports of its schemas; undefined if they could not be checked */
  function linesOf(prompt: JsonObject, reports: readonly SchemaReport[] | undefined): TestLine[] {
    return [
      { state: 'passed', text: t('testParsed', { count: Object.keys(prompt).length }) },
      keysLine(prompt),
      ...schemaLines(reports),
      placeholdersLine(prompt),
    ];
  }

  function keysLine(prompt: JsonObject): TestLine {
    const findings = testJsonPrompt(prompt);
    if (findings.length === 0) return { state: 'passed', text: t('testKeysRight') };
    return { state: 'failed', text: t('testKeysWrong'), details: findings.map(findingText) };
  }

  function schemaLines(reports: readonly SchemaReport[] | undefined): TestLine[] {
    if (reports === undefined) return [{ state: 'failed', text: t('testNotLoaded') }];
    if (reports.length === 0) return [{ state: 'none', text: t('schemaNone') }];
    return reports.flatMap((report) => linesOfSchema(report));
  }

  function linesOfSchema({ path, draft, outcome }: SchemaReport): TestLine[] {
    const place = path.join('.');
    const draftName = `JSON Schema ${draft}`;
    if (outcome.kind === 'fails') {
      const details = [problemText(outcome.problem, path, draftName)];
      return [{ state: 'failed', text: t('schemaFails', { path: place }), details }];
    }
    const compiles: TestLine = { state: 'passed', text: t('schemaCompiles', { path: place, draft: draftName }) };
    return [compiles, ...outcome.examples.map(exampleLine)];
  }

  function problemText(problem: SchemaProblem, schemaPath: readonly string[], draft: string): string {
    if (problem.kind === 'draft') return t('schemaDraft', { key: '$schema', declared: problem.declared });
    if (problem.kind === 'large') return t('schemaLarge');
    const path = [...schemaPath, ...problem.path].join('.');
    if (problem.kind === 'ref') return t('schemaRef', { ref: problem.ref, path });
    if (problem.kind === 'pattern') return t('schemaPattern', { path });
    return problem.kind === 'loop' ? t('schemaLoop', { path }) : t('schemaWrong', { draft, path });
  }

  function exampleLine(example: ExampleReport): TestLine {
    switch (example.kind) {
      case 'made':
        return { state: 'passed', text: t('exampleMade'), example: example.value };
      case 'unknown':
        return { state: 'open', text: t('exampleUnknown') };
      case 'impossible': {
        const place = example.misfit.join('.');
        return { state: 'failed', text: t('exampleImpossible'), details: place === '' ? [] : [place] };
      }
      case 'given': {
        const path = example.path.join('.');
        if (example.misfit === undefined) return { state: 'passed', text: t('exampleFits', { path }) };
        return { state: 'failed', text: t('exampleMisfits', { path, place: example.misfit.join('.') }) };
      }
    }
  }

  function placeholdersLine(prompt: JsonObject): TestLine {
    const names = placeholdersLeft(prompt);
    if (names.length === 0) return { state: 'passed', text: t('placeholdersNone') };
    const details = names.map((name) => `[${name}]`);
    return { state: 'open', text: t('placeholdersLeft', { count: names.length }), details };
  }

  return linesOf;
}
