// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarkedUp } from './marked-up.tsx';

afterEach(cleanup);

test.each([
  { text: 'As <mark>a@b.c</mark>.', html: 'As <b>a@b.c</b>.' },
  { text: '<mark>3/5</mark> used', html: '<b>3/5</b> used' },
  { text: '<mark><mark>x</mark>', html: '<b>&lt;mark&gt;x</b>' },
  { text: '<script>x</script>', html: '&lt;script&gt;x&lt;/script&gt;' },
  { text: 'nothing', html: 'nothing' },
])('$text becomes $html', ({ text, html }) => {
  const { container } = render(<MarkedUp text={text} elements={{ mark: <b /> }} />);

  expect(container.innerHTML).toBe(html);
});
