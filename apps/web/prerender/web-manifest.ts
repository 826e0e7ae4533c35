const PAPER = '#faf5ed';

/** What a device shows of the site that is put on its home screen. @param description in English */
export function webManifest(description: string): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: 'Wordlamp',
    short_name: 'Wordlamp',
    description,
    lang: 'en',
    start_url: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  });
}
