type SwatchesProps = { hex: readonly string[]; className: string };

/** The colors of a palette side by side, exactly those that its prompt names. */
export function Swatches({ hex, className }: SwatchesProps) {
  return (
    <svg
      viewBox={`0 0 ${hex.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`rounded-[2px] border border-edge forced-color-adjust-none ${className}`}
    >
      {hex.map((color, index) => (
        <rect key={color} x={index} width="1.01" height="1" fill={color} />
      ))}
    </svg>
  );
}
