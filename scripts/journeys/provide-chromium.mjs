import { ensureChromium } from '../ensure-chromium.mjs';

/** Playwright's global setup: gets a browser before the workers start, and tells them where it is. */
export default function provideChromium() {
  process.env.CHROMIUM_PATH = ensureChromium();
}
