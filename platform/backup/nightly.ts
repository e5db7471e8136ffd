import path from 'node:path'
import pg from 'pg'
import type { Chore } from '#platform/server/jobs.ts'
import { backupFolder, backupName, keepNewest } from './kept.ts'
import { writeBackup } from './write-backup.ts'

const lockKey = 7_106_230

/** A backup every night at 04:30 in Taipei, of which the newest are kept; of several workers one makes it. */
export const nightlyBackup = (of: {
  connection: pg.ClientConfig
  dataFolder: string
  keyFile?: string | undefined
  keep: number
}): Chore => ({
  name: 'platform.backup',
  cron: '30 20 * * *',
  async work(_database, now, log) {
    const client = new pg.Client(of.connection)
    await client.connect()
    try {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        lockKey,
      ])
      if (!rows[0]?.mine) return
      const folder = backupFolder(of.dataFolder)
      const target = path.join(folder, backupName(now))
      const made = await writeBackup({
        connection: of.connection,
        filesFolder: path.join(of.dataFolder, 'files'),
        target,
        keyFile: of.keyFile,
      })
      const removed = await keepNewest(folder, of.keep)
      log.info({ ...made, removed: removed.length }, 'backed up')
    } finally {
      await client.end()
    }
  },
})
