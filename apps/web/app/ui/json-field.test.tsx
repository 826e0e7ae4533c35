// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { JsonField } from './json-field.tsx';

const TEXT = '{\n  "a": "b"\n}\n';

afterEach(cleanup);

function show(isReadOnly: boolean, errorLine: number | undefined) {
  const onChange = vi.fn();
  const fieldRef = createRef<HTMLTextAreaElement>();
  const { container } = render(
    <JsonField {...{ text: TEXT, label: 'Result', isReadOnly, isNumbered: true, onChange, errorLine, fieldRef }} />,
  );
  const lines = [...(container.querySelector('[aria-hidden=true]')?.children ?? [])];
  return { field: screen.getByLabelText<HTMLTextAreaElement>('Result'), lines, onChange, fieldRef };
}

test('draws every line under a field that holds the whole text', () => {
  const { field, lines, fieldRef } = show(false, undefined);
  expect(field.value).toBe(TEXT);
  expect(lines.map(({ textContent }) => textContent)).toEqual(TEXT.split('\n'));
  expect(fieldRef.current).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('reports what is typed into it', () => {
  const { field, onChange } = show(false, undefined);
  fireEvent.change(field, { target: { value: '{}' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('{}');
});

test('cannot be changed where it is only shown', () => {
  expect(show(true, undefined).field.readOnly).toBe(true);
});

test('marks the one line that is wrong', () => {
  const { field, lines } = show(false, 2);
  expect(lines.map(({ className }) => className.includes('bg-danger'))).toEqual([false, true, false, false]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
