import { link, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endOrphans, gone, isServerOf } from './processes.ts'

/** What `postmaster.pid` of a live server says. */
export interface Postmaster {
  pid: number
  socket: string
  ready: boolean
}

/** The live server of a cluster, or undefined when there is none (no pid file, or a stale one). */
export async function livePostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readPidFile(cluster)).split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0) || !(await isServerOf(cluster, pid))) return undefined
  return { pid, socket: lines[4]?.trim() ?? '', ready: (lines[7] ?? '').trim() === 'ready' }
}

/** Clears what a killed server left: busy backends without a parent, and a pid file that would stop the next one. */
export async function clearStale(cluster: string): Promise<void> {
  await endOrphans(cluster)
  const judged = await readPidFile(cluster)
  if (judged === '' || (await livePostmaster(cluster))) return
  const file = join(cluster, 'postmaster.pid')
  const aside = `${file}.stale-${process.pid}`
  try {
    await rename(file, aside)
    // A server that started between the look and the rename gets its file back.
    if (identity(await readFile(aside, 'utf8')) !== identity(judged)) await link(aside, file)
  } catch {
    // Another program cleared it first.
  }
  await rm(aside, { force: true })
}

/** Stops the live server of a cluster in the fast way (SIGINT); false when it is still there after `patience` ms. */
export async function stopPostmaster(cluster: string, patience = 20_000): Promise<boolean> {
  const live = await livePostmaster(cluster)
  if (!live) return true
  try {
    process.kill(live.pid, 'SIGINT')
  } catch {
    return true
  }
  return gone(cluster, live.pid, patience)
}

function readPidFile(cluster: string): Promise<string> {
  return readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
}

/** Pid, folder and start time: the lines that do not change while one server lives. */
function identity(text: string): string {
  return text.split('\n').slice(0, 3).join('\n')
}
