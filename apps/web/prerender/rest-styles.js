// Behind the beginning of every page: puts the rest of its styles into the head, and leaves nothing in the body, which
// React compares with what it renders.
(() => {
  const parts = document.querySelectorAll('[data-rest]'); // the styles, a link for pages without scripts, and this script
  document.head.insertBefore(parts[0].content, document.querySelector('link[rel=stylesheet][disabled]'));
  for (const part of parts) part.remove();
})();
