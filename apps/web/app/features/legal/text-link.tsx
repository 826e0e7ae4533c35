import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

type TextLinkProps = { to: To; children: ReactNode };

/** A link on its own line. */
export function TextLink({ to, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center justify-self-start font-medium underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
