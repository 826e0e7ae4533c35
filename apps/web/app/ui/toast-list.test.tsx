// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ToastList, type ToastListProps } from './toast-list.tsx';

type Notice = Parameters<Parameters<ToastListProps['source']['take']>[0]>[0];

afterEach(cleanup);

test('a success takes away the errors before it, and nothing else', async () => {
  let show: (notice: Notice) => void = () => undefined;
  const source: ToastListProps['source'] = {
    take(receive) {
      show = receive;
      return () => undefined;
    },
  };
  async function say(tone: Notice['tone'], text: string): Promise<void> {
    act(() => show({ tone, text, description: undefined }));
    await screen.findByText(text);
  }
  render(<ToastList source={source} label="Notices" direction="ltr" durationMs={60_000} visibleToasts={3} />);

  await say('error', 'No connection');
  await say('info', 'Kept on this device');
  await say('success', 'Sent');

  await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
  expect(screen.getByText('Kept on this device')).toBeTruthy();
  await say('error', 'Later');
  expect(screen.getByText('Sent')).toBeTruthy();
});
