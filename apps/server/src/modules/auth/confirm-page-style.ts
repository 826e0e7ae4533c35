/**
 * The look of the site (app.css, font-stacks.css) for a page that fetches nothing: it uses system fonts and the
 * system's theme.
 */
export const CONFIRM_PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.972 0.012 88), oklch(0.185 0.022 262));
  --card: light-dark(oklch(0.993 0.005 88), oklch(0.225 0.026 262));
  --ink: light-dark(oklch(0.245 0.035 262), oklch(0.945 0.012 88));
  --ink-2: light-dark(oklch(0.44 0.03 262), oklch(0.77 0.018 85));
  --line: light-dark(oklch(0.885 0.016 88), oklch(0.32 0.025 262));
  --primary: light-dark(oklch(0.4 0.068 198), oklch(0.78 0.1 190));
  --on-primary: light-dark(oklch(0.985 0.008 88), oklch(0.2 0.03 262));
  --primary-hover: light-dark(oklch(0.345 0.058 198), oklch(0.84 0.09 190));
  --lamp: light-dark(oklch(0.8 0.15 75), oklch(0.84 0.145 80));
  --focus: light-dark(oklch(0.5 0.15 262), oklch(0.8 0.095 255));
  --sans: Arial, Roboto, "Noto Sans", sans-serif;
  --serif: Georgia, "Times New Roman", "Noto Serif", serif;
  --leading: 1.6;
  --clipped: 22px;
}
:root:lang(ar) {
  --sans: Arial, "Noto Sans", "Noto Sans Arabic", sans-serif;
  --serif: var(--sans);
  --leading: 1.8;
}
:root:is(:lang(zh), :lang(ja), :lang(ko)) {
  --sans: system-ui, "Noto Sans CJK SC", sans-serif;
  --serif: var(--sans);
  --leading: 1.75;
}
:root:lang(ko) { word-break: keep-all; }
* { box-sizing: border-box; margin: 0; }
body {
  padding: 24px 16px 64px;
  background: var(--paper);
  color: var(--ink);
  font: 1rem / var(--leading) var(--sans);
}
@media (width >= 45rem) { body { padding-block-start: 96px; font-size: 1.0625rem; } }
header {
  display: flex;
  align-items: center;
  gap: 12px;
  max-inline-size: 35rem;
  margin: 0 auto 24px;
}
header svg { inline-size: 1.625rem; block-size: 1.125rem; }
header .word { inline-size: 6.5rem; block-size: 1.25rem; fill: var(--ink); }
.shade { fill: var(--primary); }
.rays { fill: none; stroke: var(--paper); stroke-width: 1.7; }
.light { fill: var(--lamp); }
main {
  position: relative;
  max-inline-size: 35rem;
  margin-inline: auto;
  padding: 32px 24px;
  border: 1px solid var(--line);
  border-inline-start: 6px solid var(--primary);
  background: var(--card);
  clip-path: polygon(0 0, calc(100% - var(--clipped)) 0, 100% var(--clipped), 100% 100%, 0 100%);
}
[dir="rtl"] main { clip-path: polygon(var(--clipped) 0, 100% 0, 100% 100%, 0 100%, 0 var(--clipped)); }
main::after {
  content: "";
  position: absolute;
  inset-block-start: -1px;
  inset-inline-end: -1px;
  inline-size: var(--clipped);
  block-size: var(--clipped);
  background: linear-gradient(to bottom left, transparent 50%, var(--line) 50% calc(50% + 1px), transparent 0);
}
[dir="rtl"] main::after { scale: -1 1; }
h1 { padding-inline-end: 16px; font: 600 1.5625rem / 1.3 var(--serif); text-wrap: balance; }
p, form { padding-block: 12px; border-block-end: 1px solid var(--line); text-wrap: pretty; }
form { padding-block: 20px; }
p:last-child { padding-block-end: 0; border: 0; color: var(--ink-2); }
button {
  min-block-size: 44px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: var(--primary);
  color: var(--on-primary);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button:hover { background: var(--primary-hover); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
