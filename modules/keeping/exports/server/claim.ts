import { and, eq } from 'drizzle-orm'
import { newPath } from '#platform/server/storage.ts'
import type { Author, LongJobContext, Work } from '#platform/server/work.ts'
import { actsHere } from '#modules/sign-in/accounts/server/public.ts'
import { exportProgressed } from '../events.ts'
import { type ExportRow, exportTable as e } from './tables.ts'

/** How often a worker may try before the export has failed. */
export const mostTries = 5
/** Milliseconds of silence after which a worker is taken for dead. */
export const silence = 60_000

/** In whose name the export is made. */
export const authorOf = ({ accountId, accountName }: ExportRow): Author => ({ accountId, name: accountName })

/** Tells the browsers how an export stands. */
export function tell(work: Pick<Work, 'emit'>, row: ExportRow): void {
  const { id: exportId, kind, title, state, rowCount, total } = row
  work.emit(exportProgressed, { exportId, kind, title, state, rowCount, total })
}

export const sentences = {
  gaveUp: '伺服器無法寫出檔案，請稍後再匯出一次。',
  unknown: '這一種匯出已不再提供。',
  notActing: '匯出的帳號已停用或不在社區裡，匯出已停止。',
}

/** Ends an export that cannot be made, with a sentence for who started it. */
export async function fail(work: Work, row: ExportRow, failure: string): Promise<void> {
  const [failed] = await work.db
    .update(e)
    .set({ state: 'failed', failure, completedAt: work.now })
    .where(and(eq(e.id, row.id), eq(e.attempt, row.attempt)))
    .returning()
  if (!failed) return
  tell(work, failed)
  const after = { rowCount: failed.rowCount, failure }
  work.audit({ action: 'exports.fail', target: 'export', targetId: row.id, after })
}

const isOver = ({ state }: ExportRow) => state === 'completed' || state === 'failed' || state === 'cancelled'

/** Another worker is on it and was heard of lately. */
const isHeld = ({ state, beatAt }: ExportRow, now: Date) =>
  state === 'inprogress' && beatAt !== null && now.getTime() - beatAt.getTime() < silence

/** Takes an export for this worker, also from one that died. Undefined when there is nothing to do. */
export async function claim(
  context: LongJobContext,
  exportId: string,
): Promise<{ row: ExportRow; left: string } | undefined> {
  const known = await context.read((lease) => lease.db.select().from(e).where(eq(e.id, exportId)))
  if (!known[0]) return undefined
  return context.write(authorOf(known[0]), async (work) => {
    const [row] = await work.db.select().from(e).where(eq(e.id, exportId)).for('update')
    if (!row || isOver(row) || isHeld(row, work.now)) return undefined
    if (!(await actsHere(work, row.accountId))) {
      await fail(work, row, sentences.notActing)
      return undefined
    }
    if (row.attempt >= mostTries) {
      await fail(work, row, sentences.gaveUp)
      return undefined
    }
    const [taken] = await work.db
      .update(e)
      .set({
        state: 'inprogress',
        attempt: row.attempt + 1,
        beatAt: work.now,
        rowCount: 0,
        filePath: newPath('export', 'xlsx', work.now),
      })
      .where(eq(e.id, exportId))
      .returning()
    if (!taken) return undefined
    tell(work, taken)
    return { row: taken, left: row.filePath }
  })
}
