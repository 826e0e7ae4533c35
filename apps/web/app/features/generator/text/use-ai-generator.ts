import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../lib/announce.ts';
import { readDraft } from '../../../lib/draft-storage.ts';
import { notify } from '../../../lib/notify.ts';
import { writeOnDevice } from '../../../lib/write-on-device.ts';
import { firstWords } from '../first-words.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { useGeneration } from '../use-generation.ts';
import { useHandOver } from '../use-hand-over.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { beginningOf } from './beginning.ts';
import { type IdeaProblem, ideaProblem } from './idea-problem.ts';
import { useIdea } from './use-idea.ts';
import { useRemoval } from './use-removal.ts';

const GENERATOR = 'ai-prompt';
/** Words of the idea that the fallback keeps. */
const FALLBACK_WORDS = 20;

type AiGeneratorDeps = { language: Language; usage: DailyUsage | undefined; onCounted(requests: number): void };

/** Everything that the page of the AI generator does; its components only show it. */
export function useAiGenerator({ language, usage, onCounted }: AiGeneratorDeps) {
  const { t } = useTranslation(['textGenerator', 'generator']);
  const refusalText = useRefusalText(usage, language.tag);
  const formRef = useRef<HTMLFormElement>(null);
  const idea = useIdea(GENERATOR);
  const { generation, generate, replace } = useGeneration({
    language: language.code,
    words: { generated: t('generatedToast'), fallbackNotice: t('fallbackNotice') },
    refusalText,
    onCounted,
  });
  const removal = useRemoval({ idea, generation, onReplaced: replace });
  const handOver = useHandOver(() => submit(idea.text));
  useArrival(formRef, begin);

  function prepare(): void {
    prepareToGenerate(language.code);
  }

  function problemText(problem: IdeaProblem): string {
    return refusalText({ code: problem, text: '', requests: undefined });
  }

  function change(text: string): void {
    handOver.cancel();
    idea.write(text);
    const problem = ideaProblem(text);
    if (problem !== undefined && problem !== 'empty_input' && problem !== idea.problem) announce(problemText(problem));
  }

  function submit(text: string): void {
    handOver.cancel();
    const problem = ideaProblem(text);
    if (generation.status === 'working') announce(t('generator:generating'));
    else if (problem === undefined) start(text);
    else explain(problem);
  }

  function start(text: string): void {
    // What Undo brought back would take the place of the new prompt, which counts.
    removal.dropUndo();
    generate({
      request: { text, type: 'ai-prompt', pageLanguage: language.code },
      writeOnDevice: () => writeOnDevice(text, language.code),
      writeFallback: () => t('fallbackPrompt', { idea: firstWords(text, FALLBACK_WORDS) }),
    });
  }

  function fill(template: string): void {
    handOver.cancel();
    removal.fill(template);
  }

  function explain(problem: IdeaProblem): void {
    idea.miss();
    notify('error', problemText(problem));
    idea.fieldRef.current?.focus();
  }

  function begin({ isPressed, handedOver }: Arrival): void {
    const field = idea.fieldRef.current;
    if (!field) return;
    const { text, start } = beginningOf({ typed: field.value, isPressed, handedOver, draft: readDraft(GENERATOR) });
    if (text !== '') idea.write(text);
    if (start === 'now') submit(text);
    if (start === 'soon') handOver.accept();
    if (location.hash === `#${field.id}`) field.focus();
    // The focus or the text may have come before the app, whose handlers then saw neither.
    if (field === document.activeElement || field.value !== '') prepare();
  }

  function cancelHandOver(): void {
    handOver.cancel();
    announce(t('generator:handOverCancelled'));
    idea.fieldRef.current?.focus();
  }

  return {
    formRef,
    idea,
    change,
    prepare,
    submit,
    fill,
    generation,
    removal,
    refusalText,
    isReady: idea.problem === undefined && generation.status !== 'working',
    note: idea.noted && problemText(idea.noted),
    handOver: { isPending: handOver.isPending, cancel: cancelHandOver },
  };
}
