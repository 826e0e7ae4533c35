import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import type { ArtField } from '@wordlamp/engine/art-options';
import { composeArtSentence } from '@wordlamp/engine/art-sentence';
import type { ArtTarget } from '@wordlamp/engine/art-targets';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../lib/announce.ts';
import { notify } from '../../../lib/notify.ts';
import { writeArtOnDevice } from '../../../lib/write-art-on-device.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { useGeneration } from '../use-generation.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { type ArtChoices, configurationOf, hasChoices, missingFields, NO_CHOICES, readChoices } from './art-choices.ts';
import { readArtDraft } from './art-draft.ts';
import { type DetailsProblem, detailsProblem } from './details-problem.ts';
import { focusField } from './focus-field.ts';
import { useArtChoices } from './use-art-choices.ts';
import { useArtRemoval } from './use-art-removal.ts';
import { useHeadStart } from './use-head-start.ts';
import { useProposedStart } from './use-proposed-start.ts';

type ArtGeneratorDeps = { language: Language; usage: DailyUsage | undefined; onCounted(requests: number): void };

/** Everything that the page of the art generator does; its components only show it. */
export function useArtGenerator({ language, usage, onCounted }: ArtGeneratorDeps) {
  const { t } = useTranslation(['artGenerator', 'generator']);
  const refusalText = useRefusalText(usage, language.tag);
  const formRef = useRef<HTMLFormElement>(null);
  const form = useArtChoices();
  const [target, setTarget] = useState<ArtTarget>('natural');
  const [isExplained, setIsExplained] = useState(false);
  const { generation, generate, replace } = useGeneration({
    language: language.code,
    words: { generated: t('generatedToast'), fallbackNotice: t('fallbackNotice') },
    refusalText,
    onCounted,
  });
  const removal = useArtRemoval({ form, generation, onReplaced: replace, onDone: refocus });
  const handOver = useProposedStart({
    language: language.code,
    onProposed: (proposal) => {
      form.propose(proposal);
      announce(t('proposedStatus'));
    },
    start: () => submit(form.choices),
  });
  useArrival(formRef, begin);
  useHeadStart(formRef, language.code);
  const missing = missingFields(form.choices);
  const problem = detailsProblem(form.choices.details);

  function refocus(): void {
    handOver.cancel();
    setIsExplained(false);
    formRef.current?.querySelector('summary')?.focus();
  }

  function fill(example: ArtChoices): void {
    handOver.cancel();
    setIsExplained(false);
    removal.fill(example);
    formRef.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  function problemText(problem: DetailsProblem): string {
    return refusalText({ code: problem, text: '', requests: undefined });
  }

  function choose(field: ArtField | 'details', value: string): void {
    handOver.cancel();
    form.choose(field, value);
    const found = field === 'details' ? detailsProblem(value) : undefined;
    if (found !== undefined && found !== problem) announce(problemText(found));
  }

  function submit(choices: ArtChoices): void {
    handOver.cancel();
    if (generation.status === 'working') announce(t('generator:generating'));
    else if (!start(choices)) explain(choices);
  }

  /** @returns false where something is missing or too long */
  function start(choices: ArtChoices): boolean {
    const configuration = configurationOf(choices);
    if (configuration === null || detailsProblem(choices.details) !== undefined) return false;
    const sentence = composeArtSentence(configuration);
    // What Undo brought back would take the place of the new prompt, which counts.
    removal.dropUndo();
    setIsExplained(false);
    generate({
      request: { text: sentence, type: 'art-prompt', target, pageLanguage: language.code },
      writeOnDevice: async () => (await writeArtOnDevice({ sentence, target, variant: 0 })).prompt,
      writeFallback: () => t('fallbackPrompt', { sentence }),
    });
    return true;
  }

  function explain(choices: ArtChoices): void {
    setIsExplained(true);
    const [firstMissing] = missingFields(choices);
    const found = detailsProblem(choices.details);
    if (firstMissing !== undefined) notify('error', t('requiredFields'));
    else if (found !== undefined) notify('error', problemText(found));
    focusField(firstMissing ?? 'details');
  }

  function begin({ isPressed, handedOver }: Arrival): void {
    if (!formRef.current) return;
    const early = readChoices(Object.fromEntries(new FormData(formRef.current)));
    if (isPressed || hasChoices(early)) form.replace(early);
    else if (handedOver === undefined) form.replace(readArtDraft());
    else form.replace({ ...NO_CHOICES, details: handedOver });
    if (isPressed) submit(early);
    else if (!hasChoices(early) && handedOver !== undefined) handOver.accept(handedOver);
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
    fill,
    generation,
    target,
    setTarget,
    removal,
    refusalText,
    missing,
    isExplained,
    isReady: missing.length === 0 && problem === undefined && generation.status !== 'working',
    detailsNote: problem && problemText(problem),
    handOver: { isPending: handOver.isPending, cancel: cancelHandOver },
  };
}
