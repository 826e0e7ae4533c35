import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/chromium-flags.mjs';
import { findChromium } from './scripts/ensure-chromium.mjs';

// Playwright reads this file again in each of its workers; what is chosen once travels in the environment.
process.env.JOURNEYS_PORT ??= String(await findFreePort());
const baseURL = `http://127.0.0.1:${process.env.JOURNEYS_PORT}`;
/** See CONTRIBUTING.md. */
const isQuick = process.env.TEST_LANE === 'quick';
const executablePath = findChromium(process.env);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './scripts/journeys/provide-chromium.mjs',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  maxFailures: 10, // a broken build fails everywhere: enough to see what it is
  timeout: 60_000,
  expect: { timeout: 15_000 }, // a busy machine may take seconds to load a page; waiting costs only where it fails
  reporter: [['list'], ['json', { outputFile: 'reports/journeys.json' }]],
  use: {
    baseURL,
    locale: 'en-US',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grepInvert: notIn(/@phone/),
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      // These set their own widths, or are about what no width changes.
      testIgnore:
        /\b(?:accessibility|addresses|prompt-languages|json-pictures|language|before-hydration|art-generator-states|text-generator-states)\.spec/,
      grepInvert: notIn(/@desktop/),
      // In the quick lane these, where a narrow page is another one: the rest of a visit depends on no width.
      ...(isQuick && { testMatch: /(?<!-)\b(?:home|shell|pages|generate)\.spec/ }),
    },
  ],
  webServer: {
    command: 'node scripts/journeys/serve-empty-product.mjs',
    url: `${baseURL}/health/ready`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000, // the site may have to be built first
    reuseExistingServer: false,
  },
});

/** What a project leaves out: journeys of the other width, and those marked `@full` in the quick lane. */
function notIn(otherWidth: RegExp): RegExp[] {
  return isQuick ? [otherWidth, /@full/] : [otherWidth];
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
