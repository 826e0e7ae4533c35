type HalfLampProps = { isLit: boolean };

/** One footlight: half round, outlined when off, amber when lit. */
export function HalfLamp({ isLit }: HalfLampProps) {
  const light = isLit ? 'border-ink bg-lamp' : 'border-edge';
  return <span className={`block h-4.25 w-8.5 rounded-t-chip border ${light}`} aria-hidden="true" />;
}
