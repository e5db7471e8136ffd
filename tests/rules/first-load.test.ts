import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

/** Bytes of JavaScript, gzipped, that login and home may load together. */
const limit = 190 * 1024

type Chunk = Rolldown.OutputChunk
type Output = Chunk | Rolldown.OutputAsset

/** Builds the front end as for `npm start`, in memory. */
async function buildFrontEnd(): Promise<Output[]> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    const built = await build({
      configFile: resolve('apps/web/vite.config.ts'),
      configLoader: 'runner',
      logLevel: 'error',
      build: { write: false },
    })
    const outputs = [built].flat() as Rolldown.RolldownOutput[]
    return outputs.flatMap(({ output }) => output)
  } finally {
    process.env['NODE_ENV'] = before
  }
}

/** Nouns of which login or home show a form, a tile or a field; what the others have to say first is a line a page. */
const shownFirst = new Set([
  'frame/home',
  'homes/households',
  'parcels/deposits',
  'parcels/fast-receive',
  'parcels/packages',
  'sign-in/accounts',
])

// What the pages load by themselves, without anybody doing anything: the start, both pages, lazy tiles. What comes when they are
// drawn (decision 062) brings the tiles of its own areas.
const loaded =
  /(apps\/web\/(index\.html|start\.tsx)|accounts\/web\/LoginPage\.tsx|home\/web\/HomePage\.tsx|Tile\.tsx)$/
const lateArea =
  /\/modules\/(assemblies|assets|boards|building|charging|doors|duty|everyday|keeping|meals|money)\/[\w-]+\/web\/(screens|contributions|texts|module)\.ts$/
const lateTile =
  /\/modules\/(assemblies|assets|boards|building|charging|doors|duty|everyday|keeping|meals|money)\/[\w-]+\/web\/\w+Tile\.tsx$/
const pagesIn = (chunk: Chunk) =>
  Object.keys(chunk.modules).filter((id) => loaded.test(id) && !lateTile.test(id))

/** What login and home load together. */
function firstChunks(chunks: readonly Chunk[]): Set<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const roots = chunks.filter((chunk) => chunk.isEntry || pagesIn(chunk).length > 0)
  expect(roots.flatMap(pagesIn).length).toBeGreaterThanOrEqual(4)
  const all = new Set<Chunk>()
  const add = (chunk: Chunk) => {
    if (all.has(chunk)) return
    all.add(chunk)
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported) add(imported)
    }
  }
  for (const chunk of roots) add(chunk)
  return all
}

const built = buildFrontEnd()

describe('the first load', () => {
  it('asks for no file that was not built', async () => {
    const outputs = await built
    const links = outputs.find(({ fileName }) => fileName === 'page-links.json')
    const asked = String(links?.type === 'asset' ? links.source : '').match(/\/assets\/[^"]+/g) ?? []
    const files = new Set(outputs.map(({ fileName }) => `/${fileName}`))
    expect(asked.length).toBeGreaterThan(50)
    expect([...new Set(asked)].filter((file) => !files.has(file))).toEqual([])
  }, 120_000)

  it('of login and home together is at most 190 KB gzip of JavaScript', async () => {
    const chunks = (await built).filter((output) => output.type === 'chunk')
    const all = firstChunks(chunks)
    const modules = [...all].flatMap((chunk) => Object.keys(chunk.modules))
    expect(modules.filter((id) => /node_modules\/(antd|@ant-design|@rc-component)\//.test(id))).toEqual([])

    const sizes = [...all].map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code).length }))
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(limit)
    expect(total).toBeGreaterThan(limit / 4)
  }, 120_000)

  it('has no pages, words and contributions of the areas that come late', async () => {
    const chunks = (await built).filter((output) => output.type === 'chunk')
    const modules = [...firstChunks(chunks)].flatMap((chunk) => Object.keys(chunk.modules))
    expect(modules.filter((id) => lateArea.test(id))).toEqual([])
  }, 120_000)

  it('takes at most 1 KB of a noun that the first pages show nothing of', async () => {
    const outputs = await built
    const chunks = outputs.filter((output) => output.type === 'chunk')
    const weights = new Map<string, number>()
    for (const chunk of firstChunks(chunks)) {
      const entries = Object.entries(chunk.modules)
      const whole = entries.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
      const packed = gzipSync(chunk.code).length / whole
      for (const [id, { renderedLength }] of entries) {
        const name = /\/modules\/([\w-]+\/[\w-]+)\//.exec(id)?.[1]
        if (name) weights.set(name, (weights.get(name) ?? 0) + renderedLength * packed)
      }
    }
    expect(weights.size).toBeGreaterThan(20)
    const heavy = [...weights].filter(([name, bytes]) => bytes > 1024 && !shownFirst.has(name))
    expect(heavy).toEqual([])
  }, 120_000)
})
