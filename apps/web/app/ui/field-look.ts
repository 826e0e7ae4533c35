/** The look of everything that is filled in; a message can be drawn larger, and a field that gets the focus brings its label along. */
export const FIELD_LOOK =
  'block min-h-11 scroll-mt-24 w-full resize-y rounded-control border border-edge bg-paper px-3 py-2 text-ink placeholder-shown:text-ellipsis aria-invalid:border-danger';
