// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { ANNOUNCER_ID, announce } from './announce.ts';

beforeEach(() => {
  document.body.innerHTML = `<div id="${ANNOUNCER_ID}"></div>`;
});

test('puts the text into the live region', () => {
  announce('Copied');

  expect(document.getElementById(ANNOUNCER_ID)?.textContent).toBe('Copied');
});

test('makes a new node for the same text, so that it is read again', () => {
  announce('Copied');
  const first = document.getElementById(ANNOUNCER_ID)?.firstChild;

  announce('Copied');

  const region = document.getElementById(ANNOUNCER_ID);
  expect(region?.children).toHaveLength(1);
  expect(region?.firstChild).not.toBe(first);
});
