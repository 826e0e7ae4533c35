/** Whether the site is built with two languages of invented words, to try the layout. */
export function hasPseudoLanguages(): boolean {
  return Boolean(process.env.VITE_PSEUDO_LANGUAGES);
}
