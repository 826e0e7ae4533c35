import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { loadJsonEngine, writeJsonOnDevice } from '../../../lib/write-json-on-device.ts';
import { useAtFirstFocus } from '../../../ui/use-at-first-focus.ts';
import { beginningOf } from '../beginning.ts';
import { type Generation, type OnCounted, type Writer, withOutput } from '../generation.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { useHandOver } from '../use-hand-over.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { useSheet } from '../use-sheet.ts';
import { fallbackJson } from './fallback-json.ts';
import { readJsonDraft } from './json-draft.ts';
import { firstFilledTab, isBlank, type JsonTexts, NO_TEXTS } from './json-inputs.ts';
import { requestOf } from './request-of.ts';
import { useClearing } from './use-clearing.ts';
import { useJsonForm } from './use-json-form.ts';

type JsonGeneratorDeps = { language: Language; usage: DailyUsage | undefined; onCounted: OnCounted };

/** Everything that the page of the JSON generator does; its components only show it. */
export function useJsonGenerator({ language, usage, onCounted }: JsonGeneratorDeps) {
  const { t } = useTranslation(['jsonGenerator', 'generator']);
  const refusalText = useRefusalText(usage);
  const formRef = useRef<HTMLFormElement>(null);
  const [isPending, setIsPending] = useState(false);
  const form = useJsonForm({
    problemText: (code) => refusalText({ code, text: '', requests: undefined }),
    onTouched: () => setIsPending(false),
    onPrepare: () => prepareJson(language.code),
  });
  const { inputs, picture } = form;
  const words = { generated: t('generatedToast'), fallbackNotice: t('fallbackNotice') };
  const { generation, generate, replace } = useSheet({ language: language.code, words, refusalText, onCounted });
  const clearing = useClearing({ form, generation, onReplaced: replace });
  useHandOver(isPending, () => submit(inputs.texts));
  useArrival(formRef, begin);
  useAtFirstFocus(prepareJson, language.code);

  function submit(texts: JsonTexts, writer: Writer = 'server'): void {
    setIsPending(false);
    const problem = form.problemOf(texts);
    if (generation.status === 'working') announce(t('generator:generating'));
    else if (problem !== undefined) form.explain(problem);
    else if (picture.reading !== undefined) announce(t('pictureReading', { name: picture.reading }));
    else start(texts, writer);
  }

  function start(texts: JsonTexts, writer: Writer): void {
    // What Undo brought back would take the place of the new prompt, which counts.
    clearing.dropUndo();
    const job = {
      request: requestOf(texts, picture.held?.facts, language.code),
      writeOnDevice: () => writeJsonOnDevice({ ...texts, image: picture.held?.facts }, language.code),
      writeFallback: () => fallbackJson(texts, new Date()),
    };
    generate(job, writer);
  }

  function begin({ isPressed, handedOver }: Arrival): void {
    const field = inputs.fieldRefs.text.current;
    if (!field) return;
    const draft = readJsonDraft();
    const early = field.value;
    const { content: text, start } = beginningOf({
      early,
      isBlank: early === '',
      isPressed,
      handedOver,
      draft: draft.text,
    });
    // What is handed over stands for itself: code of an older draft has no part in it.
    const texts = { ...(handedOver === undefined ? draft : NO_TEXTS), text };
    if (!isBlank(texts)) inputs.write(texts);
    inputs.setTab(firstFilledTab(texts) ?? 'text');
    if (start === 'now') submit(texts);
    if (start === 'soon') setIsPending(true);
    // The focus or the text may have come before the app, whose handlers then saw neither.
    if (field === document.activeElement || field.value !== '') prepareJson(language.code);
  }

  function cancelHandOver(): void {
    setIsPending(false);
    announce(t('generator:handOverCancelled'));
    inputs.focus('text');
  }

  return {
    formRef,
    form,
    prepare: () => prepareJson(language.code),
    submit: (writer?: Writer) => submit(inputs.texts, writer),
    generation,
    edit: (prompt: string) => replace(withPrompt(generation, prompt)),
    clearing,
    refusalText,
    isReady: form.isReady && generation.status !== 'working',
    handOver: { isPending, cancel: cancelHandOver },
  };
}

/** Also what mends a result and measures a picture, which may have to be done without a connection. */
function prepareJson(language: LanguageCode): void {
  prepareToGenerate(language, (code) =>
    Promise.all([
      loadJsonEngine(code),
      import('jsonrepair'),
      import('../../../lib/measure-image.ts'),
      import('@wordlamp/engine/pixels'),
    ]),
  );
}

function withPrompt(generation: Generation, prompt: string): Generation {
  return withOutput(generation, (output) => ({ ...output, prompt }));
}
