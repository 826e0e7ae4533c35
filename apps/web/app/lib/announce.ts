export const ANNOUNCER_ID = 'announcer';

/** Has assistive technology read a text when it is next silent. */
export function announce(text: string): void {
  // A new node each time: setting the same text again would not be read.
  const line = document.createElement('p');
  line.textContent = text;
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(line);
}
