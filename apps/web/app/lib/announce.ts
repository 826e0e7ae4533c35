export const ANNOUNCER_ID = 'announcer';

/** Has screen readers announce a text (polite live region). */
export function announce(text: string): void {
  // A new node each time: setting the same text again would not be announced.
  const line = document.createElement('p');
  line.textContent = text;
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(line);
}
