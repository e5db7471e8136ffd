import { defineConfig } from 'vite'

// What consists of many small modules and is loaded whole at every start.
const inside = ['drizzle-orm', 'zod', 'uuid', 'lru-cache', 'otpauth']

/** The server as one file for `npm start`; all other packages stay outside, in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../.cache/vite-server',
  ssr: { noExternal: inside },
  build: {
    ssr: 'main.ts',
    outDir: '../../build/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    // Frames are found by names and lines; the text of the files would stay in memory (10 MB) for as long as the program runs.
    rolldownOptions: {
      output: {
        entryFileNames: 'main.js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
      },
    },
  },
})
