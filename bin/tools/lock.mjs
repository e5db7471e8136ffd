import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Problem, root, say, writeProblem } from './say.mjs'

/** Does the work while no other program of this checkout does work of the same name; waits for its turn. */
export async function alone(name, work) {
  const file = join(root, '.cache', `${name}.lock`)
  await take(file)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file) {
  const me = await identityOf(process.pid)
  for (let told = false; ; told = true) {
    try {
      await mkdir(join(root, '.cache'), { recursive: true })
      const handle = await open(file, 'wx')
      await handle.writeFile(me)
      await handle.close()
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw await refused(error)
    }
    if (await isStale(file)) {
      await rm(file, { force: true }).catch(async (error) => {
        throw await refused(error)
      })
    } else {
      if (!told) say('另一個程式正在準備，等待中…')
      await pause(200)
    }
  }
}

/** A lock is stale when the process that took it is gone. An empty one is just being written, unless it stays so. */
async function isStale(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return false
  if (text === '')
    return Date.now() - (await stat(file).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs > 5000
  return text !== (await identityOf(Number(text.split(' ')[0])))
}

/** A pid with what tells it from a later process of the same number; '' when there is no such process. */
async function identityOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return ''
  }
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const begin = line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${pid} ${boot.trim()} ${begin}`
}

async function refused(error) {
  const found = writeProblem(error, root, await ownerOf(root))
  return found instanceof Problem ? found : error
}

/** The name or number of a folder's owner, when that is somebody else. */
export async function ownerOf(folder) {
  const { uid } = await stat(folder).catch(() => ({ uid: process.getuid?.() }))
  if (uid === process.getuid?.()) return undefined
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const name = passwd
    .split('\n')
    .find((line) => line.split(':')[2] === String(uid))
    ?.split(':')[0]
  return name ?? (uid === userInfo().uid ? undefined : `uid ${uid}`)
}
