/** Another backend that the build names, as the environment of the build has it; undefined for the page's own origin. */
export function otherBackendUrl(): string | undefined {
  return import.meta.env.VITE_BACKEND_URL;
}
