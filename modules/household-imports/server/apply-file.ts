import { z } from 'zod'
import { cut } from '#platform/contract/cut.ts'
import { Problem } from '#platform/contract/problem.ts'
import { type LongJob, longJob } from '#platform/server/jobs.ts'
import type { Storage } from '#platform/server/storage.ts'
import { contextOf, type LongJobContext, type Work } from '#platform/server/work.ts'
import { dayIn } from './check-file.ts'
import { claim, confirmerOf, giveBack, NotOurs, step } from './claim.ts'
import { readCurrent } from './current.ts'
import { changedSince } from './changed-since.ts'
import { planOf } from './plan.ts'
import { type FileContent, readFile } from './read-file.ts'
import { removeFile } from './remove-file.ts'
import type { ImportRow } from './tables.ts'
import { writePlan } from './write-plan.ts'

const payload = z.object({ importId: z.string() })
/** Milliseconds between two words of progress. */
const pace = 500

/** Something is no longer as the preview showed it: nothing is written. */
class Stale extends Error {}

const lockAll = `
  with locked as (select id from household where closed_at is null order by id for no key update)
  select count(*) from locked`

async function end(work: Work, row: ImportRow, state: 'stale' | 'refused', failure: string): Promise<void> {
  await step(work, row, {
    state,
    failure,
    done: 0,
    ...(state === 'refused' ? { completedAt: work.now } : {}),
  })
  work.audit({
    action: `householdImports.${state}`,
    target: 'householdImport',
    targetId: row.id,
    after: { failure },
  })
}

/** Says how far it is, in a transaction of its own: the large one shows nothing before its end. */
function progressOf(context: LongJobContext, row: ImportRow): (count: number) => Promise<void> {
  let [done, told] = [0, Date.now()]
  return async (count) => {
    done += count
    if (Date.now() - told < pace) return
    told = Date.now()
    await context.write(confirmerOf(row), (work) => step(work, row, { done: Math.min(done, row.total) }))
  }
}

async function apply(context: LongJobContext, row: ImportRow, file: FileContent): Promise<void> {
  const author = confirmerOf(row)
  await context.write(author, async (work) => {
    const progress = progressOf(context, row)
    await work.query(
      "select pg_advisory_xact_lock(hashtextextended('household imports ' || lobby_community(), 0))",
    )
    // Who changes a household waits for a moment; who registers or hands over something does not.
    await work.query(lockAll)
    const plan = await planOf(file, await readCurrent(work), dayIn(work.now))
    const changed = await changedSince(work, row, plan)
    if (changed) throw new Stale(changed)
    const acting = contextOf(work, author, context)
    await writePlan(acting, plan, cut(`匯入 ${row.fileName}`, 60), progress)
    await step(work, row, { state: 'completed', done: row.total, completedAt: work.now })
    const after = { fileName: row.fileName, counts: plan.counts }
    work.audit({ action: 'householdImports.apply', target: 'householdImport', targetId: row.id, after })
  })
}

const gaveUp = '伺服器無法完成匯入，沒有寫入任何資料，請稍後再試。'

/** The job that writes a confirmed import, all or nothing, in one transaction. Safe to run again after any end. */
export function applyFile(storage: Storage): LongJob<typeof payload> {
  return longJob({
    name: 'householdImports.apply',
    payload,
    async workLong(context, { importId }) {
      const giveUp = (work: Work, row: ImportRow) => end(work, row, 'refused', gaveUp)
      const row = await claim(context, importId, 'applying', giveUp)
      if (!row) return
      const stop = (state: 'stale' | 'refused', words: string) =>
        context.write(confirmerOf(row), (work) => end(work, row, state, words))
      try {
        await apply(context, row, await readFile(await storage.get(context.communityId, row.filePath)))
        await removeFile(context, storage, importId)
      } catch (error) {
        if (error instanceof NotOurs) return
        if (error instanceof Stale) return stop('stale', error.message)
        if (error instanceof Problem) return stop('stale', error.description)
        await giveBack(context, row)
        throw error
      }
    },
  })
}
