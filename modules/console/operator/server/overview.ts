import { statfs } from 'node:fs/promises'
import { version } from '#platform/contract/version.ts'
import type { OperatorContext } from '#platform/server/operator-calls.ts'
import type { Overview } from '../shapes.ts'

/** A copy of everything that lies on the disk. */
export interface KeptBackup {
  name: string
  bytes: number
  at: Date
}

export interface InstallationWays {
  dataFolder: string
  listBackups(): Promise<KeptBackup[]>
}

const startedAt = new Date()

type Counts = Pick<
  Overview,
  | 'communities'
  | 'suspended'
  | 'households'
  | 'residents'
  | 'accounts'
  | 'sessions'
  | 'jobsWaiting'
  | 'jobsLate'
  | 'jobsFailed'
  | 'databaseBytes'
>

/** Counts over everything, the queue, the disk and the backups. */
export async function overview(context: OperatorContext, ways: InstallationWays): Promise<Overview> {
  const [counts] = await context.query<Counts>(
    `select (select count(*) from community) as communities,
       (select count(*) from community where suspended_at is not null) as suspended,
       (select count(*) from household where not is_virtual and closed_at is null) as households,
       (select count(*) from resident where moved_out_at is null) as residents,
       (select count(*) from account where closed_at is null) as accounts,
       (select count(*) from session where ended_at is null and expires_at > now()) as sessions,
       j.waiting as "jobsWaiting", j.late as "jobsLate", j.failed as "jobsFailed",
       pg_database_size(current_database()) as "databaseBytes"
     from lobby_jobs.counts() j`,
  )
  if (!counts) throw new Error('the counts are missing')
  const disk = await statfs(ways.dataFolder)
  return {
    ...counts,
    diskFree: disk.bavail * disk.bsize,
    diskTotal: disk.blocks * disk.bsize,
    version,
    startedAt,
    backups: await ways.listBackups(),
  }
}
