// Every route of the server, and what a good body of it looks like: the fuzz run varies these, slightly or wildly.

/**
 * @typedef {object} Route
 * @property {string} path `:id` is an identifier; a query belongs to it
 * @property {readonly string[]} methods that it has
 * @property {Readonly<Record<string, unknown>>} [body] a good one
 */

const EMAIL = 'ann@example.org';
const PASSWORD = 'a quiet lamp at dusk';
const TOKEN = 'x'.repeat(43);
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const IDEA = { text: 'a poem about rain', type: 'ai-prompt', target: 'claude', variant: 1, language: 'en' };
const ART = { text: 'a red fox in snow', type: 'art-prompt', target: 'midjourney', pageLanguage: 'fr' };
const JSON_IDEA = { text: 'a cat', type: 'json-prompt', code: 'f()', imageDescription: 'a cat', imageUrl: PICTURE };
const MESSAGE = { name: 'Ann', email: EMAIL, subject: 'Hello', message: 'A question.', category: 'general' };
const REPORT = { type: 'ai-prompt', idea: 'a poem', result: 'Write a poem.', pageLanguage: 'en', comment: 'Short.' };
const PKCE = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' };
const SIGN_UP = { email: EMAIL, password: PASSWORD, data: { full_name: 'Ann' }, ...PKCE };
const USER = '00000000-0000-4000-8000-000000000000';

/** @type {readonly Route[]} */
export const ROUTES = [
  { path: '/health/live', methods: ['GET'] },
  { path: '/health/ready', methods: ['GET'] },
  { path: '/functions/v1/generate-prompt', methods: ['POST'], body: IDEA },
  { path: '/functions/v1/generate-prompt', methods: ['POST'], body: ART },
  { path: '/functions/v1/generate-prompt', methods: ['POST'], body: JSON_IDEA },
  { path: '/functions/v1/daily-usage', methods: ['GET'] },
  { path: '/functions/v1/contact', methods: ['POST'], body: MESSAGE },
  { path: '/functions/v1/report-result', methods: ['POST'], body: REPORT },
  { path: '/functions/v1/template-use', methods: ['POST'], body: { template: 'plot-logic-check', action: 'copy' } },
  { path: '/functions/v1/template-uses', methods: ['GET'] },
  { path: '/functions/v1/post-open', methods: ['POST'], body: { post: 'neighbor-and-washing-machine' } },
  { path: '/functions/v1/post-opens', methods: ['GET'] },
  { path: '/auth/v1/signup', methods: ['POST'], body: SIGN_UP },
  { path: '/auth/v1/token?grant_type=password', methods: ['POST'], body: { email: EMAIL, password: PASSWORD } },
  { path: '/auth/v1/token?grant_type=refresh_token', methods: ['POST'], body: { refresh_token: TOKEN } },
  {
    path: '/auth/v1/token?grant_type=pkce',
    methods: ['POST'],
    body: { auth_code: USER, code_verifier: 'x'.repeat(64) },
  },
  { path: `/auth/v1/verify?token=${TOKEN}&type=signup&redirect_to=%2Fen`, methods: ['GET'] },
  { path: '/auth/v1/token?grant_type=web3', methods: ['POST'], body: { chain: 'solana', message: 'x' } },
  { path: '/auth/v1/verify', methods: ['POST'], body: { type: 'email', token_hash: TOKEN, email: EMAIL } },
  { path: '/auth/v1/resend', methods: ['POST'], body: { type: 'signup', email: EMAIL } },
  { path: '/auth/v1/recover', methods: ['POST'], body: { email: EMAIL, ...PKCE } },
  { path: '/auth/v1/otp', methods: ['POST'], body: { email: EMAIL, create_user: true, ...PKCE } },
  { path: '/auth/v1/magiclink', methods: ['POST'], body: { email: EMAIL } },
  { path: '/auth/v1/sso', methods: ['POST'], body: { domain: 'example.org', ...PKCE } },
  { path: '/auth/v1/user/identities/authorize?provider=google', methods: ['GET'] },
  { path: '/auth/v1/user/identities/:id', methods: ['DELETE'] },
  { path: `/auth/v1/authorize?provider=google&redirect_to=%2Fen`, methods: ['GET'] },
  { path: `/auth/v1/callback?code=${TOKEN}&state=${TOKEN}`, methods: ['GET'] },
  { path: '/auth/v1/user', methods: ['GET', 'PUT'], body: { email: EMAIL, password: PASSWORD, data: {} } },
  { path: '/auth/v1/reauthenticate', methods: ['GET'] },
  { path: '/auth/v1/logout?scope=local', methods: ['POST'] },
  { path: '/auth/v1/factors', methods: ['POST'], body: { factor_type: 'totp', friendly_name: 'Phone' } },
  { path: '/auth/v1/factors/:id/challenge', methods: ['POST'], body: { channel: 'sms' } },
  { path: '/auth/v1/factors/:id/verify', methods: ['POST'], body: { challenge_id: USER, code: '123456' } },
  { path: '/auth/v1/factors/:id', methods: ['DELETE'] },
  { path: '/auth/v1/.well-known/jwks.json', methods: ['GET'] },
  { path: '/auth/v1/settings', methods: ['GET'] },
  { path: '/auth/v1/health', methods: ['GET'] },
  { path: '/rest/v1/rpc/get_daily_usage', methods: ['POST'], body: { user_id_param: USER } },
  { path: `/rest/v1/rpc/get_daily_usage?user_id_param=${USER}`, methods: ['GET'] },
  { path: '/rest/v1/:id', methods: ['GET'] },
  { path: '/api/v1/account', methods: ['DELETE'], body: { confirmation: EMAIL } },
  { path: '/api/v1/account/usage', methods: ['GET'] },
  { path: '/api/v1/account/sessions', methods: ['GET'] },
  { path: '/api/v1/account/sessions/:id', methods: ['DELETE'] },
  { path: '/api/v1/account/export', methods: ['GET'] },
  { path: '/api/v1/account/recovery-codes', methods: ['GET', 'POST'] },
  { path: '/api/v1/account/recovery-codes/redeem', methods: ['POST'], body: { code: 'abcd-efgh' } },
  { path: '/api/v1/breached-passwords/7f', methods: ['GET'] },
  { path: '/api/v1/breached-passwords/:id', methods: ['GET'] },
  { path: '/api/v1/outbox', methods: ['GET'] },
  { path: '/', methods: ['GET'] },
  { path: '/en', methods: ['GET'] },
  { path: '/:id', methods: ['GET'] },
];
