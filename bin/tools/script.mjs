import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { act } from './say.mjs'

/** Installs what it needs, prepares what else there is to, and runs a script of TypeScript, named from the root, with the arguments of this process; ends as it ends. */
export async function runScript(place, prepare = async () => undefined) {
  requireNode()
  await act(async () => {
    await install({ dev: true })
    await prepare()
    const script = fileURLToPath(new URL(`../../${place}`, import.meta.url))
    const args = ['--import', 'tsx', script, ...process.argv.slice(2)]
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    process.exit(status ?? 1)
  })
}
