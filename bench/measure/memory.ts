import { readFile } from 'node:fs/promises'

/** Bytes of memory that a process holds; undefined pids and other systems than Linux give NaN. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}
