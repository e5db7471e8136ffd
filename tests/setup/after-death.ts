import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { removeDeadRuns } from './template.ts'
import { sweep, sweptFolders } from './test-server.ts'

const me = fileURLToPath(import.meta.url)

/**
 * Vitest ends at Ctrl-C without its teardown. A second process waits for the end of this one and removes what is left.
 * Returns the way to call it off.
 */
export function watchForDeath(): () => void {
  const watcher = spawn(process.execPath, ['--import', 'tsx', me], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.on('error', () => undefined)
  watcher.unref()
  if (watcher.stdin && 'unref' in watcher.stdin) (watcher.stdin as { unref(): void }).unref()
  return () => watcher.kill('SIGKILL')
}

async function tidy(): Promise<void> {
  const url = process.env['DATABASE_URL']
  // The pipe closes a moment before the process is gone and its connections are.
  await pause(1000)
  if (!url) {
    for (const folder of sweptFolders) await sweep(folder)
    return
  }
  const admin = new pg.Client(parseIntoClientConfig(url))
  await admin.connect()
  await removeDeadRuns(admin, parseIntoClientConfig(url)).finally(() => admin.end())
}

if (process.argv[1] === me) process.stdin.resume().once('end', () => void tidy())
