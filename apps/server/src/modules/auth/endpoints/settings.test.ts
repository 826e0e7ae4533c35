import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

test('M2 no public response contains a secret from the settings', async () => {
  const secrets = {
    SECRET_KEY: Buffer.alloc(32, 9).toString('base64'),
    SMTP_URL: 'smtp://site:word-of-mail@127.0.0.1:9',
    SMS_TOKEN: 'word-of-gateway',
    METRICS_TOKEN: 'word-of-metrics-1',
    AUTH_HOME_CLIENT_SECRET: 'word-of-provider',
  };
  const provider = { AUTH_PROVIDERS: 'home', AUTH_HOME_ISSUER: 'http://127.0.0.1:9/', AUTH_HOME_CLIENT_ID: 'client' };
  const rest = { MAIL_FROM: 'site@wordlamp.test', SMS_URL: 'http://127.0.0.1:9/', SMS_COUNTRIES: 'DE' };
  const app = await testApp({ env: { ...secrets, ...provider, ...rest } });
  const paths = ['/auth/v1/settings', '/auth/v1/.well-known/jwks.json', '/auth/v1/health', '/health/ready', '/metrics'];

  const texts = await Promise.all(paths.map(async (path) => (await app.get(path)).text()));

  const [settings = '', keys = ''] = texts;
  expect(JSON.parse(settings)).toMatchObject({ external: { home: true, phone: true } });
  expect(JSON.parse(keys).keys[0]).toHaveProperty('x');
  expect(JSON.parse(keys).keys[0]).not.toHaveProperty('d');
  for (const text of texts) for (const secret of ['word-of', secrets.SECRET_KEY]) expect(text).not.toContain(secret);
});
