import { type Database, workWithin } from './database.ts'
import type { Chore } from './jobs.ts'
import type { Storage } from './storage.ts'

const batch = 200

/** Long work in many communities that a job does and a worker may die of. */
export interface Revival {
  /** `module.revive` */
  name: string
  /** Why it works across communities. */
  reason: string
  /**
   * Work of which nobody was heard lately: `communityId`, `job`, its `payload` as JSON text, and the `key` under which it is
   * queued once. $1 is now, $2 how many at most.
   */
  silent: string
}

/** Every minute: what nobody was heard of is queued again. */
export function revive({ name, reason, silent }: Revival): Chore {
  return {
    name,
    cron: '* * * * *',
    async work(database, now, log) {
      const revived = await database.across(reason, async (lease) => {
        const left = await lease.query<{ communityId: string; job: string; payload: string; key: string }>(
          silent,
          [now, batch],
        )
        for (const { communityId, job, payload, key } of left) {
          await workWithin(lease, communityId)
          await lease.query('select lobby_jobs.enqueue($1, $2, $3, null)', [job, payload, key])
        }
        return left.length
      })
      if (revived) log.info({ revived }, name)
    },
  }
}

/** Files of many communities that nobody needs any longer. */
export interface Clearance {
  /** `module.removeFiles` */
  name: string
  cron: string
  /** Why it works across communities. */
  reason: string
  /** `communityId`, `id` and `path` of records whose file goes. $1 is now, $2 how many at most. */
  finished: string
  /** Takes the paths out of these records, with whatever goes with a file. $1 are their communities, $2 their ids. */
  forget: string
}

async function removeBatch(
  database: Database,
  storage: Storage,
  { reason, finished, forget }: Clearance,
  now: Date,
): Promise<number> {
  return database.across(reason, async (lease) => {
    const files = await lease.query<{ communityId: string; id: string; path: string }>(finished, [now, batch])
    for (const { communityId, path } of files) await storage.remove(communityId, path)
    if (files.length) await lease.query(forget, [files.map((f) => f.communityId), files.map((f) => f.id)])
    return files.length
  })
}

/** Removes files on a timetable, the file before its path, so that a stop in between is made good the next time. */
export function removeFiles(storage: Storage, clearance: Clearance): Chore {
  const { name, cron } = clearance
  return {
    name,
    cron,
    async work(database, now, log) {
      let removed = 0
      for (let last = batch; last === batch; removed += last)
        last = await removeBatch(database, storage, clearance, now)
      if (removed) log.info({ removed }, name)
    },
  }
}
