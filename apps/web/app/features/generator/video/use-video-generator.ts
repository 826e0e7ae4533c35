import type { VideoPrompt, VideoWarning } from '@wordlamp/engine/video';
import type { VideoField, VideoForm } from '@wordlamp/engine/video-form';
import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../lib/announce.ts';
import { notify } from '../../../lib/notify.ts';
import { useUndo } from '../use-undo.ts';
import { EMPTY_FORM, isEmptyForm, readVideoDraft, saveVideoDraft } from './video-draft.ts';
import { fieldId } from './video-groups.ts';

/** Milliseconds for which the page says that it is generating. */
const GENERATING_MS = 1500;
const TOOL = 'Veo 3 JSON Prompt Generator';

export const loadVideoEngine = () => import('@wordlamp/engine/video');

/** What Reset or an example took away. */
type Removed = { form: VideoForm; output: VideoPrompt | undefined };

/** Everything that the page of the video generator does; it needs no server. */
export function useVideoGenerator() {
  const { t } = useTranslation(['videoGenerator', 'generator']);
  const formRef = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(EMPTY_FORM);
  const [output, setOutput] = useState<VideoPrompt>();
  /** The form as it was when Generate was pressed. */
  const [pending, setPending] = useState<VideoForm>();
  const [warnings, setWarnings] = useState<readonly VideoWarning[]>([]);
  const { kept, keep, drop, setIsPaused } = useUndo<Removed>();

  useLayoutEffect(() => {
    // What was typed before the app was there stands in the fields, and wins over what was left here last time.
    const typed = typedInto(formRef.current);
    const start = isEmptyForm(typed) ? readVideoDraft() : typed;
    setForm(start);
    const isPressed = formRef.current?.dataset.early === 'pressed';
    if (formRef.current) formRef.current.dataset.early = '';
    if (isPressed) setPending(start);
  }, []);

  useEffect(() => {
    let isStale = false;
    if (isEmptyForm(form)) {
      setWarnings([]);
      return;
    }
    loadVideoEngine().then(
      ({ videoWarnings }) => !isStale && setWarnings(videoWarnings(form)),
      (reason: unknown) => console.warn('The form could not be looked over.', reason),
    );
    return () => {
      isStale = true;
    };
  }, [form]);

  useEffect(() => {
    if (pending === undefined) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      try {
        const { buildVideoPrompt } = await loadVideoEngine();
        if (isStale) return;
        setOutput(buildVideoPrompt(pending, { generatedAt: new Date().toISOString(), tool: TOOL }));
        announce(t('generator:lampReady'));
      } catch (reason) {
        console.warn('The generator could not be loaded.', reason);
        if (!isStale) notify('error', t('notLoaded'));
      }
      if (!isStale) setPending(undefined);
    }, GENERATING_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [pending, t]);

  function write(newForm: VideoForm): void {
    setForm(newForm);
    saveVideoDraft(newForm);
  }

  function change(field: VideoField, value: string): void {
    write({ ...form, [field]: value });
  }

  function generate(): void {
    if (pending !== undefined) {
      announce(t('generator:generating'));
      return;
    }
    // What Undo brought back would take the place of the new prompt.
    drop();
    setPending(form);
    announce(t('generator:generating'));
  }

  /** An example takes the place of the form; the output stays. Its words are loaded when one is asked for. */
  async function fill(id: VideoPresetId): Promise<void> {
    try {
      const { VIDEO_PRESETS } = await import('@wordlamp/engine/video-presets');
      if (!isEmptyForm(form)) keep({ form, output });
      write(VIDEO_PRESETS[id]);
      announce(t('exampleFilled'));
    } catch (reason) {
      console.warn('The example could not be loaded.', reason);
      notify('error', t('notLoaded'));
    }
  }

  function reset(): void {
    keep({ form, output });
    write(EMPTY_FORM);
    setOutput(undefined);
    setPending(undefined);
    announce(t('generator:clearedStatus'));
  }

  function undo(): void {
    if (!kept) return;
    write(kept.form);
    setOutput(kept.output);
    drop();
    announce(t('generator:undoneStatus'));
  }

  return {
    formRef,
    form,
    output,
    isGenerating: pending !== undefined,
    warnings,
    change,
    generate,
    fill,
    isFilled: !isEmptyForm(form) || output !== undefined,
    removal: { clear: reset, undo, isUndoOffered: kept !== undefined, setIsPaused },
  };
}

/** The fields have no names, so that nothing of them ever stands in an address. */
function typedInto(form: HTMLFormElement | null): VideoForm {
  const valueIn = (field: string) => form?.querySelector<HTMLInputElement>(`#${fieldId(field)}`)?.value ?? '';
  return Object.fromEntries(Object.keys(EMPTY_FORM).map((field) => [field, valueIn(field)])) as VideoForm;
}
