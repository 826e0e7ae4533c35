import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The site as React Router builds and prerenders it by itself, to compare ours with. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  resolve: { tsconfigPaths: true },
  preview: { proxy: {} },
});
