import { configure, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { ArtChoices } from '../art-choices.ts';
import { artGeneratorPage } from './art-generator-page.tsx';

// The engine loads during a test.
configure({ asyncUtilTimeout: 4000 });

/** Page object for the art form. */
export const onCounted = vi.fn();
export const details = () => screen.getByLabelText<HTMLTextAreaElement>(/^Additional Details/);
export const output = () => screen.getByLabelText<HTMLTextAreaElement>('Your prompt', { selector: 'textarea' });
export const lamp = () => document.querySelector('#cue-sheet [role=status]')?.textContent;
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const radio = (field: string, value: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${field}][value=${value}]`);
export const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

/** @param state the navigation state from another page */
export function show(state: unknown = null) {
  const { ui, router } = artGeneratorPage({ state, onCounted });
  render(ui);
  return router;
}

export function pick(field: string, value: string): void {
  const option = radio(field, value);
  if (!option) throw new Error(`${field} has no option ${value}`);
  fireEvent.click(option);
}

export function choose({ artist, setting, details: text, ...required }: ArtChoices): void {
  for (const [field, value] of Object.entries(required)) if (value !== null) pick(field, value);
  fireEvent.change(screen.getByLabelText(/^Artist/), { target: { value: artist } });
  fireEvent.change(screen.getByLabelText(/^Setting/), { target: { value: setting } });
  fireEvent.change(details(), { target: { value: text } });
}

/** Mocks `fetch` with a backend. Returns the request bodies. */
export function stubBackend(body: unknown = { generatedPrompt: 'Portrait: two brothers.', usage: { requests: 3 } }) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: RequestInfo | URL, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)));
    if (body === 'no connection') throw new TypeError('Failed to fetch');
    return Response.json(body);
  });
  return asked;
}
