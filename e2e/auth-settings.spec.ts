import { join } from 'node:path';
import { build } from 'vite';
import { openAuth, PASSWORD, signIn, test, toast } from './auth-page.ts';
import { expect } from './visitor.ts';

const PAGE = '/en/outside-the-provider';

// A build takes over a minute; an empty setting only changes one value in one file of it.
for (const { setting, built, says } of [
  { setting: 'VITE_BACKEND_URL', built: /\burl:location\.origin\b/, says: 'supabaseUrl is required.' },
  { setting: 'VITE_BACKEND_KEY', built: /`sb_publishable_wordlamp`/, says: 'supabaseKey is required.' },
]) {
  test(`where the build set an empty ${setting}, signing in says so`, { tag: '@full' }, async ({
    page,
    email,
    troubles,
  }) => {
    troubles.expected.push(new RegExp(says));
    await page.route('**/assets/shell-*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      expect(script).toMatch(built);
      await route.fulfill({ response, body: script.replace(built, setting === 'VITE_BACKEND_URL' ? 'url:``' : '``') });
    });

    await openAuth(page);
    await signIn(page, email, PASSWORD);

    await expect(toast(page, says)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(says);
  });
}

test('using the session outside of the provider throws a clear error', { tag: '@full' }, async ({ page, troubles }) => {
  const says = /useAuth must be used within an AuthProvider/;
  troubles.expected.push(says);
  const script = await bundle('outside-the-provider.ts');
  await page.route(`**${PAGE}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Outside</title><div id="root"></div><script type="module">${script}</script>`,
    }),
  );

  const thrown = page.waitForEvent('pageerror');
  await page.goto(PAGE);

  expect((await thrown).message).toMatch(says);
});

/** The app's own modules, built for a separate page. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, entry) } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('The build gave no output.');
  return first.output[0].code;
}
