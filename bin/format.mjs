import { install } from './tools/install.mjs'
import { requireNode } from './tools/node-version.mjs'
import { runTool } from './tools/run.mjs'
import { act } from './tools/say.mjs'

requireNode()
await act(async () => {
  await install({ dev: true })
  const { code } = await runTool('biome', ['format', '--write', '.'], { show: true })
  process.exitCode = code
})
