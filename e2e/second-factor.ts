import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

const STEP_MS = 30_000;

export type SecondFactor = { app: TOTP; recoveryCodes: string[] };

/** Sets up an authenticator app and recovery codes for the person on the page, by the calls of the account page. */
export async function setUpSecondFactor(page: Page): Promise<SecondFactor> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? '';
    return String(JSON.parse(localStorage.getItem(key) ?? '{}').access_token);
  });
  const { id, totp } = await call(page, token, '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Phone' });
  const app = new TOTP({ secret: totp.secret });
  const challenge = await call(page, token, `/auth/v1/factors/${id}/challenge`, {});
  const proof = { challenge_id: challenge.id, code: app.generate() };
  const raised = await call(page, token, `/auth/v1/factors/${id}/verify`, proof);
  const { codes } = await call(page, raised.access_token, '/api/v1/account/recovery-codes', {});
  return { app, recoveryCodes: codes };
}

/** A code works once, so this is the one of the next half minute, which the server accepts early. */
export function nextCode(app: TOTP): string {
  return app.generate({ timestamp: Date.now() + STEP_MS });
}

/** The used parts of these calls' responses. */
type Answer = { id: string; totp: { secret: string }; access_token: string; codes: string[] };

function call(page: Page, token: string, path: string, body: object): Promise<Answer> {
  return page.evaluate(
    async ({ token, path, body }) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
      return response.json();
    },
    { token, path, body },
  );
}
