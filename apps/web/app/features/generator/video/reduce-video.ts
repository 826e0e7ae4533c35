import type { VideoForm } from '@wordlamp/engine/video-form';
import type { Step } from '../../../ui/use-machine.ts';
import { EMPTY_FORM, isEmptyForm, unreadIdea } from './video-draft.ts';
import { isGenerating, type VideoEffect, type VideoEvent, type VideoState } from './video-state.ts';

type VideoStep = Step<VideoState, VideoEffect>;

/** All rules of the page of the video generator. */
export function reduceVideo(state: VideoState, event: VideoEvent): VideoStep {
  switch (event.type) {
    case 'began':
      return begin(state, event);
    case 'handedOver':
      return takeIdea(state, event);
    case 'ideaRead':
      return takeReading(state, event);
    case 'typed':
      // Keeps what was typed while the idea was being read, and appends the idea to it.
      return write({ ...state, reading: undefined }, { ...state.form, [event.field]: event.value });
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
  // Of an idea whose every field was emptied nothing is left.
  const draft = { form, isFromIdea: state.isFromIdea && !isEmptyForm(form) };
  return step({ ...state, ...draft }, { do: 'saveDraft', draft }, ...effects);
}

function begin(state: VideoState, { content, isPressed }: Extract<VideoEvent, { type: 'began' }>): VideoStep {
  return step({ ...state, ...content, building: isPressed ? { ...content, isAtOnce: false } : undefined });
}

/** An idea takes the place of the draft. Until it is read it is an action, so that nothing of it can be lost. */
function takeIdea(state: VideoState, { idea, draft }: Extract<VideoEvent, { type: 'handedOver' }>): VideoStep {
  const removed = isEmptyForm(draft.form) ? undefined : { ...draft, built: undefined };
  const content = unreadIdea(idea);
  const next = { ...state, ...content, reading: idea, removed };
  return write(next, content.form, announce('generator:generating'), { do: 'readIdea', idea });
}

function takeReading(state: VideoState, event: Extract<VideoEvent, { type: 'ideaRead' }>): VideoStep {
  // The form was changed since.
  if (state.reading !== event.idea) return step(state);
  const next = { ...state, reading: undefined };
  if (event.form === undefined) return step(next, { do: 'tellNotLoaded' });
  const form = isEmptyForm(event.form) ? state.form : event.form;
  return write({ ...next, building: { form, isFromIdea: true, isAtOnce: true } }, form);
}

function submit(state: VideoState): VideoStep {
  const { form, isFromIdea } = state;
  const said = announce('generator:generating');
  if (isGenerating(state)) return step(state, said);
  // What Undo brought back would take the place of the new prompt.
  return step({ ...state, building: { form, isFromIdea, isAtOnce: false }, removed: undefined }, said);
}

function takeBuilt(state: VideoState, { of, prompt }: Extract<VideoEvent, { type: 'built' }>): VideoStep {
  // The page was cleared since.
  if (state.building !== of) return step(state);
  const next = { ...state, building: undefined };
  if (prompt === undefined) return step(next, { do: 'tellNotLoaded' });
  return step(
    { ...next, built: { prompt, of: { form: of.form, isFromIdea: of.isFromIdea } } },
    announce('generator:lampReady'),
  );
}

/** An example takes the place of the form; the prompt stays. */
function takeExample(state: VideoState, example: VideoForm | undefined): VideoStep {
  if (example === undefined) return step(state, { do: 'tellNotLoaded' });
  const { form, removed } = state;
  const next = { ...state, ...NO_IDEA, removed: isEmptyForm(form) ? removed : removable(state) };
  return write(next, example, announce('exampleFilled'), { do: 'showForm' });
}

function clear(state: VideoState): VideoStep {
  const next = { ...state, ...NO_IDEA, built: undefined, building: undefined, removed: removable(state) };
  return write(next, EMPTY_FORM, announce('generator:clearedStatus'));
}

function undo(state: VideoState): VideoStep {
  const { removed } = state;
  if (removed === undefined) return step(state);
  // What an idea would still become is undone with it.
  const building = state.building?.isAtOnce ? undefined : state.building;
  const next = { ...state, ...removed, reading: undefined, building, removed: undefined };
  return write(next, removed.form, announce('generator:undoneStatus'));
}

const NO_IDEA = { isFromIdea: false, reading: undefined };

function removable({ form, isFromIdea, built }: VideoState): VideoState['removed'] {
  return { form, isFromIdea, built };
}

const announce = (key: Extract<VideoEffect, { do: 'announce' }>['key']): VideoEffect => ({ do: 'announce', key });
const step = (state: VideoState, ...effects: readonly VideoEffect[]): VideoStep => ({ state, effects });
