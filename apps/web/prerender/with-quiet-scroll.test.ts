import { expect, test } from 'vitest';
import { withQuietScroll } from './with-quiet-scroll.ts';

/** As React Router writes it. */
const SCRIPT = `<script>((storageKey, restoreKey) => {
		try {
			let storedY = JSON.parse(sessionStorage.getItem(storageKey) || "{}")[restoreKey];
			if (typeof storedY === "number") window.scrollTo(0, storedY);
		} catch (error) {
			console.error(error);
			sessionStorage.removeItem(storageKey);
		}
	})("react-router-scroll-positions", null)</script>`;

test.each([
  { name: 'forbidden', storage: { getItem: forbidden, removeItem: forbidden } },
  { name: 'damaged', storage: { getItem: () => '{', removeItem: () => {} } },
])('a storage that is $name is passed over', ({ storage }) => {
  const run = new Function('sessionStorage', withQuietScroll(SCRIPT).replaceAll(/<.?script>/g, ''));

  expect(() => run(storage)).not.toThrow();
});

test('a page without that script stays as it is', () => {
  expect(withQuietScroll('<p>Text</p>')).toBe('<p>Text</p>');
});

test('another script of React Router stops the build', () => {
  expect(() => withQuietScroll(SCRIPT.replace('console.error(error);', ''))).toThrow('another now');
});

function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
