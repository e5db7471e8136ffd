import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { alone, ownerOf } from './lock.mjs'
import { runTool } from './run.mjs'
import { Problem, root, say, writeProblem } from './say.mjs'

const inputs = ['apps', 'modules', 'platform', 'database', 'gateways', 'package.json', 'package-lock.json']
const parts = ['web', 'server']
const stamp = join(root, 'build/stamp.txt')

/** Builds the front end and the server when their sources changed since the last build. */
export async function build() {
  if (await isBuilt()) return
  await alone('build', async () => {
    const now = await hashOfInputs()
    if ((await builtFrom()) === now) return
    say('建置程式…')
    try {
      await buildAnew(now)
    } catch (error) {
      throw writeProblem(error, join(root, 'build'), await ownerOf(join(root, 'build')))
    }
  })
}

/** Whether the build is of the sources as they are. */
export async function isBuilt() {
  return (await builtFrom()) === (await hashOfInputs())
}

function builtFrom() {
  return readFile(stamp, 'utf8').catch(() => '')
}

/** Builds beside and renames, so that a failed build leaves the former one as it was. */
async function buildAnew(hash) {
  const fresh = join(root, 'build/.new')
  const former = join(root, 'build/.old')
  for (const folder of [fresh, former]) await rm(folder, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  const results = await Promise.all(parts.map((part) => buildPart(part, join(fresh, part))))
  const failed = results.find(({ code }) => code !== 0)
  if (failed) throw new Problem(`建置失敗。\n${failed.output.trim()}`)
  await rm(stamp, { force: true })
  await mkdir(former)
  for (const part of parts) {
    await rename(join(root, 'build', part), join(former, part)).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
    await rename(join(fresh, part), join(root, 'build', part))
  }
  await writeFile(stamp, hash)
  for (const folder of [fresh, former]) await rm(folder, { recursive: true, force: true })
}

function buildPart(part, outDir) {
  const config = `apps/${part}/vite.config.ts`
  const args = [
    'build',
    '--config',
    config,
    '--configLoader',
    'runner',
    '--outDir',
    outDir,
    '--logLevel',
    'warn',
  ]
  return runTool('vite', args, { env: { NODE_ENV: 'production' } })
}

async function hashOfInputs() {
  const hash = createHash('sha256')
  for (const input of inputs) await addTo(hash, input)
  return hash.digest('hex')
}

async function addTo(hash, path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error) => error.code)
  if (entries === 'ENOENT') return
  if (entries === 'ENOTDIR') {
    hash.update(`${path}\0`).update(await readFile(join(root, path)))
    return
  }
  if (!Array.isArray(entries)) throw new Problem(`無法讀取「${join(root, path)}」：${entries}`)
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!/\.test\.tsx?$/.test(entry.name)) await addTo(hash, `${path}/${entry.name}`)
  }
}
