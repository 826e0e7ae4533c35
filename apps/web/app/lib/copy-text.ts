/**
 * Copies a text to the clipboard. Returns false if the browser does not allow it, so that the caller can select the
 * text.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by a permission, or no clipboard on an insecure page: expected, not an error.
    return false;
  }
}
