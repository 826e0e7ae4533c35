import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';

/** Milliseconds without a key after which the address follows: browsers refuse to change it with every one of many. */
const WRITE_AFTER_MS = 200;

type SearchField = {
  field: RefObject<HTMLInputElement | null>;
  onInput(): void;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
};

/**
 * A field whose text stands in the address. What is typed goes there after a moment; what changes there otherwise, as by
 * the Back button, comes into the field. The field keeps its own text, so what was typed before the app started is used.
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
