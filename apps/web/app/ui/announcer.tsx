type AnnouncerProps = { id: string };

/** An empty live region that is in the page from load, since regions added later are often not read out. */
export function Announcer({ id }: AnnouncerProps) {
  return <div id={id} role="status" aria-live="polite" className="sr-only" />;
}
