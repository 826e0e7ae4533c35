import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import type { ArtField } from '@wordlamp/engine/art-options';
import type { ArtTarget } from '@wordlamp/engine/art-targets';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import type { OnCounted, Writer } from '../generation.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { useSheet } from '../use-sheet.ts';
import { artBeginningOf } from './art-beginning.ts';
import { type ArtChoices, readChoices } from './art-choices.ts';
import { readArtDraft } from './art-draft.ts';
import { artJob } from './art-job.ts';
import { focusField } from './focus-field.ts';
import { useArtChoices } from './use-art-choices.ts';
import { useArtProblems } from './use-art-problems.ts';
import { useArtRemoval } from './use-art-removal.ts';
import { useHeadStart } from './use-head-start.ts';
import { useProposedStart } from './use-proposed-start.ts';

type ArtGeneratorDeps = { language: Language; usage: DailyUsage | undefined; onCounted: OnCounted };

/** Everything that the page of the art generator does; its components only show it. */
export function useArtGenerator({ language, usage, onCounted }: ArtGeneratorDeps) {
  const { t } = useTranslation(['artGenerator', 'generator']);
  const refusalText = useRefusalText(usage);
  const formRef = useRef<HTMLFormElement>(null);
  const form = useArtChoices();
  const problems = useArtProblems(form.choices, refusalText);
  const [target, setTarget] = useState<ArtTarget>('natural');
  const words = { generated: t('generatedToast'), fallbackNotice: t('fallbackNotice') };
  const { generation, generate, replace } = useSheet({ language: language.code, words, refusalText, onCounted });
  const removal = useArtRemoval({ form, generation, onReplaced });
  const handOver = useProposedStart({
    language: language.code,
    onProposed: form.propose,
    start: () => submit(form.choices),
  });
  useArrival(formRef, begin);
  useHeadStart(language.code);

  function onReplaced(instead: typeof generation, focused: 'summary' | '[type=submit]'): void {
    handOver.cancel();
    problems.forget();
    replace(instead);
    formRef.current?.querySelector<HTMLElement>(focused)?.focus();
  }

  function choose(field: ArtField | 'details', value: string): void {
    handOver.cancel();
    form.choose(field, value);
    if (field === 'details') problems.followDetails(value);
  }

  function submit(choices: ArtChoices, writer: Writer = 'server'): void {
    handOver.cancel();
    const fallbackOf = (sentence: string) => t('fallbackPrompt', { sentence });
    const job = artJob(choices, { target, pageLanguage: language.code, fallbackOf });
    if (generation.status === 'working') announce(t('generator:generating'));
    else if (job === undefined) problems.explain(choices);
    else {
      // What Undo brought back would take the place of the new prompt, which counts.
      removal.dropUndo();
      problems.forget();
      generate(job, writer);
    }
  }

  function begin({ isPressed, handedOver }: Arrival): void {
    if (!formRef.current) return;
    const early = readChoices(Object.fromEntries(new FormData(formRef.current)));
    const { choices, start } = artBeginningOf({ early, isPressed, handedOver, draft: readArtDraft() });
    form.replace(choices);
    if (start === 'now') submit(choices);
    if (start === 'soon') handOver.accept(choices.details);
  }

  function cancelHandOver(): void {
    handOver.cancel();
    announce(t('handOverCancelled'));
    focusField('details');
  }

  return {
    formRef,
    form,
    choose,
    submit: () => submit(form.choices),
    writeHere: () => submit(form.choices, 'device'),
    generation,
    target,
    setTarget,
    removal,
    refusalText,
    problems,
    isReady: problems.isSendable && generation.status !== 'working',
    handOver: { isPending: handOver.isPending, cancel: cancelHandOver },
  };
}
