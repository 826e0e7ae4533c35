import type { VideoForm } from '@wordlamp/engine/video-form';
import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useRef } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { notify } from '../../../lib/notify.ts';
import { useAtFirstFocus } from '../../../ui/use-at-first-focus.ts';
import { useMachine } from '../../../ui/use-machine.ts';
import { useOffer } from '../../../ui/use-offer.ts';
import { prefillOf } from '../prefill.ts';
import { type Arrival, useArrival } from '../use-arrival.ts';
import { loadVideoPresets, prepareVideo } from './load-video-engine.ts';
import { readIdea } from './read-idea.ts';
import { reduceVideo } from './reduce-video.ts';
import { useBuilding } from './use-building.ts';
import { EMPTY_FORM, isEmptyForm, isLeftAs, readVideoDraft, saveVideoDraft, unreadIdea } from './video-draft.ts';
import { fieldId } from './video-groups.ts';
import { INITIAL_VIDEO, type VideoEffect, type VideoEvent } from './video-state.ts';

/** The state of the page of the video generator, and what it does outside of it. It needs no server. */
export function useVideoGenerator() {
  const { t } = useTranslation(['videoGenerator', 'generator']);
  const { code } = useLanguage();
  const formRef = useRef<HTMLFormElement>(null);
  const fieldsRef = useRef<HTMLDivElement>(null);
  const { state, send } = useMachine({ initial: INITIAL_VIDEO, reduce: reduceVideo, perform });

  useArrival(formRef, arrive);
  useAtFirstFocus(prepareVideo, null);
  useBuilding(state.building, (of, prompt) => send({ type: 'built', of, prompt }));
  const pause = useOffer(state.removed, () => send({ type: 'undoOver' }));

  function arrive({ form, isPressed, handedOver }: Arrival): void {
    const early = typedInto(form);
    const isBlank = isEmptyForm(early);
    const draft = readVideoDraft();
    const { content, start } = prefillOf({
      early: isLeftAs(draft, early) ? draft : { form: early, isFromIdea: false },
      isBlank,
      // What was pressed with an empty form is built of what was left here last time.
      isPressed: isPressed && !isBlank,
      handedOver: handedOver === undefined ? undefined : unreadIdea(handedOver),
      draft,
    });
    if (handedOver !== undefined && start === 'soon') send({ type: 'handedOver', idea: handedOver, draft });
    else send({ type: 'began', content, isPressed });
  }

  function perform(effect: VideoEffect, sendBack: (event: VideoEvent) => void): void {
    switch (effect.do) {
      case 'loadExample':
        loadExample(effect.id).then((form) => sendBack({ type: 'exampleLoaded', form }));
        break;
      case 'readIdea':
        readIdea(effect.idea, code).then((form) => sendBack({ type: 'ideaRead', idea: effect.idea, form }));
        break;
      case 'saveDraft':
        saveVideoDraft(effect.draft);
        break;
      case 'announce':
        announce(t(effect.key));
        break;
      case 'tellNotLoaded':
        notify('error', t('notLoaded'));
        break;
      case 'showForm':
        fieldsRef.current?.scrollIntoView({ block: 'nearest' });
    }
  }

  const removal = {
    clear: () => send({ type: 'cleared' }),
    undo: () => send({ type: 'undone' }),
    isUndoOffered: state.removed !== undefined,
    ...pause,
  };
  return { formRef, fieldsRef, state, send, removal };
}

function loadExample(id: VideoPresetId): Promise<VideoForm | undefined> {
  return loadVideoPresets().then(
    ({ VIDEO_PRESETS }) => VIDEO_PRESETS[id],
    (reason: unknown) => {
      console.warn('The example could not be loaded.', reason);
      return undefined;
    },
  );
}

/** The fields have no names, so that their contents never end up in a URL. */
function typedInto(form: HTMLFormElement): VideoForm {
  const valueIn = (field: string) => form.querySelector<HTMLInputElement>(`#${fieldId(field)}`)?.value ?? '';
  return Object.fromEntries(Object.keys(EMPTY_FORM).map((field) => [field, valueIn(field)])) as VideoForm;
}
