import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** An authenticator app that the person signed in on the page has just set up, by the calls of the account page. */
export async function setUpAuthenticator(page: Page): Promise<TOTP> {
  const id = await call(page, '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Phone' });
  const app = new TOTP({ secret: id.totp.secret });
  const challenge = await call(page, `/auth/v1/factors/${id.id}/challenge`, {});
  await call(page, `/auth/v1/factors/${id.id}/verify`, { challenge_id: challenge.id, code: app.generate() });
  return app;
}

/** A code works once, so this is the one of the next half minute, which the server takes early. */
export function nextCode(app: TOTP): string {
  return app.generate({ timestamp: Date.now() + STEP_MS });
}

/** What the answers of these calls hold, as far as it is read here. */
type Answer = { id: string; totp: { secret: string } };

function call(page: Page, path: string, body: object): Promise<Answer> {
  return page.evaluate(
    async ({ path, body }) => {
      const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? '';
      const { access_token } = JSON.parse(localStorage.getItem(key) ?? '{}');
      const response = await fetch(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
      return response.json();
    },
    { path, body },
  );
}
