// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { EARLY_FORM, type EarlyForm, useEarlyForm } from './early-form.ts';

afterEach(cleanup);

function Form({ onEarly }: { onEarly(early: EarlyForm): void }) {
  const formRef = useRef<HTMLFormElement>(null);
  useEarlyForm(formRef, onEarly);
  return (
    <form ref={formRef} {...EARLY_FORM}>
      <input name="idea" />
    </form>
  );
}

/** The form as it was served, with what happened before the app. */
function start(before: (form: HTMLFormElement) => void) {
  const adopted: (Omit<EarlyForm, 'form'> & { typed: unknown })[] = [];
  const ui = (
    <StrictMode>
      <Form onEarly={({ form, ...early }) => adopted.push({ ...early, typed: new FormData(form).get('idea') })} />
    </StrictMode>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  const form = container.querySelector('form');
  if (!form) throw new Error('The page has no form');
  before(form);
  render(ui, { container, hydrate: true });
  return { adopted, form };
}

test.each([
  { name: 'nothing', before: () => undefined, early: { isPressed: false, pressedBy: '', typed: '' } },
  {
    name: 'typing',
    before: (form: HTMLFormElement) => form.querySelector('input')?.setAttribute('value', 'rain'),
    early: { isPressed: false, pressedBy: '', typed: 'rain' },
  },
  {
    name: 'a press of a button',
    before: (form: HTMLFormElement) => Object.assign(form.dataset, { early: 'pressed', earlyBy: 'artGenerator' }),
    early: { isPressed: true, pressedBy: 'artGenerator', typed: '' },
  },
])('a form hands over $name, once, and forgets that it was pressed', ({ before, early }) => {
  const { adopted, form } = start(before);

  expect(adopted).toEqual([early]);
  expect(form.dataset.early).toBe('');
});
