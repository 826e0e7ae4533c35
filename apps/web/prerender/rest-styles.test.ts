// @vitest-environment jsdom
import { expect, test } from 'vitest';
import script from './rest-styles.js?raw';

test('the rest of the styles goes in front of the whole stylesheet, and nothing of it stays in the body', () => {
  document.head.innerHTML = '<style>.first{}</style><link rel="stylesheet" disabled="">';
  document.body.innerHTML =
    '<h1>A</h1><template data-rest=""><style>.rest{}</style></template><p>put in by somebody else</p>' +
    '<noscript data-rest=""></noscript><script data-rest=""></script><p>B</p>';

  new Function(script)();

  expect(document.head.innerHTML).toBe(
    '<style>.first{}</style><style>.rest{}</style><link rel="stylesheet" disabled="">',
  );
  expect(document.body.innerHTML).toBe('<h1>A</h1><p>put in by somebody else</p><p>B</p>');
});
