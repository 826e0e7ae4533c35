/** How services write themselves, where a capital letter is not enough. */
const NAMES: Readonly<Record<string, string>> = { github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn' };

/** The name of a service as people know it. @param provider as the backend's settings call it */
export function providerName(provider: string): string {
  return NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}
