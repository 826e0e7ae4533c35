/** Pixels, as the large cards of social networks show them. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Where the picture lies that is shown when a page is shared. @param path below the language, '' for home */
export function sharePicturePath(path: string, language: string): string {
  const name = path === '' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/share/${language}/${name}.png`;
}
