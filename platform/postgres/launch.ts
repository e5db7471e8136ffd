import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import type { Places } from './places.ts'
import { folderProblem } from './problem.ts'

export const port = 5432

/** A server process that was started; `ended` becomes true when it is gone. */
export interface Launched {
  ended: boolean
  lastWords(): Promise<string>
}

const largestLog = 10_000_000

/** Starts the server, detached from the program and with its output in the log file; it is not up yet. */
export async function launch(places: Places, binaries: Binaries, fsync: boolean): Promise<Launched> {
  const begin = await rotate(places.log)
  const args = ['-D', places.cluster, '-k', places.socket, '-p', String(port)]
  args.push('-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700', '-c', 'cluster_name=lobby')
  // The program says itself what failed; the server's words about a statement hold values of rows.
  args.push('-c', 'log_min_messages=log', '-c', 'log_min_error_statement=panic')
  args.push('-c', 'log_error_verbosity=terse')
  if (!fsync) args.push('-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off')
  const log = await open(places.log, 'a', 0o600).catch((error: unknown) => {
    throw folderProblem(error, places.log)
  })
  const launched = { ended: false, lastWords: () => tail(places.log, begin) }
  try {
    const child = spawn(join(binaries.bin, 'postgres'), args, {
      ...places.runAs,
      cwd: '/',
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.once('exit', () => {
      launched.ended = true
    })
    child.once('error', (error) => {
      launched.ended = true
      launched.lastWords = async () => error.message
    })
    child.unref()
  } finally {
    await log.close()
  }
  return launched
}

/** Sets a large log aside and says where the new server's lines begin. */
async function rotate(log: string): Promise<number> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  )
  if (size <= largestLog) return size
  await rename(log, `${log}.1`)
  return 0
}

/** The reason in the lines since `begin`: the last FATAL or PANIC, else the last line. */
async function tail(log: string, begin: number): Promise<string> {
  const text = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(begin).toString('utf8')
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const reason = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? ''
  return reason.replace(/^.*?\b(FATAL|PANIC): +/, '')
}
