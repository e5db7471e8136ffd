import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from './tools/build.mjs'
import { installChromium } from './tools/chromium.mjs'
import { install } from './tools/install.mjs'
import { requireNode } from './tools/node-version.mjs'
import { act, say } from './tools/say.mjs'

const script = fileURLToPath(new URL('../bench/main.ts', import.meta.url))

requireNode()
await act(async () => {
  await install({ dev: true })
  await build()
  // Without a browser the other lines are still measured.
  await installChromium().catch((error) => say(error.message))
  const args = ['--import', 'tsx', script, ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  process.exit(status ?? 1)
})
