/** How much of the sheet has to be in the window, in CSS pixels, so that something of the result shows above the bars. */
const NOTICEABLE_PX = 360;

/** Scrolls to the sheet if it is below the window, as on phones. */
export function revealSheet(sheet: HTMLElement): void {
  if (sheet.getBoundingClientRect().top < innerHeight - NOTICEABLE_PX) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  sheet.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
