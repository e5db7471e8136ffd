import { and, eq, ne } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  alreadyOver,
  fileGone,
  hasFaults,
  nothingToImport,
  otherApplying,
  stillChecking,
} from '../contract.ts'
import type { HouseholdImport, ImportState } from '../shapes.ts'
import type { ImportJob } from './check-file.ts'
import { tell } from './claim.ts'
import { forgetPlan } from './keep-plan.ts'
import { toImport } from './queries.ts'
import { requireRoomToCheck } from './room-to-check.ts'
import { type ImportRow, importTable as i } from './tables.ts'

const said: Partial<Record<ImportState, string>> = {
  applying: '正在寫入',
  completed: '已經完成',
  refused: '的檔案無法使用',
  cancelled: '已經取消',
  expired: '已經過期',
}

/** Throws notFound. */
async function lockImport(context: Context, importId: string): Promise<ImportRow> {
  const [row] = await context.db.select().from(i).where(eq(i.id, importId)).for('update')
  if (!row) throw problems.notFound()
  return row
}

/** Throws stillChecking, alreadyOver, fileGone. */
function requireOpen(row: ImportRow): void {
  if (row.state === 'checking') throw stillChecking()
  const over = said[row.state]
  if (over) throw alreadyOver(over)
  if (!row.filePath) throw fileGone()
}

async function change(
  context: Context,
  row: ImportRow,
  set: Partial<typeof i.$inferInsert>,
): Promise<HouseholdImport> {
  const [now] = await context.db
    .update(i)
    .set({ ...set, beatAt: context.now })
    .where(eq(i.id, row.id))
    .returning()
  if (!now) throw problems.notFound()
  tell(context, now)
  return toImport(now)
}

/**
 * Has what the preview showed written, by a job that first looks whether everything is still so. Again while it is under
 * way, it is the same act. Throws notFound, stillChecking, hasFaults, nothingToImport, otherApplying, alreadyOver, fileGone.
 */
export async function confirmImport(
  context: Context,
  job: ImportJob,
  importId: string,
): Promise<HouseholdImport> {
  const { actor, now } = context
  await oneAtATime(context, 'confirm import')
  const row = await lockImport(context, importId)
  if (row.state === 'applying' && row.confirmedById === actor.accountId) {
    context.audit({ action: 'householdImports.confirmAgain', target: 'householdImport', targetId: importId })
    return toImport(row)
  }
  requireOpen(row)
  if (row.state === 'stale') throw alreadyOver('的預覽已經過時，請先重新檢查')
  if (row.state !== 'ready') throw hasFaults(row.faultCount)
  if (!row.total) throw nothingToImport()
  const [other] = await context.db
    .select({ by: i.confirmedByName })
    .from(i)
    .where(and(eq(i.state, 'applying'), ne(i.id, importId)))
  if (other) throw otherApplying(other.by)
  const after = { fileName: row.fileName, counts: row.counts }
  context.audit({ action: 'householdImports.confirm', target: 'householdImport', targetId: importId, after })
  context.enqueue(job, { importId }, { key: `import ${importId}` })
  return change(context, row, {
    state: 'applying',
    confirmedById: actor.accountId,
    confirmedByName: actor.name,
    confirmedAt: now,
    attempt: 0,
    done: 0,
    failure: '',
  })
}

/** Compares the file anew with what is there now. Throws notFound, stillChecking, alreadyOver, fileGone, tooManyChecking. */
export async function recheckImport(
  context: Context,
  job: ImportJob,
  importId: string,
): Promise<HouseholdImport> {
  const row = await lockImport(context, importId)
  requireOpen(row)
  await requireRoomToCheck(context)
  context.audit({ action: 'householdImports.recheck', target: 'householdImport', targetId: importId })
  context.enqueue(job, { importId }, { key: `import ${importId}` })
  return change(context, row, { state: 'checking', attempt: 0, failure: '' })
}

/** Gives an import up; its file goes with the next chore. Throws notFound, alreadyOver. */
export async function cancelImport(context: Context, importId: string): Promise<void> {
  const row = await lockImport(context, importId)
  const over = said[row.state]
  if (over) throw alreadyOver(over)
  await forgetPlan(context, importId)
  await change(context, row, { state: 'cancelled', completedAt: context.now })
  context.audit({ action: 'householdImports.cancel', target: 'householdImport', targetId: importId })
}
