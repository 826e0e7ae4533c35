// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { HomeIdeaForm } from './home-idea-form.tsx';

const noted = vi.fn();
const asked = vi.fn();

beforeEach(() => {
  localStorage.clear();
  noted.mockClear();
  asked.mockClear();
});

test('keeps the idea for the way back', () => {
  const { unmount } = renderAt('/en', <HomeIdeaForm onIdea={noted} onText={asked} />);
  fireEvent.input(screen.getByLabelText('Your idea'), { target: { value: 'a red fox' } });
  unmount();

  renderAt('/en', <HomeIdeaForm onIdea={noted} onText={asked} />);

  expect(screen.getByLabelText<HTMLTextAreaElement>('Your idea').value).toBe('a red fox');
  expect(noted).toHaveBeenLastCalledWith('a red fox');
});

test('has a text prompt written here', () => {
  const { router } = renderAt('/tr', <HomeIdeaForm onIdea={noted} onText={asked} />);
  fireEvent.change(screen.getByLabelText('Your idea'), { target: { value: '  a poem about rain ' } });

  fireEvent.click(screen.getByRole('button', { name: 'Text prompt' }));

  expect(asked).toHaveBeenCalledExactlyOnceWith('a poem about rain');
  expect(router.state.location.pathname).toBe('/tr');
});

test('leads to the field of the generator where there is no idea', async () => {
  const { router } = renderAt('/en', <HomeIdeaForm onIdea={noted} onText={asked} />);
  fireEvent.change(screen.getByLabelText('Your idea'), { target: { value: '   ' } });

  fireEvent.click(screen.getByRole('button', { name: 'Text prompt' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/en/ai-prompt-generator'));
  expect(router.state.location).toMatchObject({ hash: '#idea', state: null });
});

test.each([
  { name: 'Art prompt', path: '/en/art-prompt-generator' },
  { name: 'JSON prompt', path: '/en/json-prompt' },
  { name: 'Video prompt', path: '/en/veo3-json-prompt-generator' },
])('the button "$name" hands the idea over to its generator', async ({ name, path }) => {
  const { router } = renderAt('/en', <HomeIdeaForm onIdea={noted} onText={asked} />);
  fireEvent.change(screen.getByLabelText('Your idea'), { target: { value: 'a red fox' } });

  fireEvent.click(screen.getByRole('button', { name }));

  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(router.state.location.state).toEqual({ prompt: 'a red fox' });
});

test('has four ways on, each of which leads to its generator without scripts, too', () => {
  renderAt('/en', <HomeIdeaForm onIdea={noted} onText={asked} />);

  const ways = screen.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('formaction')]);
  expect(ways).toEqual([
    ['Text prompt', '/en/ai-prompt-generator'],
    ['Art prompt', '/en/art-prompt-generator'],
    ['JSON prompt', '/en/json-prompt'],
    ['Video prompt', '/en/veo3-json-prompt-generator'],
  ]);
});

test('works without scripts: the form leads to the generator and puts nothing into the address', () => {
  const { container } = renderAt('/en', <HomeIdeaForm onIdea={noted} onText={asked} />);

  const form = container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/en/ai-prompt-generator');
  expect(form?.dataset.early).toBe('');
  expect(form && [...new FormData(form).keys()]).toEqual([]);
});
