// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tooltip } from './tooltip.tsx';

afterEach(cleanup);

const LABEL = 'Press';

function renderTooltip() {
  render(
    <Tooltip text="Hint" delayMs={700}>
      <button type="button">{LABEL}</button>
    </Tooltip>,
  );
  return {
    wrapper: screen.getByText(LABEL).parentElement,
    isShut: () => screen.getByText('Hint').closest('.hidden') !== null,
  };
}

test('opens after the delay that it is given', () => {
  expect(renderTooltip().wrapper?.style.getPropertyValue('--tooltip-delay')).toBe('700ms');
});

test('Escape shuts it until the pointer has been elsewhere', () => {
  const { isShut } = renderTooltip();
  expect(isShut()).toBe(false);

  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerOver(screen.getByText(LABEL));
  expect(isShut()).toBe(true);

  fireEvent.pointerOver(document.body);
  expect(isShut()).toBe(false);
});
