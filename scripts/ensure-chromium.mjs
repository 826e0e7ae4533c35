// Finds a Chromium for the browser journeys, or gets one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell', // opens a page in half the time of the whole browser
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const DOWNLOAD_LIMIT_MS = 300_000;
const APT_LIMIT_MS = 600_000;

/**
 * The Chromium of CHROMIUM_PATH, of the system or of Playwright, in this order; undefined if there is none.
 * @param {NodeJS.ProcessEnv} env
 * @throws Error when CHROMIUM_PATH names a file that does not exist
 */
export function findChromium(env) {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return given;
  }
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Like findChromium, but if there is none it installs Playwright's own, then, as root on Debian, the package.
 * @returns {string} the path of the browser
 * @throws Error that says what to install
 */
export function ensureChromium() {
  const found = findChromium(process.env);
  if (found) return found;
  console.log('No Chromium found: trying to download the one of Playwright …');
  downloadPlaywrightChromium();
  const downloaded = findChromium(process.env);
  if (downloaded) return downloaded;
  const hasApt = existsSync('/usr/bin/apt-get');
  if (hasApt && process.getuid?.() === 0) {
    console.log(
      '… which cannot be had here: installing the chromium-headless-shell package of the system with apt-get …',
    );
    installDebianChromium();
    const installed = findChromium(process.env);
    if (installed) return installed;
  }
  const command = hasApt ? 'sudo apt-get install chromium-headless-shell' : 'npx playwright install chromium';
  throw new Error(`No Chromium. Install one (${command}) or name one in CHROMIUM_PATH.`);
}

/** Never with --with-deps, which upgrades packages of the system before it knows whether it can download anything. */
function downloadPlaywrightChromium() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium', '--no-shell'], {
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS, // a firewall that drops packets would hold the download for its many retries
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
  });
}

function installDebianChromium() {
  const options = { timeout: APT_LIMIT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], { ...options, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

if (import.meta.main) {
  try {
    const path = ensureChromium();
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    console.log(`Chromium: ${path} (${stdout.trim()})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
