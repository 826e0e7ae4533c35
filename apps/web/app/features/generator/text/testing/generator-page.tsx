import { configure } from '@testing-library/react';
import errors from '@wordlamp/content/messages/en/errors.json' with { type: 'json' };
import generator from '@wordlamp/content/messages/en/generator.json' with { type: 'json' };
import shell from '@wordlamp/content/messages/en/shell.json' with { type: 'json' };
import textGenerator from '@wordlamp/content/messages/en/textGenerator.json' with { type: 'json' };
import { LANGUAGES } from '@wordlamp/contract/languages';
import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import { jobNames } from '@wordlamp/engine/text/job-names';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createTranslator } from '../../../../i18n/translator.ts';
import { TranslatorProvider } from '../../../../i18n/use-translation.ts';
import { ANNOUNCER_ID } from '../../../../lib/announce.ts';
import { TOAST_MS, VISIBLE_TOASTS } from '../../../../lib/library-numbers.ts';
import { notices } from '../../../../lib/notify.ts';
import { Announcer } from '../../../../ui/announcer.tsx';
import { Toaster } from '../../../../ui/toaster.tsx';
import { AiGenerator } from '../ai-generator.tsx';

const PATH = '/en/ai-prompt-generator';
const NO_USAGE = { requests: 0, limit: DEFAULT_DAILY_LIMIT, resetsAt: '2026-05-02T00:00:00.000Z' };

configure({ asyncUtilTimeout: 10_000 }); // a busy machine may be slow to load the engine

type GeneratorPageSetup = { state: unknown; onCounted(requests: number): void };

/** The generator on its own page: router, English words, live region and notices, in strict mode. */
export function generatorPage({ state, onCounted }: GeneratorPageSetup) {
  const i18n = createTranslator('en', {
    errors,
    generator,
    shell,
    textGenerator: { ...textGenerator, job: jobNames('en') },
  });
  const page = (
    <>
      <AiGenerator language={LANGUAGES[0]} usage={NO_USAGE} onCounted={onCounted} quota={null} />
      <Toaster source={notices} label="Notices" direction="ltr" durationMs={TOAST_MS} visibleToasts={VISIBLE_TOASTS} />
      <Announcer id={ANNOUNCER_ID} />
    </>
  );
  const router = createMemoryRouter([{ path: PATH, element: page }], {
    initialEntries: [{ pathname: PATH, state }],
  });
  const ui = (
    <StrictMode>
      <TranslatorProvider value={i18n}>
        <RouterProvider router={router} />
      </TranslatorProvider>
    </StrictMode>
  );
  return { ui, router };
}
