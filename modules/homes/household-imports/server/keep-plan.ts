import { eq } from 'drizzle-orm'
import { turns } from '#platform/server/turns.ts'
import type { Work } from '#platform/server/work.ts'
import { cellName, type FoundFaults } from './faults.ts'
import type { PlannedLine } from './plan.ts'
import { faultTable, lineTable } from './tables.ts'

/** Rows of one statement. */
const most = 1000

async function inBatches<Row>(rows: readonly Row[], write: (json: string) => void): Promise<void> {
  const turn = turns()
  for (let at = 0; at < rows.length; at += most) {
    await turn()
    write(JSON.stringify(rows.slice(at, at + most)))
  }
}

const byCell = new Intl.Collator('en', { numeric: true })

/** Faults in the order in which a person goes through the sheets: rows, then columns. */
function inOrder({ all }: FoundFaults) {
  return all
    .map((item, found) => ({ ...item, found }))
    .sort(
      (a, b) =>
        byCell.compare(b.sheet, a.sheet) ||
        a.row - b.row ||
        (a.column ?? -1) - (b.column ?? -1) ||
        byCell.compare(cellName(a), cellName(b)) ||
        a.found - b.found,
    )
}

const insertFaults = `
  insert into household_import_fault
    (import_id, position, sheet, row_number, column_index, column_title, problem, expected, value, is_notice)
  select $1, position, sheet, "row", "column", title, problem, expected, value, "isNotice"
  from jsonb_to_recordset($2) as one (position integer, sheet text, "row" integer, "column" smallint, title text,
    problem text, expected text, value text, "isNotice" boolean)`

const insertLines = `
  insert into household_import_line (import_id, position, kind, act, row_number, label, name, changes, digest)
  select $1, position, kind, act, "rowNumber", label, name, changes, digest
  from jsonb_to_recordset($2) as one (position integer, kind text, act text, "rowNumber" integer, label text, name text,
    changes jsonb, digest text)`

/** Forgets what an earlier check found: names and numbers of people stand in it. */
export async function forgetPlan(work: Pick<Work, 'db'>, importId: string): Promise<void> {
  await work.db.delete(faultTable).where(eq(faultTable.importId, importId))
  await work.db.delete(lineTable).where(eq(lineTable.importId, importId))
}

/** Keeps what a check found: faults, and what would be done. */
export async function keepPlan(
  work: Work,
  importId: string,
  plan: { faults: FoundFaults; lines: readonly PlannedLine[] },
): Promise<void> {
  await forgetPlan(work, importId)
  const faults = inOrder(plan.faults).map((item, position) => ({ ...item, position }))
  await inBatches(faults, (json) => work.leave(insertFaults, [importId, json]))
  const lines = plan.lines.map((line, position) => ({ ...line, position }))
  await inBatches(lines, (json) => work.leave(insertLines, [importId, json]))
}
