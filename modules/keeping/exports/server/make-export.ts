import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AnyExportSheet, Cell } from '#platform/server/export-sheet.ts'
import { type LongJob, longJob } from '#platform/server/jobs.ts'
import type { Storage } from '#platform/server/storage.ts'
import type { LongJobContext } from '#platform/server/work.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { keptDays, mostRows } from '../contract.ts'
import { actsHere } from '#modules/sign-in/accounts/server/public.ts'
import { about } from './about.ts'
import { authorOf, claim, fail, mostTries, sentences, tell } from './claim.ts'
import { masked, unmasked } from './mask.ts'
import { readQuery } from './start.ts'
import { type ExportRow, exportTable as e } from './tables.ts'

const payload = z.object({ exportId: z.string() })
export type MakeExport = LongJob<typeof payload>

const batchSize = 1000
/** Milliseconds between two words of progress. */
const pace = 500
const day = 86_400_000

/** The export is no longer this worker's: it was cancelled, or another worker took it. */
class NotOurs extends Error {}
/** Whoever started the export may not act any more. */
class NotActing extends Error {}
/** The program ends: the job comes back when it runs again. */
class Ending extends Error {}

const ours = (row: ExportRow) => and(eq(e.id, row.id), eq(e.attempt, row.attempt), eq(e.state, 'inprogress'))

async function sayProgress(context: LongJobContext, row: ExportRow, rowCount: number): Promise<void> {
  await context.write(authorOf(row), async (work) => {
    if (!(await actsHere(work, row.accountId))) throw new NotActing()
    const [now] = await work.db.update(e).set({ rowCount, beatAt: work.now }).where(ours(row)).returning()
    if (!now) throw new NotOurs()
    tell(work, now)
  })
}

/** The rows in batches, each read in a transaction of its own; in between it looks whether to go on. */
async function* batchesOf(
  context: LongJobContext,
  sheet: AnyExportSheet,
  row: ExportRow,
  counted: (rows: number) => void,
): AsyncGenerator<Cell[][]> {
  const query = readQuery(sheet, row.query)
  const mask = row.isMasked ? masked : unmasked
  const now = row.createdAt
  let [after, done, told] = ['', 0, Date.now()]
  do {
    if (context.signal.aborted) throw new Ending()
    const limit = Math.min(batchSize, mostRows - done)
    const batch = await context.read((lease) => sheet.rows(lease, query, { after, limit, now }))
    yield batch.rows.map((row) => sheet.columns.map((column) => column.value(row, mask)))
    after = batch.after
    done += batch.rows.length
    counted(done)
    if (Date.now() - told >= pace) {
      await sayProgress(context, row, done)
      told = Date.now()
    }
  } while (after && done < mostRows)
}

async function write(
  context: LongJobContext,
  storage: Storage,
  sheet: AnyExportSheet,
  row: ExportRow,
): Promise<void> {
  let rowCount = 0
  const count = (rows: number) => {
    rowCount = rows
  }
  const { communityId } = context
  const bytes = await storage.putStream(
    communityId,
    row.filePath,
    writeWorkbook({
      sheets: [
        {
          title: sheet.title,
          columns: sheet.columns.map(({ title, width, format = 'plain' }) => ({ title, width, format })),
          batches: batchesOf(context, sheet, row, count),
        },
      ],
      about: await context.read((lease) => about(lease, row)),
    }),
  )
  await context.write(authorOf(row), async (work) => {
    if (!(await actsHere(work, row.accountId))) throw new NotActing()
    const expiresAt = new Date(work.now.getTime() + keptDays * day)
    const [done] = await work.db
      .update(e)
      .set({ state: 'completed', rowCount, total: rowCount, bytes, completedAt: work.now, expiresAt })
      .where(ours(row))
      .returning()
    if (!done) throw new NotOurs()
    tell(work, done)
    const after = { kind: row.kind, isMasked: row.isMasked, rowCount, bytes }
    work.audit({ action: 'exports.finish', target: 'export', targetId: row.id, after })
  })
}

/** Gives the export back to the queue, or up when it was tried often enough. */
async function giveBack(context: LongJobContext, row: ExportRow): Promise<void> {
  await context.write(authorOf(row), async (work) => {
    if (row.attempt >= mostTries) return fail(work, row, sentences.gaveUp)
    await work.db.update(e).set({ state: 'pending', rowCount: 0, beatAt: work.now }).where(ours(row))
  })
}

/** The job that makes an export's file; safe to run again, also while another worker is on it. */
export function makeExport(storage: Storage, sheets: readonly AnyExportSheet[]): MakeExport {
  return longJob({
    name: 'exports.make',
    payload,
    async workLong(context, { exportId }) {
      const claimed = await claim(context, exportId)
      if (!claimed) return
      const { row, left } = claimed
      if (left) await storage.remove(context.communityId, left)
      const sheet = sheets.find((sheet) => sheet.kind.name === row.kind)
      if (!sheet) {
        await context.write(authorOf(row), (work) => fail(work, row, sentences.unknown))
        return
      }
      try {
        await write(context, storage, sheet, row)
      } catch (error) {
        await storage.remove(context.communityId, row.filePath)
        if (error instanceof NotOurs) return
        if (error instanceof NotActing)
          return context.write(authorOf(row), (work) => fail(work, row, sentences.notActing))
        if (!(error instanceof Ending)) context.log.error({ err: error, exportId }, 'an export broke off')
        await giveBack(context, row)
        if (row.attempt < mostTries) throw error
      }
    },
  })
}
