import type { DailyUsage } from '@wordlamp/contract/usage';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Refusal } from '../../lib/request-prompt.ts';
import { Button } from '../../ui/button.tsx';
import type { LampState } from '../../ui/cue-lamp.tsx';
import { CueSheet } from '../../ui/cue-sheet.tsx';
import { GhostLines } from '../../ui/ghost-lines.tsx';
import type { Hue } from '../../ui/hue.ts';
import { MarginNote } from '../../ui/margin-note.tsx';
import { type Generation, type Output, outputOf } from './generation.ts';
import { limitOf } from './limit-of.ts';
import { RefusalNote } from './refusal-note.tsx';
import { revealSheet } from './reveal-sheet.ts';

const LAMPS = { idle: 'empty', working: 'working', ready: 'ready', failed: 'failed' } as const;
const LAMP_WORDS = { idle: 'lampEmpty', working: 'lampWorking', ready: 'lampReady', failed: 'lampFailed' } as const;
const SOURCE_NOTES = {
  server: undefined,
  device: 'deviceNote',
  chosenDevice: 'writtenHereNote',
  fallback: 'fallback',
} as const;

/** A state of the lamp with its word. */
export type ChangedLamp = { lamp: LampState; lampWord: string };

type ResultSheetProps<Result extends Output> = {
  hue: Hue;
  generation: Generation<Result>;
  /** Whether the form has changed since the result. */
  isStale: boolean;
  /** Asks for what is in the form now. */
  onUpdate(): void;
  /** Whether a handed-over prompt is about to start. */
  isHandOverPending: boolean;
  /** The note for a fallback written by the page. */
  fallbackNotice: string;
  refusalText(refusal: Refusal): string;
  /** The day's count, for the message at the limit. */
  usage: DailyUsage | undefined;
  /** Writes on the device what the server refuses at the limit. */
  onWriteHere(): void;
  /** What the sheet shows before there is a result. */
  hint: ReactNode;
  /** The lamp's text instead of "Ready" for an edited result. */
  changedLamp?(output: Result): ChangedLamp | undefined;
  /** The result; `isOld` while another one is written. */
  children(output: Result, isOld: boolean): ReactNode;
};

/** The sheet of a generator in all its states: empty, written on, with a result, refused. */
export function ResultSheet<Result extends Output>(props: ResultSheetProps<Result>) {
  const {
    hue,
    generation,
    isStale,
    isHandOverPending,
    fallbackNotice,
    refusalText,
    usage,
    onWriteHere,
    hint,
    children,
  } = props;
  const { t } = useTranslation('generator');
  const sheetRef = useRef<HTMLElement>(null);
  const output = outputOf(generation);
  const source = output?.source;
  const { status } = generation;
  const isAtLimit = generation.status === 'failed' && limitOf(generation.refusal) !== undefined;
  const stale = isStale ? ({ lamp: 'stale', lampWord: t('lampStale') } as const) : undefined;
  const changed = status === 'ready' ? (props.changedLamp?.(generation.output) ?? stale) : undefined;

  // Not for a result restored by Undo or with the page: the visitor is looking elsewhere.
  const statusBefore = useRef(status);
  useEffect(() => {
    const isNew = (status === 'ready' || isAtLimit) && statusBefore.current === 'working';
    statusBefore.current = status;
    if (!isNew || !sheetRef.current) return;
    revealSheet(sheetRef.current);
    // The pressed button disappeared with the refusal, and the focus with it.
    if (status === 'ready' && source === 'chosenDevice') focusSheet(sheetRef.current);
  }, [status, isAtLimit, source]);

  return (
    <CueSheet
      id="cue-sheet"
      hue={hue}
      title={t('sheetTitle')}
      lamp={changed?.lamp ?? LAMPS[status]}
      lampWord={changed?.lampWord ?? t(isAtLimit ? 'lampLimit' : LAMP_WORDS[status])}
      action={
        isStale && (
          <Button tone="text" onClick={props.onUpdate}>
            {t('update')}
          </Button>
        )
      }
      sheetRef={sheetRef}
    >
      {status === 'failed' && (
        <RefusalNote
          refusal={generation.refusal}
          refusalText={refusalText}
          usage={usage}
          earlier={output}
          onWriteHere={onWriteHere}
        />
      )}
      {/* The source of an earlier prompt says nothing about the refused one. */}
      {output && status !== 'failed' && <SourceNote source={output.source} fallbackNotice={fallbackNotice} />}
      {output && children(output, status === 'working')}
      {!output && status === 'working' && <GhostLines isBusy />}
      {/* Its examples are for the button that has nothing left. */}
      {!output && status !== 'working' && !isAtLimit && (isHandOverPending ? <HandOverNote /> : hint)}
    </CueSheet>
  );
}

function focusSheet(sheet: HTMLElement): void {
  sheet.tabIndex = -1;
  sheet.focus({ preventScroll: true });
}

type SourceNoteProps = { source: Output['source']; fallbackNotice: string };

function SourceNote({ source, fallbackNotice }: SourceNoteProps) {
  const { t } = useTranslation('generator');
  const note = SOURCE_NOTES[source];
  if (note === undefined) return null;
  return (
    <div className="mb-3">
      <MarginNote id="sheet-source" tone="warn" text={note === 'fallback' ? fallbackNotice : t(note)} />
    </div>
  );
}

function HandOverNote() {
  const { t } = useTranslation('generator');
  return <p className="text-ink-2">{t('handOverNote')}</p>;
}
