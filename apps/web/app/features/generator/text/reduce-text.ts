import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { Step } from '../../../ui/use-machine.ts';
import { answered, outputOf, settled, tell, type Writer, withOutput, working } from '../generation.ts';
import { isFilled } from './fill-placeholders.ts';
import { ideaProblem } from './idea-problem.ts';
import {
  type Change,
  deviceRequestOf,
  isRewritable,
  openPrompt,
  type Revision,
  revisionOf,
  type TextOutput,
  withChange,
  withEarlierWording,
  withWritten,
} from './revision.ts';
import { type Announced, GENERATOR, type TextEffect, type TextEvent, type TextState } from './text-state.ts';

type TextStep = Step<TextState, TextEffect>;
type EventOf<Type extends TextEvent['type']> = Extract<TextEvent, { type: Type }>;

/** All rules of the page of the AI generator. */
export function reduceText(state: TextState, event: TextEvent): TextStep {
  switch (event.type) {
    case 'began':
      return begin(state, event);
    case 'typed':
      return type(state, event.idea);
    case 'submitted':
      return submit(state, event);
    case 'handOverCancelled':
      return step({ ...state, isHandOverPending: false }, announce('generator:handOverCancelled'), FOCUS);
    case 'answered':
      return takeAnswer(state, event);
    case 'languagePinned':
      return pin(state, event.language);
    case 'changed':
      return change(state, event.change);
    case 'rewritten':
      return takeRewritten(state, event);
    case 'wordingUndone':
      return step(revised(state, withEarlierWording), announce('generator:wordingBackStatus'));
    case 'filled':
      return step(revised(state, (revision) => filled(revision, event)));
    case 'templateTaken':
      return takeTemplate(state, event.template);
    case 'cleared':
      return clear(state);
    case 'undone':
      return undo(state);
    case 'replacedBack':
      return bringBack(state);
    case 'offerOver':
      return step(withoutOffer(state, event.offer));
  }
}

function begin(state: TextState, { prefill, language, kept, pageLanguage }: EventOf<'began'>): TextStep {
  const { content, start } = prefill;
  const begun = { ...state, idea: content, language };
  const saved: TextEffect[] = content === '' ? [] : [{ do: 'saveDraft', idea: content }];
  if (start === 'now') return after(saved, submit(begun, { pageLanguage, writer: 'server' }));
  if (start === 'soon') return step({ ...begun, isHandOverPending: true }, ...saved);
  if (kept === undefined) return step(begun, ...saved);
  const target = kept.revision.request.target ?? 'general';
  return step({ ...begun, target, sheet: { status: 'ready', output: kept } }, ...saved, ...rewriteOf(kept.revision));
}

function type(state: TextState, idea: string): TextStep {
  const next = { ...state, idea, isMissed: false, isHandOverPending: false };
  const problem = ideaProblem(idea);
  const isNew = problem !== undefined && problem !== 'empty_input' && problem !== ideaProblem(state.idea);
  const explained: TextEffect[] = isNew ? [{ do: 'explain', problem, how: 'announce' }] : [];
  return step(next, { do: 'saveDraft', idea }, ...explained);
}

type Submission = { pageLanguage: LanguageCode; writer: Writer };

function submit(state: TextState, { pageLanguage, writer }: Submission): TextStep {
  const { idea, target, language, sheet } = state;
  const here = { ...state, isHandOverPending: false };
  if (sheet.status === 'working') return step(here, tell('stillWorking'));
  const problem = ideaProblem(idea);
  if (problem !== undefined) return step({ ...here, isMissed: true }, { do: 'explain', problem, how: 'notify' }, FOCUS);
  const request = { text: idea, type: GENERATOR, target, language, pageLanguage } satisfies GenerationRequest;
  const upcoming = revisionOf(deviceRequestOf(request));
  return step(
    // Undo would replace the new prompt, which has been counted.
    { ...here, removed: undefined, upcoming, sheet: working(sheet, request) },
    { do: 'generate', request, writer },
    ...rewriteOf(upcoming),
  );
}

function takeAnswer(state: TextState, event: EventOf<'answered'>): TextStep {
  const { upcoming = revisionOf(deviceRequestOf(event.request)) } = state;
  const taken = answered<TextOutput>(state.sheet, event, (output) => ({ ...output, revision: upcoming }));
  if (taken === undefined) return step(state);
  const before = outputOf(state.sheet);
  const isReplaced = before !== undefined && outputOf(taken.state) !== before;
  const isLost = isReplaced && isFilled(openPrompt(before), before.revision.fills);
  const next = { ...state, sheet: taken.state, upcoming: undefined, replaced: isLost ? before : state.replaced };
  return step(next, ...taken.effects, ...(isLost ? [announce('filledReplacedStatus')] : []));
}

function pin(state: TextState, language: LanguageCode | undefined): TextStep {
  const rewritten = change({ ...state, language }, { kind: 'language', language });
  return after([{ do: 'saveLanguage', language }], rewritten);
}

