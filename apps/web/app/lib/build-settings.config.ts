/** Another backend from the build's environment; undefined for the page's own origin. */
export function otherBackendUrl(): string | undefined {
  return import.meta.env.VITE_BACKEND_URL;
}

/** False in development: a cache would hide changes. */
export function isBuilt(): boolean {
  return import.meta.env.PROD;
}
