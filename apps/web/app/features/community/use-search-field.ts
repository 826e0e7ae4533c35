import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';

/** Milliseconds without a key after which the address follows: browsers refuse to change it with every one of many. */
const WRITE_AFTER_MS = 200;

type SearchField = {
  field: RefObject<HTMLInputElement | null>;
  onInput(): void;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
};

/**
 * A field whose text is in the URL. Typing updates the URL after a moment; other changes of the URL, e.g. by the Back
 * button, update the field. The field keeps its own text, so what was typed before the app started is used.
 * @param text what the address says
 */
export function useSearchField(text: string, onSearch: (text: string) => void): SearchField {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (field.current?.value) field.current.form?.requestSubmit();
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    const isTyping = timer.current !== undefined;
    if (!isTyping && field.current && field.current.value.trim() !== text) field.current.value = text;
  }, [text]);

  return {
    field,
    onInput() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => field.current?.form?.requestSubmit(), WRITE_AFTER_MS);
    },
    onSubmit(event) {
      event.preventDefault();
      clearTimeout(timer.current);
      timer.current = undefined;
      onSearch(field.current?.value ?? '');
    },
  };
}
