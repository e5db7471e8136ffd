import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireNode } from './node-version.mjs'
import { prepare } from './prepare.mjs'
import { act, root } from './say.mjs'

/** Runs a command of `apps/server`: the function of this name in this file, with the arguments and the environment. */
export async function runCommand(entry, made) {
  requireNode()
  await act(async () => {
    await prepare()
    const loaded = await import(pathToFileURL(join(root, `build/server/${entry}.js`)).href)
    await loaded[made](process.argv.slice(2), process.env)
  })
}
