import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { saveJsonDraft } from './json-draft.ts';
import {
  firstFilledTab,
  type InputProblem,
  type JsonTab,
  type JsonTexts,
  NO_TEXTS,
  TEXT_OF_TAB,
} from './json-inputs.ts';

/** The three texts of the form, kept on the device as they are typed, and which of their tabs is open. */
export function useJsonInputs() {
  const [texts, setTexts] = useState(NO_TEXTS);
  const [tab, setTab] = useState<JsonTab>('text');
  const fieldRefs = {
    text: useRef<HTMLTextAreaElement>(null),
    code: useRef<HTMLTextAreaElement>(null),
    imageDescription: useRef<HTMLTextAreaElement>(null),
  };
  const fileRef = useRef<HTMLInputElement>(null);

  function write(newTexts: JsonTexts): void {
    setTexts(newTexts);
    saveJsonDraft(newTexts);
  }

  /** Opens a tab and puts the focus into its first field. */
  function focus(wanted: JsonTab): void {
    flushSync(() => setTab(wanted));
    const field = wanted === 'image' ? fileRef : fieldRefs[wanted];
    field.current?.focus();
  }

  /** To the field that has to be changed: the open one if it is part of the problem, else the first that is. */
  function focusOn(problem: InputProblem): void {
    const wanted = texts[TEXT_OF_TAB[tab]].trim() === '' ? (firstFilledTab(texts) ?? tab) : tab;
    focus(wanted);
    if (problem !== 'no_json_input') fieldRefs[TEXT_OF_TAB[wanted]].current?.focus();
  }

  return { texts, write, tab, setTab, focus, focusOn, fieldRefs, fileRef };
}
