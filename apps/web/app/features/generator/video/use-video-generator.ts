import type { VideoPrompt } from '@wordlamp/engine/video';
import type { VideoField, VideoForm } from '@wordlamp/engine/video-form';
import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { notify } from '../../../lib/notify.ts';
import { useAtFirstFocus } from '../../../ui/use-at-first-focus.ts';
import { useUndo } from '../../../ui/use-undo.ts';
import { loadVideoPresets, prepareVideo } from './load-video-engine.ts';
import { useBuilding } from './use-building.ts';
import { EMPTY_FORM, isEmptyForm, readVideoDraft, saveVideoDraft } from './video-draft.ts';
import { fieldId } from './video-groups.ts';

/** What Reset or an example took away. */
type Removed = { form: VideoForm; output: VideoPrompt | undefined };

/** Everything that the page of the video generator does; it needs no server. */
export function useVideoGenerator() {
  const { t } = useTranslation(['videoGenerator', 'generator']);
  const formRef = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(EMPTY_FORM);
  const [output, setOutput] = useState<VideoPrompt>();
  const { kept, keep, drop, setIsPaused } = useUndo<Removed>();
  const { isGenerating, build, stop } = useBuilding({
    onBuilt: (prompt) => {
      setOutput(prompt);
      announce(t('generator:lampReady'));
    },
    onFailed: () => notify('error', t('notLoaded')),
  });

  useAtFirstFocus(prepareVideo, null);

  useLayoutEffect(() => {
    // What was typed before the app was there stands in the fields, and wins over what was left here last time.
    const typed = typedInto(formRef.current);
    const start = isEmptyForm(typed) ? readVideoDraft() : typed;
    setForm(start);
    const isPressed = formRef.current?.dataset.early === 'pressed';
    if (formRef.current) formRef.current.dataset.early = '';
    if (isPressed) build(start);
  }, [build]);

  function write(newForm: VideoForm): void {
    setForm(newForm);
    saveVideoDraft(newForm);
  }

  function generate(): void {
    announce(t('generator:generating'));
    if (isGenerating) return;
    // What Undo brought back would take the place of the new prompt.
    drop();
    build(form);
  }

  /** An example takes the place of the form; the output stays. Its words are loaded when one is asked for. */
  async function fill(id: VideoPresetId): Promise<void> {
    try {
      const { VIDEO_PRESETS } = await loadVideoPresets();
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
    stop();
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
    isGenerating,
    change: (field: VideoField, value: string) => write({ ...form, [field]: value }),
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
