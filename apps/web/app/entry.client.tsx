import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// The router skips the animation between two pages when a third is opened, and nothing handles what the browser then
// rejects; the page itself is shown all the same.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (
    reason instanceof DOMException &&
    reason.name === 'AbortError' &&
    reason.message.includes('Transition was skipped')
  )
    event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
