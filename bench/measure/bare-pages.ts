import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { packed } from '../../apps/web/packed.ts'

const source = fileURLToPath(new URL('../bare/pages/', import.meta.url))
const target = fileURLToPath(new URL('../../.cache/bench/pages/', import.meta.url))

/** Builds the bare pages as Lobby's front end is built; gives their folder. */
export async function buildBarePages(): Promise<string> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await build({
      root: source,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), packed()],
      build: {
        outDir: target,
        emptyOutDir: true,
        target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
        chunkSizeWarningLimit: 3000,
        rolldownOptions: { input: [`${source}login.html`, `${source}list.html`] },
      },
    })
  } finally {
    process.env['NODE_ENV'] = before
  }
  return target
}
