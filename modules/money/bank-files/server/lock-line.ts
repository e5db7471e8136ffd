import { eq, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { lineHandled } from '../desk-contract.ts'
import { bankLineChanged } from '../events.ts'
import { bankLines as t } from './tables.ts'
import { type LineAct, writeActs } from './write-lines.ts'

type BankLine = typeof t.$inferSelect

/** A line, locked until the transaction ends, as it was seen. Throws notFound, and lineHandled with who was faster. */
export async function lockLine(
  context: Context,
  { lineId, rowVersion }: { lineId: string; rowVersion?: number },
) {
  const [row] = await context.db.select().from(t).where(eq(t.id, lineId)).for('update')
  if (!row) throw problems.notFound()
  if (rowVersion !== undefined && row.rowVersion !== rowVersion) {
    const [last] = await context.query<{ at: Date; by: string }>(
      'select at, account_name as by from bank_line_act where line_id = $1 order by at desc, id desc limit 1',
      [lineId],
    )
    throw lineHandled(last ? `已於 ${speakTime(last.at)} 由 ${last.by} 處理` : '剛剛有變動')
  }
  return row
}

/** Writes what was done with a line, and tells it. */
export async function keepAct(
  context: Context,
  act: LineAct,
  changed: Partial<Pick<BankLine, 'householdId' | 'postponedUntil' | 'closedAt' | 'reversesId'>> = {},
) {
  await context.db
    .update(t)
    .set({ ...changed, rowVersion: sql`${t.rowVersion} + 1` })
    .where(eq(t.id, act.lineId))
  await writeActs(context, [act])
  context.emit(bankLineChanged, { lineId: act.lineId })
}
