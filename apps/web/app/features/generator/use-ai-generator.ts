import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { notify } from '../../lib/notify.ts';
import type { Arrival } from './arrival.ts';
import { type IdeaProblem, ideaProblem } from './idea-problem.ts';
import { prepareToGenerate } from './prepare-to-generate.ts';
import { useArrival } from './use-arrival.ts';
import { useGeneration } from './use-generation.ts';
import { useHandOver } from './use-hand-over.ts';
import { useIdea } from './use-idea.ts';
import { useRefusalText } from './use-refusal-text.ts';
import { useRemoval } from './use-removal.ts';

const GENERATOR = 'ai-prompt';

type AiGeneratorDeps = { language: Language; usage: DailyUsage | undefined; onCounted(requests: number): void };

/** Everything that the page of the AI generator does; its components only show it. */
export function useAiGenerator({ language, usage, onCounted }: AiGeneratorDeps) {
  const { t } = useTranslation('generator');
  const refusalText = useRefusalText(usage, language.tag);
  const idea = useIdea(GENERATOR);
  const { generation, generate, replace } = useGeneration({ language: language.code, refusalText, onCounted });
  const removal = useRemoval({ idea, generation, onReplaced: replace });
  const handOver = useHandOver(() => submit(idea.text));
  useArrival({ fieldRef: idea.fieldRef, generator: GENERATOR, onArrival: begin, onPrepare: prepare });

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
    if (generation.status === 'working') announce(t('generating'));
    else if (problem === undefined) start(text);
    else explain(problem);
  }

  function start(text: string): void {
    // What Undo brought back would take the place of the new prompt, which counts.
    removal.dropUndo();
    generate(text);
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

  function begin({ text, start }: Arrival): void {
    if (text !== '') idea.write(text);
    if (start === 'now') submit(text);
    if (start === 'soon') handOver.accept();
  }

  function cancelHandOver(): void {
    handOver.cancel();
    announce(t('handOverCancelled'));
    idea.fieldRef.current?.focus();
  }

  return {
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
