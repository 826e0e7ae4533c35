/** A part of the header's single menu on narrow windows, and a separate menu on wide ones. */
export const MENU_PART =
  'm-0 text-ink max-lg:static max-lg:block max-lg:w-auto max-lg:border-t max-lg:border-line max-lg:bg-transparent max-lg:pt-3 lg:absolute lg:inset-auto lg:end-8 lg:top-14 lg:rounded-control lg:border lg:border-edge lg:bg-card lg:p-2 lg:shadow-popover';
