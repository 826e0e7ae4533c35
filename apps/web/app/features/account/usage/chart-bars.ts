import type { AccountUsage } from '@wordlamp/contract/account';

type Days = AccountUsage['days'];
type ChartBar = { day: string; requests: number; x: number; y: number; width: number; height: number };
export type Chart = {
  bars: ChartBar[];
  /** The position of the daily limit's line. */
  limitY: number;
  /** The value of the upper edge. */
  top: number;
};

/** Units of the drawing; it is stretched to the room that there is. */
export const CHART_SIZE = { width: 300, height: 100 } as const;
/** The part of a day's width that its bar takes. */
const BAR_SHARE = 0.72;
/** So that a single request is seen. */
const LOWEST_BAR = 2;

/** The positions of the days' bars, from the start side to the end side, and of the limit's line above them. */
export function chartBars(days: Days, limit: number): Chart {
  const top = Math.max(limit, ...days.map(({ requests }) => requests));
  const step = CHART_SIZE.width / Math.max(1, days.length);
  const width = step * BAR_SHARE;
  const bars = days.map(({ day, requests }, index) => {
    const height = requests === 0 ? 0 : Math.max(LOWEST_BAR, (requests / top) * CHART_SIZE.height);
    return { day, requests, width, height, x: index * step + (step - width) / 2, y: CHART_SIZE.height - height };
  });
  return { bars, limitY: CHART_SIZE.height * (1 - limit / top), top };
}
