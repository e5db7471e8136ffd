import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireNode } from './tools/node-version.mjs'
import { prepare } from './tools/prepare.mjs'
import { act, root } from './tools/say.mjs'

requireNode()
await act(async () => {
  await prepare()
  process.setSourceMapsEnabled(true)
  const { main } = await import(pathToFileURL(join(root, 'build/server/main.js')).href)
  await main(process.argv.slice(2), process.env)
})
