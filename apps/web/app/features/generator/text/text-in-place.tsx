import type { DailyUsage } from '@wordlamp/contract/usage';
import { isLanguageCode } from '@wordlamp/engine/languages';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { readDraft } from '../../../lib/draft-storage.ts';
import { MarginNote } from '../../../ui/margin-note.tsx';
import type { OnCounted } from '../generation.ts';
import { selectFirstPlaceholder } from './select-first-placeholder.ts';
import { TextResult } from './text-result.tsx';
import { LANGUAGE_DRAFT, notedProblem } from './text-state.ts';
import { useTextSheet } from './use-text-sheet.ts';

type TextInPlaceProps = {
  /** What is in the field now. */
  idea: string;
  /** The id of that field, which gets the focus where something is wrong with the idea. */
  fieldId: string;
  /** How often a prompt was asked for: it is written each time this grows. */
  asked: number;
  usage: DailyUsage | undefined;
  onCounted: OnCounted;
  quota: ReactNode;
  /** The way on to the generator's page, which shows the same prompt. */
  children: ReactNode;
};

/** The sheet of the AI generator on another page, with the same requests and counts. */
export function TextInPlace({ idea, fieldId, asked, usage, onCounted, quota, children }: TextInPlaceProps) {
  const { code } = useLanguage();
  const desk = useTextSheet({ language: code, usage, onCounted, focus });
  const { send } = desk;

  // Each press writes again, with the current text.
  const write = useEffectEvent((press: number) => {
    if (press === 0) return;
    const language = [readDraft(LANGUAGE_DRAFT)].find(isLanguageCode);
    send({
      type: 'began',
      prefill: { content: idea, start: 'now' },
      language,
      kept: undefined,
      pageLanguage: code,
    });
  });
  useEffect(() => write(asked), [asked]);

  const type = useEffectEvent((typed: string) => {
    if (typed !== desk.state.idea) send({ type: 'typed', idea: typed });
  });
  useEffect(() => type(idea), [idea]);

  function focus(on: 'idea' | 'placeholder'): void {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    if (on === 'placeholder') selectFirstPlaceholder(field);
    else field.focus();
  }

  const problem = notedProblem(desk.state);
  const hint = problem !== undefined && (
    <MarginNote
      id="idea-problem"
      tone="warn"
      text={desk.refusalText({ code: problem, text: '', requests: undefined })}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <TextResult desk={desk} usage={usage} hint={hint} understood={null} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {children}
        {quota}
      </div>
    </div>
  );
}
