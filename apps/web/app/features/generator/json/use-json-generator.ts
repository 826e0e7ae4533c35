import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { loadJsonEngine, writeJsonOnDevice } from '../../../lib/write-json-on-device.ts';
import { useAtFirstFocus } from '../../../ui/use-at-first-focus.ts';
import type { Generation, OnCounted } from '../generation.ts';
import type { Writer } from '../obtain-prompt.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';
import { beginningOf } from '../text/beginning.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { useGeneration } from '../use-generation.ts';
import { useHandOver } from '../use-hand-over.ts';
import { useRefusalText } from '../use-refusal-text.ts';
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
  const form = useJsonForm({
    problemText: (code) => refusalText({ code, text: '', requests: undefined }),
    onTouched: () => handOver.cancel(),
    onPrepare: prepare,
  });
  const { inputs, picture } = form;
  const { generation, generate, replace } = useGeneration({
    language: language.code,
    words: { generated: t('generatedToast'), fallbackNotice: t('fallbackNotice') },
    refusalText,
    onCounted,
  });
  const clearing = useClearing({ form, generation, onReplaced: replace });
  const handOver = useHandOver(() => submit(inputs.texts));
  useArrival(formRef, begin);
  useAtFirstFocus(prepareJson, language.code);

  function prepare(): void {
    prepareJson(language.code);
  }

  function submit(texts: JsonTexts, writer: Writer = 'server'): void {
    handOver.cancel();
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
    const { text, start } = beginningOf({ typed: field.value, isPressed, handedOver, draft: draft.text });
    // What is handed over stands for itself: code of an older draft has no part in it.
    const texts = { ...(handedOver === undefined ? draft : NO_TEXTS), text };
    if (!isBlank(texts)) inputs.write(texts);
    inputs.setTab(firstFilledTab(texts) ?? 'text');
    if (start === 'now') submit(texts);
    if (start === 'soon') handOver.accept();
    // The focus or the text may have come before the app, whose handlers then saw neither.
    if (field === document.activeElement || field.value !== '') prepare();
  }

  function cancelHandOver(): void {
    handOver.cancel();
    announce(t('generator:handOverCancelled'));
    inputs.focus('text');
  }

  return {
    formRef,
    form,
    prepare,
    submit: () => submit(inputs.texts),
    writeHere: () => submit(inputs.texts, 'device'),
    generation,
    edit: (prompt: string) => replace(withPrompt(generation, prompt)),
    clearing,
    refusalText,
    isReady: form.isReady && generation.status !== 'working',
    handOver: { isPending: handOver.isPending, cancel: cancelHandOver },
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
  if (generation.status === 'idle' || generation.output === undefined) return generation;
  return { ...generation, output: { ...generation.output, prompt } };
}
