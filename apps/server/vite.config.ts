import path from 'node:path'
import { defineConfig } from 'vite'

// What consists of many small modules and is loaded whole at every start.
const inside = ['drizzle-orm', 'zod', 'uuid', 'lru-cache', 'otpauth']

/** What is started by itself: the server, and the commands, which share what they need of it. */
const entries = ['main', 'backups', 'operators', 'first-manager']

/** What runs in a thread of its own (platform/server/threads.ts); its asker knows it by the name of its file. */
const threads = [
  `${import.meta.dirname}/../../modules/homes/household-imports/server/file-thread.ts`,
  `${import.meta.dirname}/../../modules/money/bill-imports/server/bill-file-thread.ts`,
  `${import.meta.dirname}/../../modules/assets/asset-imports/server/asset-file-thread.ts`,
  `${import.meta.dirname}/../../modules/doors/intercom-tablets/server/number-file-thread.ts`,
]

/**
 * The server and its commands for an installation that has no tools to build with; all other packages stay outside, in
 * node_modules.
 */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../.cache/vite-server',
  ssr: { noExternal: inside },
  build: {
    ssr: true,
    outDir: '../../build/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    // Frames are found by names and lines; the text of the files would stay in memory (10 MB) for as long as the program runs.
    rolldownOptions: {
      input: Object.fromEntries(
        [...entries.map((entry) => `${import.meta.dirname}/${entry}.ts`), ...threads].map((file) => [
          path.basename(file, '.ts'),
          file,
        ]),
      ),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
      },
    },
  },
})
