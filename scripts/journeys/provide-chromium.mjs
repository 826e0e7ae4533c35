import { ensureChromium } from '../ensure-chromium.mjs';

/** Playwright's global setup: installs a browser before the workers start, and passes on its path. */
export default function provideChromium() {
  process.env.CHROMIUM_PATH = ensureChromium();
}
