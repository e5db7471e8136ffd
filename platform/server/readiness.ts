import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { problems } from '#platform/contract/problems.ts'
import type { Problem } from '#platform/contract/problem.ts'
import type { Database } from './database.ts'
import { innermost } from './lost-line.ts'

/** Milliseconds for which an answer holds: strangers may ask, and a write is no gift to them. */
const holds = 5000
const holdsBad = 1000

const faults = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'EEXIST',
  '25006',
  '53100',
])

/** Whether something failed because nothing can be written: a full or read-only disk or database. */
export const cannotWrite = (error: unknown): boolean => faults.has(innermost(error).code ?? '')

const writeRow = (database: Database) =>
  database.across('readiness', (lease) =>
    lease.query(
      `insert into last_write (at) values (now()) on conflict (is_only) do update set at = excluded.at`,
    ),
  )

async function writeFile(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const name = path.join(folder, `.ready-${process.pid}`)
  const file = await open(name, 'w', 0o600)
  try {
    // An empty file would fit on a full disk.
    await file.write(Buffer.alloc(4096))
    await file.sync()
  } finally {
    await file.close()
    await rm(name, { force: true })
  }
}

/**
 * Whether the program can do its work: the database takes a row and the folder of files takes a file. Asked at most once
 * in five seconds (after a failure: in one), by however many; gives the problem, or undefined.
 */
export function readiness(database: Database, filesFolder: string): () => Promise<Problem | undefined> {
  let last: { at: number; problem: Promise<Problem | undefined> } | undefined
  const look = async () => {
    try {
      await Promise.all([writeRow(database), writeFile(filesFolder)])
      return undefined
    } catch (error) {
      return cannotWrite(error) ? problems.notWritable() : problems.unavailable()
    }
  }
  return () => {
    if (last && Date.now() - last.at < holds) return last.problem
    const now = { at: Date.now(), problem: look() }
    last = now
    void now.problem.then((problem) => {
      if (problem) now.at = Date.now() - holds + holdsBad
    })
    return now.problem
  }
}
