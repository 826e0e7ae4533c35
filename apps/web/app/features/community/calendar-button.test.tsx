// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import community from '@wordlamp/content/messages/en/community.json';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { notices } from '../../lib/notify.ts';
import { renderAt } from '../../testing/render-at.tsx';
import type { CommunityEvent } from './community-event.ts';
import { EventCard } from './event-card.tsx';

const NOW = new Date('2026-11-20T12:00:00Z');
const EVENT: CommunityEvent = {
  id: 'the-quietest-clip',
  title: 'The quietest clip',
  description: 'Online.',
  date: '2026-12-15',
  time: '18:30',
  minutes: 45,
  type: 'challenge',
};
const open = () => renderAt('/en/community', <EventCard event={EVENT} now={NOW} />, { community });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Add to calendar: The quietest clip' }));

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an event shows the time of the place, and gives a calendar file in UTC', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });

  open();
  expect(screen.getByText('Tuesday, December 15, 2026').getAttribute('datetime')).toBe('2026-12-15T18:30:00.000Z');
  expect(screen.getByText(/1:30\s–\s2:15\sPM EST/).textContent).not.toBe('');
  press();

  await vi.waitFor(() => expect(names).toEqual(['the-quietest-clip.ics']));
  const text = await files[0]?.text();
  expect(text).toContain('\r\nUID:the-quietest-clip@localhost\r\nDTSTAMP:20261120T120000Z\r\n');
  expect(text).toContain('\r\nDTSTART:20261215T183000Z\r\nDTEND:20261215T191500Z\r\nSUMMARY:The quietest clip\r\n');
});

test('a calendar file that cannot be written is reported', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  URL.createObjectURL = () => {
    throw new Error('no room');
  };
  const told: string[] = [];
  onTestFinished(notices.take(({ text }) => told.push(text)));

  open();
  press();

  const failed = 'The calendar file could not be written. Check your connection and try again.';
  await vi.waitFor(() => expect(told).toEqual([failed]));
});
