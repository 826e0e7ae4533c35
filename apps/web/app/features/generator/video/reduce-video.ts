import type { VideoForm } from '@wordlamp/engine/video-form';
import type { Step } from '../../../ui/use-machine.ts';
import { EMPTY_FORM, isEmptyForm } from './video-draft.ts';
import type { VideoEffect, VideoEvent, VideoState } from './video-state.ts';

type VideoStep = Step<VideoState, VideoEffect>;

/** All rules of the page of the video generator. */
export function reduceVideo(state: VideoState, event: VideoEvent): VideoStep {
  switch (event.type) {
    case 'began':
      return step({ ...state, form: event.form, building: event.isPressed ? event.form : undefined });
    case 'typed':
      return write(state, { ...state.form, [event.field]: event.value });
    case 'submitted':
      return submit(state);
    case 'built':
      return takeBuilt(state, event);
    case 'exampleAsked':
      return step(state, { do: 'loadExample', id: event.id });
    case 'exampleLoaded':
      return takeExample(state, event.form);
    case 'cleared':
      return clear(state);
    case 'undone':
      return undo(state);
    case 'undoOver':
      return step({ ...state, removed: undefined });
  }
}

function write(state: VideoState, form: VideoForm, ...effects: readonly VideoEffect[]): VideoStep {
  return step({ ...state, form }, { do: 'saveDraft', form }, ...effects);
}

function submit(state: VideoState): VideoStep {
  const { form, building } = state;
  const said = announce('generator:generating');
  if (building !== undefined) return step(state, said);
  // What Undo brought back would take the place of the new prompt. A new object: the same form can be built twice.
  return step({ ...state, building: { ...form }, removed: undefined }, said);
}

function takeBuilt(state: VideoState, { of, prompt }: Extract<VideoEvent, { type: 'built' }>): VideoStep {
  // The page was cleared since.
  if (state.building !== of) return step(state);
  const next = { ...state, building: undefined };
  if (prompt === undefined) return step(next, { do: 'tellNotLoaded' });
  return step({ ...next, built: { prompt, of } }, announce('generator:lampReady'));
}

/** An example takes the place of the form; the prompt stays. */
function takeExample(state: VideoState, example: VideoForm | undefined): VideoStep {
  if (example === undefined) return step(state, { do: 'tellNotLoaded' });
  const { form, built, removed } = state;
  const next = { ...state, removed: isEmptyForm(form) ? removed : { form, built } };
  return write(next, example, announce('exampleFilled'), { do: 'showForm' });
}

function clear(state: VideoState): VideoStep {
  const { form, built } = state;
  const next = { ...state, built: undefined, building: undefined, removed: { form, built } };
  return write(next, EMPTY_FORM, announce('generator:clearedStatus'));
}

function undo(state: VideoState): VideoStep {
  const { removed } = state;
  if (removed === undefined) return step(state);
  const next = { ...state, built: removed.built, removed: undefined };
  return write(next, removed.form, announce('generator:undoneStatus'));
}

const announce = (key: Extract<VideoEffect, { do: 'announce' }>['key']): VideoEffect => ({ do: 'announce', key });
const step = (state: VideoState, ...effects: readonly VideoEffect[]): VideoStep => ({ state, effects });
