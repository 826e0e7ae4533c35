// Behind the heading of every page: puts the rest of its styles into the head, and leaves nothing in the body, which
// React compares with what it renders.
(() => {
  const script = document.currentScript;
  const plain = script.previousElementSibling; // what a page without scripts uses instead
  const template = plain.previousElementSibling;
  document.querySelector('link[disabled]').before(template.content);
  for (const part of [template, plain, script]) part.remove();
})();
