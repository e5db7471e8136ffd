import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { alone } from './lock.mjs'
import { requireNode } from './node-version.mjs'
import { runTool } from './run.mjs'
import { Problem, act, root } from './say.mjs'

/** Builds a command by itself, as the server is built: it is needed seldom, and not by the server. */
async function buildCommand(entry, folder) {
  const config = ['--config', 'apps/server/vite.config.ts', '--configLoader', 'runner']
  const args = ['build', ...config, '--ssr', entry, '--outDir', folder, '--logLevel', 'warn']
  const { code, output } = await runTool('vite', args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Problem(`建置失敗。\n${output.trim()}`)
}

/** Runs a command of `apps/server`: the function of this name in this file, with the arguments and the environment. */
export async function runCommand(name, entry, made) {
  requireNode()
  await act(async () => {
    await install()
    const folder = join(root, `.cache/${name}`)
    const loaded = await alone(name, async () => {
      await buildCommand(entry, folder)
      return import(pathToFileURL(join(folder, 'main.js')).href)
    })
    await loaded[made](process.argv.slice(2), process.env)
  })
}
