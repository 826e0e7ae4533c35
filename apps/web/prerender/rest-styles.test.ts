// @vitest-environment jsdom
import { expect, test } from 'vitest';
import script from './rest-styles.js?raw';

test('the rest of the styles goes in front of the whole stylesheet, and nothing of it stays in the body', () => {
  document.head.innerHTML = '<style>.first{}</style><link rel="stylesheet" disabled="">';
  document.body.innerHTML =
    '<h1>A</h1><template><style>.rest{}</style></template><noscript></noscript><script></script><p>B</p>';
  const page = {
    currentScript: document.querySelector('script'),
    querySelector: (selector: string) => document.querySelector(selector),
  };

  new Function('document', script)(page);

  expect(document.head.innerHTML).toBe(
    '<style>.first{}</style><style>.rest{}</style><link rel="stylesheet" disabled="">',
  );
  expect(document.body.innerHTML).toBe('<h1>A</h1><p>B</p>');
});
