/** In the device's storage: each kind of prompt has its own. */
const PREFIX = 'openIn:';

/** The id of the assistant that was opened last with this kind of prompt; undefined where none was. */
export function readLastAssistant(kind: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + kind) ?? undefined;
  } catch {
    return undefined; // storage is switched off: the order is the usual one
  }
}

export function keepLastAssistant(kind: string, id: string): void {
  try {
    localStorage.setItem(PREFIX + kind, id);
  } catch {
    // Storage is full or switched off: it stands first for as long as the page is open.
  }
}
