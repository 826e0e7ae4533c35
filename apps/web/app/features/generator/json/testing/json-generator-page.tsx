import errors from '@wordlamp/content/messages/en/errors.json' with { type: 'json' };
import generator from '@wordlamp/content/messages/en/generator.json' with { type: 'json' };
import jsonGenerator from '@wordlamp/content/messages/en/jsonGenerator.json' with { type: 'json' };
import { LANGUAGES } from '@wordlamp/contract/languages';
import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createTranslator } from '../../../../i18n/translator.ts';
import { TranslatorProvider } from '../../../../i18n/use-translation.ts';
import { TOAST_MS, VISIBLE_TOASTS } from '../../../../lib/library-numbers.ts';
import { notices } from '../../../../lib/notify.ts';
import { Toaster } from '../../../../ui/toaster.tsx';
import { JsonGenerator } from '../json-generator.tsx';

const PATH = '/en/json-prompt';
const NO_USAGE = { requests: 0, limit: DEFAULT_DAILY_LIMIT, resetsAt: '2026-05-02T00:00:00.000Z' };

type JsonGeneratorPageSetup = { state: unknown; onCounted(requests: number): void };

/** The generator on its own page: router, English words and notices, in strict mode. */
export function jsonGeneratorPage({ state, onCounted }: JsonGeneratorPageSetup) {
  const i18n = createTranslator('en', { errors, generator, jsonGenerator });
  const page = (
    <>
      <JsonGenerator language={LANGUAGES[0]} usage={NO_USAGE} onCounted={onCounted} quota={null} />
      <Toaster source={notices} label="Notices" direction="ltr" durationMs={TOAST_MS} visibleToasts={VISIBLE_TOASTS} />
    </>
  );
  const router = createMemoryRouter([{ path: PATH, element: page }], { initialEntries: [{ pathname: PATH, state }] });
  return (
    <StrictMode>
      <TranslatorProvider value={i18n}>
        <RouterProvider router={router} />
      </TranslatorProvider>
    </StrictMode>
  );
}
