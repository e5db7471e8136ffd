import { z } from 'zod'
import { Problem } from '#platform/contract/problem.ts'
import { taipei } from '#platform/contract/taipei.ts'
import { type LongJob, longJob } from '#platform/server/jobs.ts'
import type { Storage } from '#platform/server/storage.ts'
import type { LongJobContext, Work } from '#platform/server/work.ts'
import { mustStillAct } from '#modules/sign-in/accounts/server/public.ts'
import { claim, giveBack, keepHeard, NotOurs, step, tellStuck, uploaderOf } from './claim.ts'
import { readCurrent } from './current.ts'
import { fileThreads } from './file-questions.ts'
import { keepPlan } from './keep-plan.ts'
import { keepInMemory, versionsOf } from './kept-plan.ts'
import { removeFile } from './remove-file.ts'
import type { ImportRow } from './tables.ts'

const payload = z.object({ importId: z.string() })
export type ImportJob = LongJob<typeof payload>

const two = (n: number) => String(n).padStart(2, '0')

/** The day in Taipei, `2026-11-30`. */
export function dayIn(at: Date): string {
  const { year, month, day } = taipei(at)
  return `${year}-${two(month)}-${two(day)}`
}

const gaveUp = '伺服器無法檢查這個檔案，請稍後再上傳一次。'

async function refuse(work: Work, row: ImportRow, failure: string): Promise<void> {
  await step(work, row, { state: 'refused', failure, checkedAt: work.now, completedAt: work.now })
  work.audit({
    action: 'householdImports.refuse',
    target: 'householdImport',
    targetId: row.id,
    after: { failure },
  })
}

async function check(context: LongJobContext, storage: Storage, row: ImportRow): Promise<void> {
  const file = await storage.get(context.communityId, row.filePath)
  const today = dayIn(new Date())
  const { plan, versions } = await fileThreads.use(
    context.communityId,
    async (ask) => {
      await ask('read', { file })
      // The versions first: what changes while the rest is read is noticed before anything is written.
      const seen = await context.read(versionsOf)
      const current = await context.read(readCurrent)
      return { plan: await ask('plan', { current, today }), versions: seen }
    },
    context.signal,
  )
  const { faults, counts } = plan
  const checked = await context.write(uploaderOf(row), async (work) => {
    await mustStillAct(work, row.accountId)
    await keepPlan(work, row.id, faults.errors ? { faults, lines: [] } : plan)
    const now = await step(work, row, {
      state: faults.errors ? 'faulty' : 'ready',
      counts,
      faultCount: faults.errors,
      noticeCount: faults.notices,
      total: plan.lines.length,
      checkedAt: work.now,
      attempt: 0,
    })
    const after = { fileName: row.fileName, counts, faultCount: faults.errors }
    work.audit({ action: 'householdImports.check', target: 'householdImport', targetId: row.id, after })
    return now
  })
  if (!faults.errors) keepInMemory(checked, { plan, versions, today })
}

/** The job that reads an uploaded workbook and says what it would do; nothing is written. Safe to run again. */
export function checkFile(storage: Storage): ImportJob {
  return longJob({
    name: 'householdImports.check',
    payload,
    onStuck: tellStuck(
      '檢查這個檔案時系統意外中斷，已停止檢查並通知系統營運人員。您也可以取消，另存新檔後再上傳一次。',
    ),
    async workLong(context, { importId }) {
      const giveUp = (work: Work, row: ImportRow) => refuse(work, row, gaveUp)
      const row = await claim(context, importId, 'checking', giveUp)
      if (!row) return
      const quiet = keepHeard(context, row)
      try {
        await check(context, storage, row)
      } catch (error) {
        if (error instanceof NotOurs) return
        if (!(error instanceof Problem)) {
          await giveBack(context, row)
          throw error
        }
        await context.write(uploaderOf(row), (work) => refuse(work, row, error.description))
        await removeFile(context, storage, importId)
      } finally {
        quiet()
      }
    },
  })
}
