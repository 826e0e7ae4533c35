// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAtFirstFocus } from './use-at-first-focus.ts';

afterEach(cleanup);

const MENU = 'Menu';
const IDEA = 'Idea';

type PageProps = { done: string[]; subject: string; isHere?: boolean };

function Page({ done, subject, isHere = true }: PageProps) {
  return (
    <>
      <button type="button">{MENU}</button>
      <form>
        <input aria-label={IDEA} />
      </form>
      {isHere && <Ahead done={done} subject={subject} />}
    </>
  );
}

function Ahead({ done, subject }: Omit<PageProps, 'isHere'>) {
  useAtFirstFocus((name: string) => done.push(name), subject);
  return null;
}

test('waits for the first focus in a form, and for no other', () => {
  const done: string[] = [];
  render(<Page done={done} subject="en" />);

  screen.getByText(MENU).focus();
  expect(done).toEqual([]);

  screen.getByLabelText(IDEA).focus();
  screen.getByText(MENU).focus();
  screen.getByLabelText(IDEA).focus();
  expect(done).toEqual(['en']);
});

test('a field that had the focus before the app counts, and so does another subject', () => {
  const done: string[] = [];
  const { rerender } = render(<Page done={done} subject="en" isHere={false} />);
  screen.getByLabelText(IDEA).focus();

  rerender(<Page done={done} subject="en" />);
  rerender(<Page done={done} subject="fr" />);

  expect(done).toEqual(['en', 'fr']);
});
