/** Another backend that the build names, as the environment of the build has it; undefined for the page's own origin. */
export function otherBackendUrl(): string | undefined {
  return import.meta.env.VITE_BACKEND_URL;
}

/** False while the site is developed: what a browser kept would hide what has changed. */
export function isBuilt(): boolean {
  return import.meta.env.PROD;
}
