import { access, constants, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { alone, ownerOf } from './lock.mjs'
import { run } from './run.mjs'
import { Problem, root, say, writeProblem } from './say.mjs'

/**
 * Installs the packages of package-lock.json, unless node_modules already holds them: those of the running program, and
 * with `dev` those with which it is built and tested as well.
 */
export async function install({ dev = false } = {}) {
  if (await isInstalled(dev)) return
  await alone('install', async () => {
    if (await isInstalled(dev)) return
    await requireWritable(root)
    say('安裝套件…')
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', dev ? '--include=dev' : '--omit=dev']
    const { code, output } = await npm(args)
    if (code !== 0) throw new Problem(`套件安裝失敗；請確認網路連線後再試。\n${output.trim()}`)
  })
}

/** Runs the npm that started us, else the one on the path. */
export function npm(args, options) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...args], options)
    : run('npm', args, options)
}

/**
 * npm writes node_modules/.package-lock.json last and names in it what it installed, so comparing it with the lock
 * file tells a changed, absent or half-done installation. Optional packages may be absent: they are for other machines.
 */
async function isInstalled(dev) {
  const wanted = await packagesOf('package-lock.json')
  const present = await packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const found = present[path]
    if (!found) return entry.optional || entry.devOptional || entry.peer || (entry.dev && !dev) || false
    return found.version === entry.version
  })
}

async function packagesOf(file) {
  try {
    return JSON.parse(await readFile(join(root, file), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/** Throws a Problem when files cannot be written to the folder. */
export async function requireWritable(folder) {
  try {
    await access(folder, constants.W_OK)
  } catch (error) {
    throw writeProblem(error, folder, await ownerOf(folder))
  }
}
