import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { offline } from './offline.ts';

export default defineConfig({
  plugins: [react(), offline(), compressed()],
  // the workspace's packages are bundled from their sources, so that the page needs no other build
  resolve: { conditions: ['development', 'module', 'browser'] },
  worker: { format: 'es' },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
  server: { port: 4001, strictPort: false },
});
