import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { readJson } from '../../http/read-json.ts';
import { identifySubject, type SubjectDeps } from '../usage/identify-subject.ts';
import { type GenerateDeps, generatePrompt } from './generate-prompt.ts';
import { readGenerationRequest } from './read-generation-request.ts';

/** 7.5 MiB: an image of 5 MiB as a data URL, and the text. */
const MAX_BODY_BYTES = 7.5 * 1024 * 1024;

export type GenerationDeps = GenerateDeps & SubjectDeps;

export function generationRoutes(deps: GenerationDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/', async (c) => {
      const request = readGenerationRequest(await readJson(c, MAX_BODY_BYTES));
      const subject = await identifySubject(deps, c);
      return answerJson(c, 200, await generatePrompt(deps, request, subject, c.get('facts').timeLimit));
    })
    .all('/', onlyMethods('POST'));
}
