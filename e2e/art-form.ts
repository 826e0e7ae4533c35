import type { Page } from '@playwright/test';
import { hydrated } from './visitor.ts';

const PATH = '/en/art-prompt-generator';
export const REQUIRED = 'Please fill in all required fields (Subject, Style, Medium, Mood, and Colors)';
export const DETAILS = 'two brothers repairing a bicycle';
export const SENTENCE = `A impressionist portrait, in ink style, with a joyful mood, using neon color palette, inspired by Pablo Picasso, with ${DETAILS}.`;

export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const summary = (page: Page, name: string) => page.locator('summary', { hasText: name });
export const option = (page: Page, name: string, label: string) => group(page, name).getByText(label, { exact: true });
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Art Prompt' });
export const details = (page: Page) => page.getByLabel(/^Additional Details/);
export const result = (page: Page) => page.getByRole('textbox', { name: 'Your prompt' });
/** The parts of what is chosen so far, each as "label: value". */
export async function parts(page: Page): Promise<string[]> {
  return page
    .locator('#art-line + dl > div')
    .evaluateAll((divs) =>
      divs.map((div) => [...div.querySelectorAll('dt, dd')].map(({ textContent }) => textContent).join(': ')),
    );
}
/** What `parts` says after `chooseAll`. */
export const ALL_PARTS = [
  'Subject: Portrait',
  'Style: Impressionist',
  'Medium: Ink Drawing',
  'Mood/Emotion: Joyful',
  'Color Palette: Neon',
  'Artist/Era Influence: Pablo Picasso',
  `Additional Details: ${DETAILS}`,
];
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last();

export async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await hydrated(page);
}

/** Chooses all five as a visitor does, led from one group to the next. */
export async function chooseFive(page: Page): Promise<void> {
  await option(page, 'Subject', 'Portrait').click();
  await option(page, 'Style', 'Impressionist').click();
  await option(page, 'Medium', 'Ink Drawing').click();
  await option(page, 'Mood/Emotion', 'Joyful').click();
  await option(page, 'Color Palette', 'Neon').click();
}

export async function chooseAll(page: Page): Promise<void> {
  await chooseFive(page);
  await page.getByLabel(/^Artist\/Era Influence/).selectOption('Pablo Picasso');
  await details(page).fill(DETAILS);
}
