import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { install } from './tools/install.mjs'
import { requireNode } from './tools/node-version.mjs'
import { act } from './tools/say.mjs'

const script = fileURLToPath(new URL('../bench/building/main.ts', import.meta.url))

requireNode()
await act(async () => {
  await install({ dev: true })
  const args = ['--import', 'tsx', script, ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  process.exit(status ?? 1)
})
