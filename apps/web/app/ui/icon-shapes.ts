/** What each icon draws, in a square of 20 × 20 with a stroke of 1.6. */
export const ICON_SHAPES = {
  text: { path: 'M3 5h14M3 10h9M3 15h6', mirrors: true },
  art: {
    path: 'M10 2.8c-4.3 0-7.4 3-7.4 7.1 0 3.9 2.9 7.3 6.6 7.3 1.7 0 2.2-1 1.9-2.1-.4-1.5.5-2.7 2-2.7h2c1.5 0 2.3-1 2.3-2.6 0-4-3.2-7-7.4-7Z',
    mirrors: false,
  },
  json: {
    path: 'M7.5 3C5.6 3 5.3 4.2 5.3 5.5v2c0 1.5-.8 2.3-2 2.5 1.2.2 2 1 2 2.5v2C5.3 15.8 5.6 17 7.5 17M12.5 3c1.9 0 2.2 1.2 2.2 2.5v2c0 1.5.8 2.3 2 2.5-1.2.2-2 1-2 2.5v2c0 1.3-.3 2.5-2.2 2.5',
    mirrors: false,
  },
  video: { path: 'M2.5 4.8h10.4v10.4H2.5ZM12.9 9l4.6-2.9v7.8l-4.6-2.9', mirrors: false },
  menu: { path: 'M3 5.5h14M3 10h14M3 14.5h14', mirrors: false },
  pause: { path: 'M7 4.5v11M13 4.5v11', mirrors: false },
  play: { path: 'M6.5 4.5v11l9-5.5Z', mirrors: false },
  globe: {
    path: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.8 10h14.4M10 2.5c2.2 2.1 3.2 4.6 3.2 7.5S12.2 15.4 10 17.5C7.8 15.4 6.8 12.9 6.8 10S7.8 4.6 10 2.5Z',
    mirrors: false,
  },
  sun: {
    path: 'M10 6.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM10 1.6v1.9M10 16.5v1.9M1.6 10h1.9M16.5 10h1.9M4.1 4.1l1.3 1.3M14.6 14.6l1.3 1.3M15.9 4.1l-1.3 1.3M5.4 14.6l-1.3 1.3',
    mirrors: false,
  },
  moon: { path: 'M16.8 11.9A7.2 7.2 0 0 1 8.1 3.2a7.2 7.2 0 1 0 8.7 8.7Z', mirrors: false },
  screen: { path: 'M2.5 3.8h15v9.8h-15ZM7 17h6M10 13.6V17', mirrors: false },
  code: { path: 'm6.5 6-4 4 4 4M13.5 6l4 4-4 4', mirrors: false },
  chevron: { path: 'm5.5 8 4.5 4.5L14.5 8', mirrors: false },
  arrow: { path: 'M3.5 10h13M11.5 5l5 5-5 5', mirrors: true },
  leave: { path: 'M8 4H4v12h12v-4M11.5 3.5h5v5M16.2 3.8 9 11', mirrors: true },
  undo: { path: 'M7 3.5 3.2 7.3 7 11.1M3.6 7.3h8.2a4.6 4.6 0 0 1 0 9.2H8', mirrors: true },
  close: { path: 'm5 5 10 10M15 5 5 15', mirrors: false },
  minus: { path: 'M4 10h12', mirrors: false },
  check: { path: 'm3.8 10.6 4 4L16.2 6', mirrors: false },
  copy: { path: 'M7 7h9.5v9.5H7ZM13 7V3.5H3.5V13H7', mirrors: false },
  picture: {
    path: 'M2.8 3.8h14.4v12.4H2.8ZM2.8 13.6l4.4-4.2 4 3.8 2.2-2 3.8 3.4M12.6 7.4h.1',
    mirrors: false,
  },
  download: { path: 'M10 3v9.5M5.8 8.6 10 12.8l4.2-4.2M3.5 16.5h13', mirrors: false },
  star: {
    path: 'm10 2.6 2.3 4.7 5.1.7-3.7 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1L2.6 8l5.1-.7Z',
    mirrors: false,
  },
  warning: { path: 'M10 3 2.4 16.5h15.2ZM10 8v4M10 14.2v.2', mirrors: false },
  search: { path: 'M8.8 3.2a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2ZM13 13l4 4', mirrors: false },
  heart: {
    path: 'M10 16.6 3.9 10.5a3.9 3.9 0 0 1 5.5-5.5l.6.6.6-.6a3.9 3.9 0 0 1 5.5 5.5Z',
    mirrors: false,
  },
  person: {
    path: 'M10 2.8a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2ZM3 17.2c.5-3.3 3.3-4.9 7-4.9s6.5 1.6 7 4.9',
    mirrors: false,
  },
  eye: {
    path: 'M1.8 10C3.5 6.6 6.5 4.7 10 4.7s6.5 1.9 8.2 5.3c-1.7 3.4-4.7 5.3-8.2 5.3S3.5 13.4 1.8 10ZM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
    mirrors: false,
  },
  bookmark: { path: 'M5 3h10v14l-5-3.8L5 17Z', mirrors: false },
  share: { path: 'M10 12.4V2.8M6.4 6.2 10 2.6l3.6 3.6M6 9H3.8v8.2h12.4V9H14', mirrors: false },
  calendar: { path: 'M3 4.6h14v12.6H3ZM3 8.4h14M6.6 2.6v3.6M13.4 2.6v3.6M10 10.4v4.8M7.6 12.8h4.8', mirrors: false },
} as const satisfies Record<string, { path: string; mirrors: boolean }>;
export type IconName = keyof typeof ICON_SHAPES;
