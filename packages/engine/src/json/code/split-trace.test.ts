import { expect, test } from 'vitest';
import { splitTrace } from './split-trace.ts';

const PYTHON = `Traceback (most recent call last):
  File "main.py", line 9, in <module>
    print(average_price([]))
  File "shop.py", line 5, in average_price
    return total / len(cart)
ZeroDivisionError: division by zero`;
const NODE = `TypeError: Cannot read properties of undefined (reading 'id')
    at load (/srv/app/load.js:12:7)
    at main (/srv/app/main.js:3:1)`;
const JAVA = `Exception in thread "main" java.lang.IllegalStateException: no cart
    at shop.Cart.total(Cart.java:41)
    at shop.Main.main(Main.java:7)
Caused by: java.io.IOException: gone`;

test.each([
  ['Python', PYTHON, { type: 'ZeroDivisionError', message: 'division by zero', line: 5 }],
  ['Node', NODE, { type: 'TypeError', message: "Cannot read properties of undefined (reading 'id')", line: 12 }],
  ['Java', JAVA, { type: 'java.lang.IllegalStateException', message: 'no cart', line: 41 }],
])('recognizes a trace of %s below a program', (_, text, error) => {
  expect(splitTrace(`const a = 1;\n\n\n${text}\n`)).toEqual({ code: 'const a = 1;', trace: { text, ...error } });
});

test.each([
  ['a trace alone', PYTHON],
  ['a program alone', 'const a = 1;\nthrow new TypeError("x");'],
  ['a trace with code below it', `const a = 1;\n${NODE}\nconst b = 2;`],
  ['a trace without its error', 'x = 1\nTraceback (most recent call last):\n  File "a.py", line 1'],
  ['nothing', ''],
])('%s stays whole', (_, source) => {
  expect(splitTrace(source)).toBeNull();
});

test('a long input takes no long time', () => {
  const lines = `${'a.'.repeat(200)}Error: ${'x'.repeat(300)}\n${'  at b:1:1)\n'.repeat(3)}`.repeat(400);
  const start = performance.now();

  splitTrace(`x\n${lines}y`);
  expect(performance.now() - start).toBeLessThan(500);
});
