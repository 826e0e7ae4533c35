/**
 * Whether the browser may put a text on the clipboard, as far as it says so beforehand: a link that is to be followed only
 * when the prompt is copied cannot wait for the answer.
 */
export async function mayCopy(): Promise<boolean> {
  if (!navigator.clipboard) return false;
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-write' as PermissionName });
    return state !== 'denied';
  } catch {
    return true; // Firefox and Safari know no such permission and ask nobody within a press
  }
}
