import { createServer } from 'vite'
import { join } from 'node:path'
import { root } from './tools/say.mjs'

// Screens are known through the modules that bring them, styles and all: only the bundler can read that.
const vite = await createServer({
  configFile: join(root, 'apps/web/vite.config.ts'),
  root: join(root, 'apps/web'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
})
try {
  await vite.ssrLoadModule('/print-routes.ts')
} finally {
  await vite.close()
}
