/** The prompter's lamp: a half-round shade with its rays over a lit base. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 26 18" className="h-4.5 w-6.5 shrink-0" aria-hidden="true">
      <path d="M.8 13.2a12.2 12.2 0 0 1 24.4 0Z" className="fill-primary" />
      <path d="M13 12V2.4M12 12 6.4 4.8M14 12l5.6-7.2" className="fill-none stroke-paper" strokeWidth={1.7} />
      <path d="M0 14.6h26v3H0Z" className="fill-lamp" />
    </svg>
  );
}
