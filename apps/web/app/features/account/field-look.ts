/** The look of what is filled in; one that gets the focus brings its label along. */
export const FIELD_LOOK =
  'block min-h-11 scroll-mt-24 w-full rounded-control border border-edge bg-paper px-3 py-2 text-ink aria-invalid:border-danger';
