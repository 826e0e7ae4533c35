import type { ReactNode } from 'react';

type DrawingProps = { viewBox: string; className: string; children: ReactNode };

/** A decorative drawing; the text next to it says the same, so it is hidden from assistive technology. */
function Drawing({ viewBox, className, children }: DrawingProps) {
  return (
    <svg viewBox={viewBox} className={`w-full rounded-control ${className}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A scrawled line becomes a sheet with a heading, lines, and a gap that is yours to fill. */
export function BeforeAfterDrawing() {
  return (
    <Drawing viewBox="0 0 480 170" className="bg-sunk rtl:-scale-x-100">
      <path d="M28 52h132v74H28Z" className="fill-card stroke-edge" />
      <path
        d="M42 79c8-9 12 7 20-1s11 6 19-1 12 7 20-1 12 6 20-1 11 5 17-1M42 101c7-7 11 6 18-1s12 6 19-1 10 5 16-1"
        className="fill-none stroke-ink-2"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
      <path
        d="M178 89h44m-14-13 14 13-14 13"
        className="fill-none stroke-primary"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M244 16h188l22 22v116H244Z" className="fill-card stroke-line" />
      <path d="M432 16v22h22" className="fill-none stroke-line" />
      <path d="M244 16h7v138h-7Z" className="fill-text-hue" />
      <path d="M266 34h96v9h-96Z" className="fill-ink" />
      <path d="M266 60h160v6H266ZM266 76h142v6H266ZM266 108h164v6H266ZM266 124h64v6h-64Z" className="fill-edge" />
      <path d="M266 92h52v6h-52ZM382 92h38v6h-38Z" className="fill-edge" />
      <path d="M324 88h52v14h-52Z" className="fill-lamp" />
      <path d="M266 138h30v6h-30Z" className="fill-text-hue" />
      <path d="m408 134 7 7 13-15" className="fill-none stroke-ok" strokeWidth={4} strokeLinecap="round" />
    </Drawing>
  );
}

/** What the four generators make, each in its hue. */
export const TOOL_DRAWINGS = {
  text: (
    <Drawing viewBox="0 0 160 90" className="bg-text-tint rtl:-scale-x-100">
      <path d="M38 14h76l10 10v54H38Z" className="fill-card stroke-line" />
      <path d="M38 14h4v64h-4Z" className="fill-text-hue" />
      <path d="M52 25h38v5H52Z" className="fill-ink" />
      <path d="M52 39h60v4H52ZM52 48h52v4H52ZM52 66h34v4H52Z" className="fill-edge" />
      <path d="M52 57h22v4H52ZM98 57h12v4H98Z" className="fill-edge" />
      <path d="M77 54h18v10H77Z" className="fill-lamp" />
    </Drawing>
  ),
  art: (
    <Drawing viewBox="0 0 160 90" className="bg-art-tint">
      <path d="M26 8h108v74H26Z" className="fill-card stroke-edge" />
      <path d="M32 14h96v34H32Z" className="fill-art-tint" />
      <circle cx="98" cy="38" r="12" className="fill-lamp" />
      <path d="M32 48h96v28H32Z" className="fill-text-tint" />
      <path
        d="M36 53h18M60 52h26M104 53h20M34 60h30M72 59h14M108 60h18M40 67h22M70 68h34M112 67h12"
        className="fill-none stroke-text-hue"
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path d="M88 54h20M91 61h14M94 68h8" className="stroke-lamp" strokeWidth={2.5} strokeLinecap="round" />
      <path d="M48 56h26l-5 8H53Z" className="fill-ink" />
      <path d="M60 54V26l16 26ZM58 54V32L47 52Z" className="fill-art-hue" />
    </Drawing>
  ),
  json: (
    <Drawing viewBox="0 0 160 90" className="bg-json-tint">
      <path
        d="M50 16c-9 0-10 6-10 12v6c0 7-4 10-9 11 5 1 9 4 9 11v6c0 6 1 12 10 12M110 16c9 0 10 6 10 12v6c0 7 4 10 9 11-5 1-9 4-9 11v6c0 6-1 12-10 12"
        className="fill-none stroke-json-hue"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path d="M54 26h18v6H54ZM54 42h14v6H54ZM54 58h20v6H54Z" className="fill-json-hue" />
      <path d="M78 26h28v6H78ZM74 42h18v6H74ZM80 58h26v6H80Z" className="fill-edge" />
    </Drawing>
  ),
  video: (
    <Drawing viewBox="0 0 160 90" className="bg-video-tint">
      <path d="M14 10h132v62H14Z" className="fill-ink" />
      <path d="M14 56 48 30l20 16 24-24 54 42v8H14Z" className="fill-video-hue" />
      <circle cx="118" cy="26" r="7" className="fill-lamp" />
      <path d="M20 22v-6h6M134 16h6v6M20 60v6h6M134 66h6v-6" className="fill-none stroke-paper" strokeWidth={2} />
      <path
        d="M54 60h44m-9-6 9 6-9 6"
        className="fill-none stroke-paper"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M14 78h132v4H14Z" className="fill-line" />
      <path d="M14 78h48v4H14Z" className="fill-video-hue" />
    </Drawing>
  ),
} as const;
