import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './tools/build.mjs'
import { install } from './tools/install.mjs'
import { requireNode } from './tools/node-version.mjs'
import { act, root } from './tools/say.mjs'

requireNode()
await act(async () => {
  await install()
  await build()
  process.setSourceMapsEnabled(true)
  const { main } = await import(pathToFileURL(join(root, 'build/server/main.js')).href)
  await main(process.argv.slice(2), process.env)
})