function change(state: TextState, wanted: Change): TextStep {
  const output = outputOf(state.sheet);
  if (output === undefined || !isRewritable(output)) return step(state);
  const revision = withChange(output.revision, wanted);
  return step(
    revised(state, () => revision),
    ...rewriteOf(revision),
  );
}

function takeRewritten(state: TextState, { request, written }: EventOf<'rewritten'>): TextStep {
  if (state.upcoming?.rewriting?.request === request)
    return step({ ...state, upcoming: withWritten(state.upcoming, written) });
  const rewriting = outputOf(state.sheet)?.revision.rewriting;
  // A later change has taken its place, or another result is on the sheet.
  if (rewriting?.request !== request) return step(state);
  const { change } = rewriting;
  const next = revised(state, (revision) => withWritten(revision, written));
  if (change === undefined) return step(next);
  if (written === undefined) return step(next, announce('rewriteFailed'));
  const target = change.kind === 'target' ? change.target : state.target;
  const said = SAID_OF[change.kind];
  return step({ ...next, target }, ...(said === undefined ? [] : [announce(said)]));
}

const SAID_OF: Readonly<Record<Change['kind'], Announced | undefined>> = {
  choices: 'rewrittenStatus',
  typed: undefined,
  asRead: 'rewrittenStatus',
  target: 'rewrittenStatus',
  language: 'rewrittenStatus',
  wording: 'rewrittenStatus',
  limitRemoved: 'limitRemovedStatus',
  limitBack: 'limitBackStatus',
};

function filled(revision: Revision, { placeholder, text }: EventOf<'filled'>): Revision {
  return { ...revision, fills: { ...revision.fills, [placeholder]: text } };
}

function takeTemplate(state: TextState, template: string): TextStep {
  const { idea, sheet } = state;
  const isReplaced = idea.trim() !== '' && idea !== template;
  const removed = isReplaced ? { idea, sheet: settled(sheet), instead: template } : state.removed;
  const said = isReplaced ? [announce('replacedStatus')] : [];
  const next = { ...state, idea: template, isMissed: false, isHandOverPending: false, removed };
  return step(next, { do: 'saveDraft', idea: template }, ...said, { do: 'focus', on: 'placeholder' });
}

function clear(state: TextState): TextStep {
  const { idea, sheet } = state;
  return step(
    {
      ...state,
      idea: '',
      isMissed: false,
      isHandOverPending: false,
      sheet: { status: 'idle' },
      upcoming: undefined,
      replaced: undefined,
      removed: { idea, sheet: settled(sheet), instead: '' },
    },
    { do: 'saveDraft', idea: '' },
    { do: 'forgetResult' },
    announce('generator:clearedStatus'),
    FOCUS,
  );
}

function undo(state: TextState): TextStep {
  const { removed } = state;
  if (removed === undefined) return step(state);
  // What was typed since stays, below what comes back.
  const typedSince = state.idea === removed.instead ? '' : state.idea;
  const idea = [removed.idea, typedSince].filter((part) => part !== '').join('\n');
  const next = { ...state, idea, isMissed: false, sheet: removed.sheet, upcoming: undefined, removed: undefined };
  const output = outputOf(removed.sheet);
  // What the engine wrote for it in the meantime has found no result.
  const rest: TextEffect[] = output === undefined ? [{ do: 'forgetResult' }] : rewriteOf(output.revision);
  return step(next, { do: 'saveDraft', idea }, ...rest, announce('generator:undoneStatus'), FOCUS);
}

function bringBack(state: TextState): TextStep {
  const { replaced } = state;
  if (replaced === undefined) return step(state);
  const next: TextState = { ...state, sheet: { status: 'ready', output: replaced }, replaced: undefined };
  return step({ ...next, upcoming: undefined }, announce('filledBackStatus'), ...rewriteOf(replaced.revision));
}

function withoutOffer(state: TextState, offer: EventOf<'offerOver'>['offer']): TextState {
  if (offer === 'limits') return revised(state, (revision) => ({ ...revision, removedLimits: [] }));
  return { ...state, [offer]: undefined };
}

function revised(state: TextState, revise: (revision: Revision) => Revision): TextState {
  const sheet = withOutput(state.sheet, (output) => ({ ...output, revision: revise(output.revision) }));
  return { ...state, sheet };
}

function rewriteOf({ rewriting }: Revision): TextEffect[] {
  return rewriting === undefined ? [] : [{ do: 'rewrite', request: rewriting.request }];
}

const FOCUS: TextEffect = { do: 'focus', on: 'idea' };
const announce = (key: Announced): TextEffect => ({ do: 'announce', key });
const step = (state: TextState, ...effects: readonly TextEffect[]): TextStep => ({ state, effects });
const after = (effects: readonly TextEffect[], next: TextStep): TextStep => ({
  state: next.state,
  effects: [...effects, ...next.effects],
});
