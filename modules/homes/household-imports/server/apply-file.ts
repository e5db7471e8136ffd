import { z } from 'zod'
import { cut } from '#platform/contract/cut.ts'
import { Problem } from '#platform/contract/problem.ts'
import { type LongJob, longJob } from '#platform/server/jobs.ts'
import type { Storage } from '#platform/server/storage.ts'
import { contextOf, type LongJobContext, type Work } from '#platform/server/work.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { mustStillAct } from '#modules/sign-in/accounts/server/public.ts'
import { dayIn } from './check-file.ts'
import { claim, confirmerOf, giveBack, NotOurs, step, tellStuck } from './claim.ts'
import { readCurrent } from './current.ts'
import { changedSince } from './changed-since.ts'
import { takeKept, versionsOf } from './kept-plan.ts'
import type { Plan } from './plan.ts'
import { fileThreads } from './file-questions.ts'
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

/** Writes the plan that `planIn` gives, in the transaction that locked the households; false when it gives none. */
async function apply(
  context: LongJobContext,
  row: ImportRow,
  planIn: (work: Work) => Promise<Plan | undefined>,
): Promise<boolean> {
  const author = confirmerOf(row)
  return context.write(author, async (work) => {
    const progress = progressOf(context, row)
    await oneAtATime(work, 'household imports')
    await mustStillAct(work, author.accountId)
    // Who changes a household waits for a moment; who registers or hands over something does not.
    await work.query(lockAll)
    const plan = await planIn(work)
    if (!plan) return false
    const acting = contextOf(work, author, context)
    await writePlan(acting, plan, cut(`匯入 ${row.fileName}`, 60), progress)
    await step(work, row, { state: 'completed', done: row.total, completedAt: work.now })
    const after = { fileName: row.fileName, counts: plan.counts }
    work.audit({ action: 'householdImports.apply', target: 'householdImport', targetId: row.id, after })
    return true
  })
}

/** Writes the very plan of the preview, when it is still at hand and nothing changed since; says whether it did. */
async function applyKept(context: LongJobContext, row: ImportRow): Promise<boolean> {
  const kept = takeKept(row)
  if (!kept) return false
  return apply(context, row, async (work) =>
    kept.today === dayIn(work.now) && kept.versions === (await versionsOf(work)) ? kept.plan : undefined,
  )
}

/** Makes the plan anew and writes it, when it is what the preview showed. Throws Stale. */
async function applyAnew(context: LongJobContext, row: ImportRow, file: Uint8Array): Promise<void> {
  await fileThreads.use(
    context.communityId,
    async (ask) => {
      await ask('read', { file })
      await apply(context, row, async (work) => {
        const plan = await ask('plan', { current: await readCurrent(work), today: dayIn(work.now) })
        const changed = await changedSince(work, row, plan)
        if (changed) throw new Stale(changed)
        return plan
      })
    },
    context.signal,
  )
}

const gaveUp = '伺服器無法完成匯入，沒有寫入任何資料，請稍後再試。'

/** The job that writes a confirmed import, all or nothing, in one transaction. Safe to run again after any end. */
export function applyFile(storage: Storage): LongJob<typeof payload> {
  return longJob({
    name: 'householdImports.apply',
    payload,
    onStuck: tellStuck('寫入時系統意外中斷，沒有寫入任何資料，已通知系統營運人員。'),
    async workLong(context, { importId }) {
      const giveUp = (work: Work, row: ImportRow) => end(work, row, 'refused', gaveUp)
      const row = await claim(context, importId, 'applying', giveUp)
      if (!row) return
      const stop = (state: 'stale' | 'refused', words: string) =>
        context.write(confirmerOf(row), (work) => end(work, row, state, words))
      try {
        if (!(await applyKept(context, row)))
          await applyAnew(context, row, await storage.get(context.communityId, row.filePath))
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
