// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a button that is not ready says so and can still be pressed', () => {
  const press = vi.fn();
  render(<Button isReady={false} onClick={press} />);

  fireEvent.click(screen.getByRole('button'));

  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  expect(press).toHaveBeenCalledOnce();
});

test('a ready button is a plain one that sends no form by itself', () => {
  render(<Button />);

  const button = screen.getByRole<HTMLButtonElement>('button');
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  expect(button.type).toBe('button');
});
