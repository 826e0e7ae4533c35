import memo from '../content/templates/en/one-page-decision-memo.json' with { type: 'json' };
import { card, open } from './templates-page.ts';
import { expect, test } from './visitor.ts';

test('a file that cannot be written offline is reported', { tag: ['@desktop', '@full'] }, async ({
  page,
  troubles,
}) => {
  troubles.expected.push(/could not be loaded/, /Failed to fetch|ERR_FAILED|Failed to load/);
  await page.route('**/assets/template-file-*.js', (route) => route.abort());
  await open(page);

  await card(page, memo.title).getByRole('button', { name: 'Download' }).click();

  await expect(page.getByText('We couldn’t create the file. Check your connection')).toBeVisible();
});

test('a form that cannot be loaded offline is reported', { tag: ['@desktop', '@full'] }, async ({ page, troubles }) => {
  troubles.expected.push(/could not be loaded/, /Failed to fetch|ERR_FAILED|Failed to load/);
  await page.route('**/assets/fill-dialog-*.js', (route) => route.abort());
  await open(page);

  await card(page, memo.title)
    .getByRole('button', { name: `Fill in ${memo.title}` })
    .click();

  await expect(page.getByText('The form could not be loaded. Check your connection')).toBeVisible();
});
