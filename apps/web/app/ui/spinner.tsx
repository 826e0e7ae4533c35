/** Turns while something is being done; the words next to it say what. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-spin rounded-chip border-2 border-current border-t-transparent"
    />
  );
}
