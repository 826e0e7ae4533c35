import { readFile } from 'node:fs/promises';
import { card, openCommunity } from './community-page.ts';
import { expect, hydrated, test } from './visitor.ts';

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('an event shows the time of the place, and gives a calendar file in UTC', async ({ page }) => {
    await openCommunity(page);
    const event = card(page, 'The quietest clip');
    await expect(event.getByText('Tuesday, December 15, 2026')).toBeVisible();
    await expect(event.getByText(/1:30\s–\s2:15\sPM EST/)).toBeVisible();
    await expect(event.getByText('27 of 60 places taken')).toBeVisible();
    const download = page.waitForEvent('download');
    await event.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;

    expect(file.suggestedFilename()).toBe('the-quietest-clip.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('\r\nUID:the-quietest-clip@127.0.0.1\r\nDTSTAMP:20261120T120000Z\r\n');
    expect(text).toContain('\r\nDTSTART:20261215T183000Z\r\nDTEND:20261215T191500Z\r\nSUMMARY:The quietest clip\r\n');
    await expect(page.getByText('Calendar file saved. Open it to add the event.')).toHaveCount(1);
  });
});

test('a calendar file that cannot be loaded is told', { tag: '@desktop' }, async ({ page, troubles }) => {
  troubles.expected.push(/calendar file/, /Failed to load resource/);
  await openCommunity(page);
  await page.route('**/assets/save-calendar-file-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Add to calendar: The quietest clip' }).click();

  await expect(
    page
      .getByText('The calendar file could not be written. Check your connection and try again.', { exact: true })
      .last(),
  ).toBeVisible();
});

test('events that are over say so, stand last, and cannot be added to a calendar', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-12-20T12:00:00Z');
  await page.goto('/en/community');
  await hydrated(page);
  const events = page.locator('section[aria-labelledby="events"] article');

  await expect(events.locator('h3')).toHaveText([
    'Fields before sentences',
    'Half the words, the same answer',
    'The quietest clip',
    'A customer reply in four drafts',
  ]);
  await expect(events.first().getByText('Upcoming')).toBeVisible();
  await expect(events.last().getByText('Past')).toBeVisible();
  await expect(events.last().getByRole('button')).toHaveCount(0);
});
