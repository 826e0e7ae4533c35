import type { Finding } from './finding.ts';

const IS_SECRET = /SECRET|TOKEN|PASSWORD|PRIVATE/;
/** Below this a text is no secret, and would be struck out of every second word. */
const LEAST_CHARS = 4;

/** Strikes out what the settings hold of secrets: messages come from libraries, which quote what they were given. */
export function hideSecrets(findings: readonly Finding[], env: Record<string, string | undefined>): Finding[] {
  const secrets = Object.entries(env).flatMap(([name, value = '']) => secretsOf(name, value));
  const long = secrets.filter((secret) => secret.length >= LEAST_CHARS);
  return findings.map((finding) => ({
    ...finding,
    says: long.reduce((text, secret) => text.replaceAll(secret, '<secret>'), finding.says),
  }));
}

function secretsOf(name: string, value: string): string[] {
  if (IS_SECRET.test(name)) return [value];
  const password = URL.parse(value)?.password ?? '';
  return [password, new URLSearchParams(`x=${password.replaceAll('+', '%2B')}`).get('x') ?? ''];
}
