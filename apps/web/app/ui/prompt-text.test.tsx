// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PromptText } from './prompt-text.tsx';

const TEXT = '# Task\nTone: warm\n\n- one [name]\n- two';

afterEach(cleanup);

function show() {
  const proseRef = createRef<HTMLDivElement>();
  render(<PromptText text={TEXT} label="Your prompt" isDimmed={false} proseRef={proseRef} />);
  const prose = proseRef.current;
  if (prose === null) throw new Error('nothing is shown');
  return prose;
}

test('assistive technology gets one field, the eye the same characters as prose', () => {
  const prose = show();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' });

  expect([field.value, field.readOnly]).toEqual([TEXT, true]);
  expect(prose.textContent).toBe(TEXT);
  expect(prose.closest('[aria-hidden=true]')).toBe(prose);
  expect(prose.querySelector('mark')?.textContent).toBe('[name]');
});

test('a selection is copied verbatim, marks and line breaks included', () => {
  const prose = show();
  const [, tone, , , last] = prose.children;
  const range = document.createRange();
  range.setStart(tone ?? prose, 1);
  range.setEndAfter(last ?? prose);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  const setData = vi.fn();

  fireEvent.copy(prose, { clipboardData: { setData } });

  expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', ' warm\n\n- one [name]\n- two');
});
