import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { notify } from '../../../lib/notify.ts';
import { writeOffline } from '../../../lib/write-on-device.ts';
import { firstWords } from '../first-words.ts';
import type { OnCounted } from '../generation.ts';
import type { Writer } from '../obtain-prompt.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';
import { useGeneration } from '../use-generation.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { type IdeaProblem, ideaProblem } from './idea-problem.ts';
import { deviceRequestOf } from './revision.ts';
import { useIdea } from './use-idea.ts';
import { useIdleWords } from './use-idle-words.ts';
import { useRemoval } from './use-removal.ts';
import { useRequestChoices } from './use-request-choices.ts';
import { useResult } from './use-result.ts';
import { useTextArrival } from './use-text-arrival.ts';

const GENERATOR = 'ai-prompt';
/** Words of the idea that the fallback keeps. */
const FALLBACK_WORDS = 20;

type AiGeneratorDeps = { language: Language; usage: DailyUsage | undefined; onCounted: OnCounted };

/** Everything that the page of the AI generator does; its components only show it. */
export function useAiGenerator({ language, usage, onCounted }: AiGeneratorDeps) {
  const { t } = useTranslation(['textGenerator', 'generator']);
  const refusalText = useRefusalText(usage);
  const formRef = useRef<HTMLFormElement>(null);
  const idea = useIdea(GENERATOR);
  const { generation, generate, replace } = useGeneration({
    language: language.code,
    words: { generated: t('generatedToast'), fallbackNotice: t('fallbackNotice') },
    refusalText,
    onCounted,
  });
  const result = useResult({ generation, onReplaced: replace });
  const choices = useRequestChoices(result);
  const removal = useRemoval({ idea, generation, onReplaced: result.replace });
  const prepare = () => prepareToGenerate(language.code);
  const handOver = useTextArrival({ generator: GENERATOR, formRef, idea, choices, result, submit, prepare });
  useIdleWords(idea.text, language.code);

  const problemText = (code: IdeaProblem) => refusalText({ code, text: '', requests: undefined });

  function change(text: string): void {
    handOver.stop();
    idea.write(text);
    const problem = ideaProblem(text);
    if (problem !== undefined && problem !== 'empty_input' && problem !== idea.problem) announce(problemText(problem));
  }

  function submit(text: string, pinned = choices.language, writer: Writer = 'server'): void {
    handOver.stop();
    const problem = ideaProblem(text);
    if (generation.status === 'working') announce(t('generator:generating'));
    else if (problem === undefined) start(text, pinned, writer);
    else explain(problem);
  }

  function start(text: string, pinned: LanguageCode | undefined, writer: Writer): void {
    // What Undo brought back would take the place of the new prompt, which counts.
    removal.dropUndo();
    const request = requestOf(text, { target: choices.target, language: pinned, pageLanguage: language.code });
    result.start(request);
    const job = {
      request,
      writeOnDevice: async () => (await writeOffline(deviceRequestOf(request))).prompt,
      writeFallback: () => t('fallbackPrompt', { idea: firstWords(text, FALLBACK_WORDS) }),
    };
    generate(job, writer);
  }

  function fill(template: string): void {
    handOver.stop();
    removal.fill(template);
  }

  function explain(problem: IdeaProblem): void {
    idea.miss();
    notify('error', problemText(problem));
    idea.fieldRef.current?.focus();
  }

  return {
    formRef,
    idea,
    change,
    prepare,
    submit,
    writeHere: () => submit(idea.text, choices.language, 'device'),
    fill,
    generation,
    result,
    choices,
    removal,
    refusalText,
    isReady: idea.problem === undefined && generation.status !== 'working',
    note: idea.noted && problemText(idea.noted),
    handOver,
  };
}

function requestOf(text: string, choices: Pick<GenerationRequest, 'target' | 'language' | 'pageLanguage'>) {
  return { text, type: GENERATOR, ...choices } satisfies GenerationRequest;
}
