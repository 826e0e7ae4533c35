import { ICON_SHAPES, type IconName } from './icon-shapes.ts';

type IconProps = { name: IconName; className?: string };

/** A drawing next to words, never instead of them: hidden from assistive technology. */
export function Icon({ name, className = '' }: IconProps) {
  const { path, mirrors } = ICON_SHAPES[name];
  return (
    <svg
      viewBox="0 0 20 20"
      className={`size-5 shrink-0 fill-none stroke-current ${mirrors ? 'rtl:-scale-x-100' : ''} ${className}`}
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
