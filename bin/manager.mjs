import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './tools/install.mjs'
import { alone } from './tools/lock.mjs'
import { requireNode } from './tools/node-version.mjs'
import { runTool } from './tools/run.mjs'
import { Problem, act, root } from './tools/say.mjs'

const folder = join(root, '.cache/manager')

/** Builds the command by itself, as the server is built: it is needed once in the life of a database. */
async function buildCommand() {
  const config = ['--config', 'apps/server/vite.config.ts', '--configLoader', 'runner']
  const args = ['build', ...config, '--ssr', 'first-manager.ts', '--outDir', folder, '--logLevel', 'warn']
  const { code, output } = await runTool('vite', args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Problem(`建置失敗。\n${output.trim()}`)
}

requireNode()
await act(async () => {
  await install()
  const { makeFirstManager } = await alone('manager', async () => {
    await buildCommand()
    return import(pathToFileURL(join(folder, 'main.js')).href)
  })
  await makeFirstManager(process.argv.slice(2), process.env)
})
