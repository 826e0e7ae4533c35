import type { ReactNode } from 'react';
import { HalfLamp } from '../ui/half-lamp.tsx';
import { GeneratorLinks } from './generator-links.tsx';

type DeadEndProps = {
  heading: string;
  hint: string;
  /** The way on, as a link or a button. */
  way: ReactNode;
  /** Shown above the four generators. */
  toolsTitle: string;
  children?: ReactNode;
};

/** A page that does not have what was wanted: what happened, the way on, and the generators. */
export function DeadEnd({ heading, hint, way, toolsTitle, children }: DeadEndProps) {
  return (
    <div className="mx-auto grid max-w-measure justify-items-center gap-4 px-4 py-12 text-center lg:py-16">
      <div className="scale-300 pb-4">
        <HalfLamp isLit={false} />
      </div>
      <h1 className="text-3xl">{heading}</h1>
      <p className="text-ink-2">{hint}</p>
      {way}
      {children}
      <h2 className="pt-6 text-lg">{toolsTitle}</h2>
      <GeneratorLinks />
    </div>
  );
}
