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

interface Silent {
  [column: string]: unknown
  communityId: string
  job: string
  payload: string
  key: string
}

/** Of silent work what no job is there for and what is not put aside (decision 044). */
const stillToDo = (silent: string): string => `
  select * from (${silent}) left_over where not lobby_jobs.has(left_over."communityId", left_over.key) and not exists (
    select from stuck_job s where s.community_id = left_over."communityId" and s.job_key = left_over.key
      and s.retried_at is null)`

/** Every minute: what nobody was heard of is queued again. */
export function revive({ name, reason, silent }: Revival): Chore {
  return {
    name,
    cron: '* * * * *',
    async work(database, now, log, freeDead) {
      const silentKeys = await database.across(reason, (lease) => lease.query<Silent>(silent, [now, batch]))
      // Whose job is still taken died over it.
      for (const one of silentKeys) await freeDead?.(one)
      const revived = await database.across(reason, async (lease) => {
        const left = await lease.query<Silent>(stillToDo(silent), [now, batch])
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

/** Files that are written before the transaction that names them ends: when it is rolled back, nothing names them. */
export interface Sweep {
  /** `module.removeUnnamed` */
  name: string
  cron: string
  /** Why it works across communities. */
  reason: string
  folders: readonly string[]
  /** Of the paths $2 of the communities $1, `communityId` and `path` of those that no record names. */
  unnamed: string
}

/** Days: files are younger than a transaction lives long before, and a week of missed nights is made good. */
const swept = { from: 2, to: 9 }
const day = 24 * 60 * 60 * 1000

/** Of kept files the ones whose paths are in no row of a table; communities that this database does not know are left alone. */
export const unnamedIn = (table: string, column: string): string => `
  select one.community_id as "communityId", one.path
  from unnest($1::uuid[], $2::text[]) as one (community_id, path) join community c on c.id = one.community_id
  where not exists (select from ${table} t where t.community_id = one.community_id and t.${column} = one.path)`

async function* keptFiles(storage: Storage, folders: readonly string[], now: Date) {
  for (const folder of folders)
    for (let days = swept.from; days <= swept.to; days++)
      yield* storage.list(folder, new Date(now.getTime() - days * day))
}

/** Removes nightly what is in a folder although no record names it. */
export function removeUnnamed(storage: Storage, sweep: Sweep): Chore {
  const { name, cron, reason, folders, unnamed } = sweep
  return {
    name,
    cron,
    async work(database, now, log) {
      let removed = 0
      const clear = async (some: readonly { communityId: string; filePath: string }[]) => {
        const asked = [some.map((item) => item.communityId), some.map((item) => item.filePath)]
        const found = await database.across(reason, (lease) =>
          lease.query<{ communityId: string; path: string }>(unnamed, asked),
        )
        for (const { communityId, path } of found) await storage.remove(communityId, path)
        removed += found.length
      }
      let some: { communityId: string; filePath: string }[] = []
      for await (const file of keptFiles(storage, folders, now)) {
        some.push(file)
        if (some.length < batch) continue
        await clear(some)
        some = []
      }
      if (some.length) await clear(some)
      if (removed) log.info({ removed }, name)
    },
  }
}
