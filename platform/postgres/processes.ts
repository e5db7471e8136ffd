import { execFile } from 'node:child_process'
import { readFile, readdir, readlink } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Whether `pid` is a live PostgreSQL process of this cluster (a zombie is not: it has no working folder). */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') return (await workingFolder(pid)) === cluster
  const listed = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined)
  return listed !== undefined && listed.stdout.includes('postgres') && listed.stdout.includes(cluster)
}

/**
 * Ends backends that outlived their killed postmaster: while one of them runs, the next server refuses to start.
 * A backend whose parent is a live postmaster is left alone, so that a server that starts meanwhile is not hit.
 */
export async function endOrphans(cluster: string): Promise<number> {
  if (process.platform !== 'linux') return 0
  const orphans: number[] = []
  for (const name of await readdir('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid) || (await workingFolder(pid)) !== cluster) continue
    if (!(await titleOf(pid)).startsWith('postgres: ')) continue
    if ((await workingFolder(await parentOf(pid))) !== cluster) orphans.push(pid)
  }
  for (const pid of orphans) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
  for (const pid of orphans) await gone(cluster, pid, 5000)
  return orphans.length
}

/** Waits until `pid` no longer serves the cluster; false when it still does after `patience` ms. */
export async function gone(cluster: string, pid: number, patience: number): Promise<boolean> {
  const end = Date.now() + patience
  while (await isServerOf(cluster, pid)) {
    if (Date.now() > end) return false
    await pause(20)
  }
  return true
}

function workingFolder(pid: number): Promise<string> {
  return readlink(`/proc/${pid}/cwd`).catch(() => '')
}

async function titleOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
}

/** The parent's pid: the second field after the name, which is in brackets and may hold anything. */
async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)
}
