import type { LanguageCode } from '@wordlamp/engine/languages';
import type { Step } from '../../../ui/use-machine.ts';
import { answered, outputOf, settled, tell, type Writer, withOutput, working } from '../generation.ts';
import { firstFilledTab, isBlank, type JsonTab, type JsonTexts, NO_TEXTS, TEXT_OF_TAB } from './json-inputs.ts';
import {
  type JsonAnnounced,
  type JsonEffect,
  type JsonEvent,
  type JsonState,
  NO_PICTURE,
  problemIn,
  type Removed,
} from './json-state.ts';
import { requestOf } from './request-of.ts';

type JsonStep = Step<JsonState, JsonEffect>;
type EventOf<Type extends JsonEvent['type']> = Extract<JsonEvent, { type: Type }>;

/** All rules of the page of the JSON generator. */
export function reduceJson(state: JsonState, event: JsonEvent): JsonStep {
  switch (event.type) {
    case 'began':
      return begin(state, event);
    case 'typed':
      return type(state, event.texts);
    case 'tabOpened':
      return step({ ...state, tab: event.tab });
    case 'pictureChosen':
      return choosePicture(state, event.file);
    case 'pictureRead':
      return takePicture(state, event);
    case 'pictureRemoved':
      return removePicture(state);
    case 'submitted':
      return submit(state, event.writer, event.pageLanguage);
    case 'handOverCancelled':
      return onTab({ ...state, isHandOverPending: false }, 'text', announce('generator:handOverCancelled'));
    case 'answered':
      return takeAnswer(state, event);
    case 'edited':
      return step(withPrompt({ ...state, mended: undefined }, event.prompt));
    case 'mendAsked':
      return step(state, ...mendOf(state));
    case 'mended':
      return takeMended(state, event);
    case 'mendUndone':
      return undoMend(state);
    case 'starterTaken':
      return takeStarter(state, event.text);
    case 'cleared':
      return clear(state);
    case 'undone':
      return undo(state);
    case 'offerOver':
      return step({ ...state, [event.offer]: undefined });
  }
}

function begin(state: JsonState, { prefill, kept, pageLanguage }: EventOf<'began'>): JsonStep {
  const { content: texts, start } = prefill;
  const begun: JsonState = { ...state, texts, tab: firstFilledTab(texts) ?? 'text' };
  const saved: JsonEffect[] = isBlank(texts) ? [] : [{ do: 'saveDraft', texts }];
  if (start === 'now') return after(saved, submit(begun, 'server', pageLanguage));
  if (start === 'soon') return step({ ...begun, isHandOverPending: true }, ...saved);
  return step(kept === undefined ? begun : { ...begun, sheet: { status: 'ready', output: kept } }, ...saved);
}

/** Any change in the form cancels a pending hand-over, and clears the empty-form error. */
function touched(state: JsonState): JsonState {
  return { ...state, isHandOverPending: false, isMissed: false };
}

function type(state: JsonState, changed: Partial<JsonTexts>): JsonStep {
  const next = { ...touched(state), texts: { ...state.texts, ...changed } };
  const problem = problemIn(next);
  const isNew = problem !== undefined && problem !== 'no_json_input' && problem !== problemIn(state);
  const explained: JsonEffect[] = isNew ? [{ do: 'explain', problem, how: 'announce' }] : [];
  return step(next, { do: 'saveDraft', texts: next.texts }, ...explained);
}

function choosePicture(state: JsonState, file: File): JsonStep {
  const picture = { held: state.picture.held, reading: file, problem: undefined };
  return step({ ...touched(state), tab: 'image', picture }, { do: 'prepare' }, { do: 'readPicture', file });
}

function takePicture(state: JsonState, { file, taken }: EventOf<'pictureRead'>): JsonStep {
  const { held, reading } = state.picture;
  // Outdated: another file was chosen, or the form was cleared.
  if (reading !== file) return step(state);
  if (typeof taken === 'string') {
    const picture = { held, reading: undefined, problem: taken };
    return step({ ...state, picture }, { do: 'explain', problem: taken, how: 'notify' });
  }
  const said: JsonEffect = { do: 'announceFile', key: 'pictureTakenStatus', name: file.name };
  return step({ ...state, picture: { ...NO_PICTURE, held: taken } }, said);
}

function removePicture(state: JsonState): JsonStep {
  const removed: Removed = { what: 'picture', picture: state.picture.held };
  return onTab({ ...state, picture: NO_PICTURE, removed }, 'image', announce('pictureRemovedStatus'));
}

