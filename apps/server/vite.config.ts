import { defineConfig } from 'vite'

/** The server as one file for `npm start`; packages stay outside, in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../.cache/vite-server',
  build: {
    ssr: 'main.ts',
    outDir: '../../build/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
})
