import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chooseAll } from './art-form.ts';
import { fullUnless } from './lane.ts';
import { expect, hydrated, test } from './visitor.ts';

// The walk of each generator on the accessibility tree, by Tab from its heading to the end of its result, as it is written down
// in docs/accessibility-walk.md. `npx playwright test e2e/accessibility-walk.spec.ts --workers 1 --update-snapshots=all` writes it again.

const FILE = join(import.meta.dirname, '../docs/accessibility-walk.md');
const MAX_STOPS = 80;

for (const { title, path, field, idea } of [
  {
    title: 'AI Prompt Generator',
    path: '/en/ai-prompt-generator',
    field: '#idea',
    idea: 'thank you note to my neighbor',
  },
  {
    title: 'Art Prompt Generator',
    path: '/en/art-prompt-generator',
    field: '#art-details',
    idea: 'ink drawing of a heron',
  },
  {
    title: 'JSON Prompt Generator',
    path: '/en/json-prompt',
    field: '#json-text',
    idea: 'extract name, total and date',
  },
  {
    title: 'Veo 3 JSON Prompt Generator',
    path: '/en/veo3-json-prompt-generator',
    field: '#video-subject',
    idea: 'a red fox',
  },
])
  test(
    `${title}: Tab goes through the form and the result in the order that is written down`,
    {
      tag: ['@desktop', ...fullUnless(field === '#idea')],
    },
    async ({ page }, { config }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      if (title.startsWith('Art')) await chooseAll(page);
      await page.locator(field).fill(idea);
      await page.locator(field).press('Control+Enter');
      await expect(page.locator('#cue-sheet [data-actions]').filter({ visible: true })).toBeVisible();
      // What was understood is read on the device, where the engine may arrive after the server's answer.
      if (title.startsWith('AI')) await expect(page.getByRole('combobox', { name: 'Job' })).toBeVisible();

      const stops = await walk(page);

      if (config.updateSnapshots === 'all') await write(title, stops);
      expect(stops).toEqual(await written(title));
    },
  );

/** Every stop of Tab from the heading of the page to the first one below the form and its result: role, name and state. */
async function walk(page: Page): Promise<string[]> {
  const tree = await page.context().newCDPSession(page);
  await page.locator('h1').evaluate((heading) => {
    heading.setAttribute('tabindex', '-1');
    heading.focus();
  });
  const stops: string[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const { result } = await tree.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const isAtDesk = await page.evaluate(() => document.activeElement?.closest('form, #cue-sheet') !== null);
    if (!isAtDesk || result.objectId === undefined) break;
    const { objectId } = result;
    let stop = '';
    // While the page is busy, the tree has a button for a moment without the name that is being read for it.
    await expect(async () => {
      const { nodes } = await tree.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
      stop = said(nodes[0]);
      expect(stop).not.toContain('""');
    }).toPass();
    stops.push(stop);
  }
  return stops;
}

type Told = { value?: unknown };
type TreeNode = { role?: Told; name?: Told; properties?: { name: string; value: Told }[] };

/** As in `tab "Text" selected`. */
function said(node: TreeNode | undefined): string {
  const states = ['checked', 'selected', 'expanded', 'disabled'].filter((state) =>
    node?.properties?.some(({ name, value }) => name === state && (value.value === true || value.value === 'true')),
  );
  return [node?.role?.value, JSON.stringify(node?.name?.value ?? ''), ...states].join(' ');
}

async function sections(): Promise<Map<string, string[]>> {
  const text = await readFile(FILE, 'utf8');
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [title = '', ...lines] = section.split('\n');
        return [title, lines.flatMap((line) => /^\d+\. `(.*)`$/.exec(line)?.[1] ?? [])];
      }),
  );
}

const written = async (title: string) => (await sections()).get(title);

async function write(title: string, stops: string[]): Promise<void> {
  const all = await sections();
  all.set(title, stops);
  const [head = ''] = (await readFile(FILE, 'utf8')).split(/^## /m);
  const told = [...all].map(
    ([name, lines]) => `## ${name}\n\n${lines.map((line, place) => `${place + 1}. \`${line}\``).join('\n')}\n`,
  );
  await writeFile(FILE, head + told.join('\n'));
}