function submit(state: JsonState, writer: Writer, pageLanguage: LanguageCode): JsonStep {
  const { texts, picture, sheet } = state;
  const here = { ...state, isHandOverPending: false };
  if (sheet.status === 'working') return step(here, tell('stillWorking'));
  const problem = problemIn(state);
  if (problem !== undefined) {
    // Focuses the field to change: the open one if it is part of the problem, else the first one.
    const isOpenBlank = texts[TEXT_OF_TAB[state.tab]].trim() === '';
    const tab = isOpenBlank ? (firstFilledTab(texts) ?? state.tab) : state.tab;
    const on = problem === 'no_json_input' ? 'first' : 'text';
    const said: JsonEffect = { do: 'explain', problem, how: 'notify' };
    return step({ ...here, isMissed: true, tab }, said, { do: 'focus', tab, on });
  }
  if (picture.reading !== undefined)
    return step(here, { do: 'announceFile', key: 'pictureReading', name: picture.reading.name });
  const request = requestOf(texts, picture.held?.facts, pageLanguage);
  const inputs = { ...texts, image: picture.held?.facts };
  return step(
    // Undo would replace the new prompt, which has been counted.
    { ...here, removed: undefined, sheet: working(sheet, request) },
    { do: 'generate', request, inputs, writer },
  );
}

function takeAnswer(state: JsonState, event: EventOf<'answered'>): JsonStep {
  const taken = answered(state.sheet, event, (output) => output);
  if (taken === undefined) return step(state);
  const isNew = outputOf(taken.state) !== outputOf(state.sheet);
  return step({ ...state, sheet: taken.state, mended: isNew ? undefined : state.mended }, ...taken.effects);
}

function mendOf({ sheet }: JsonState): JsonEffect[] {
  const output = outputOf(sheet);
  return output === undefined ? [] : [{ do: 'mend', prompt: output.prompt }];
}

function takeMended(state: JsonState, { from, prompt }: EventOf<'mended'>): JsonStep {
  // The result was changed or replaced since.
  if (outputOf(state.sheet)?.prompt !== from) return step(state);
  if (prompt === undefined) return step(state, { do: 'tellUnmended' });
  return step(withPrompt({ ...state, mended: { from } }, prompt), announce('fixedStatus'));
}

function undoMend(state: JsonState): JsonStep {
  const { mended } = state;
  if (mended === undefined) return step(state);
  return step(withPrompt({ ...state, mended: undefined }, mended.from), announce('fixUndoneStatus'));
}

function takeStarter(state: JsonState, text: string): JsonStep {
  const { texts } = state;
  const instead = { ...texts, text };
  const isReplaced = texts.text.trim() !== '' && texts.text !== text;
  const removed = isReplaced ? everythingIn(state, instead) : state.removed;
  const said = isReplaced ? [announce('replacedStatus')] : [];
  return onTab({ ...touched(state), texts: instead, removed }, 'text', { do: 'saveDraft', texts: instead }, ...said);
}

function clear(state: JsonState): JsonStep {
  const removed = everythingIn(state, NO_TEXTS);
  const emptied: JsonState = { ...touched(state), texts: NO_TEXTS, picture: NO_PICTURE, sheet: { status: 'idle' } };
  return onTab(
    { ...emptied, removed, mended: undefined },
    state.tab,
    { do: 'saveDraft', texts: NO_TEXTS },
    { do: 'forgetResult' },
    announce('generator:clearedStatus'),
  );
}

function undo(state: JsonState): JsonStep {
  const { removed } = state;
  if (removed === undefined) return step(state);
  // A picture that was chosen since stays.
  const held = state.picture.held ?? removed.picture;
  const back: JsonState = { ...state, picture: { ...NO_PICTURE, held }, removed: undefined };
  if (removed.what === 'picture') return onTab(back, 'image', announce('pictureBackStatus'));
  const texts = withTypedSince(removed, state.texts);
  const forgotten: JsonEffect[] = outputOf(removed.sheet) === undefined ? [{ do: 'forgetResult' }] : [];
  return onTab(
    { ...back, texts, sheet: removed.sheet, mended: undefined },
    state.tab,
    { do: 'saveDraft', texts },
    ...forgotten,
    announce('undoneStatus'),
  );
}

function everythingIn({ texts, picture, sheet }: JsonState, instead: JsonTexts): Removed {
  return { what: 'all', texts, picture: picture.held, sheet: settled(sheet), instead };
}

/** Text typed since the removal is kept, below the restored text. */
function withTypedSince({ texts, instead }: Extract<Removed, { what: 'all' }>, now: JsonTexts): JsonTexts {
  const both = (field: keyof JsonTexts) =>
    [texts[field], now[field] === instead[field] ? '' : now[field]].filter((part) => part !== '').join('\n');
  return { text: both('text'), code: both('code'), imageDescription: both('imageDescription') };
}

function withPrompt(state: JsonState, prompt: string): JsonState {
  return { ...state, sheet: withOutput(state.sheet, (output) => ({ ...output, prompt })) };
}

/** Opens a tab and focuses its first field. */
function onTab(state: JsonState, tab: JsonTab, ...effects: readonly JsonEffect[]): JsonStep {
  return step({ ...state, tab }, ...effects, { do: 'focus', tab, on: 'first' });
}

const announce = (key: JsonAnnounced): JsonEffect => ({ do: 'announce', key });
const step = (state: JsonState, ...effects: readonly JsonEffect[]): JsonStep => ({ state, effects });
const after = (effects: readonly JsonEffect[], next: JsonStep): JsonStep => ({
  state: next.state,
  effects: [...effects, ...next.effects],
});
