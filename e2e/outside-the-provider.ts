/// <reference types="vite/client" />
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { useAuth } from '../apps/web/app/session/use-auth.ts';

function SignedInEmail() {
  return useAuth().user?.email;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(SignedInEmail));
