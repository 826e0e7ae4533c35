/**
 * Puts a text on the clipboard. Answers false if the browser does not allow it, so that the caller can select the text.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by a permission, or there is no clipboard on an insecure page: an answer, not a fault.
    return false;
  }
}
