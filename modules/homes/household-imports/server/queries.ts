import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Counts, HouseholdImport, ImportFault, ImportLine } from '../shapes.ts'
import { cellName } from './faults.ts'
import { faultTable as f, type ImportRow, importTable as i, lineTable as l } from './tables.ts'

const most = 30
const none = { added: 0, changed: 0, same: 0 }

/** Counts as they are kept; zeros before there are any. */
export const countsOf = ({ counts }: Pick<ImportRow, 'counts'>): Counts => ({
  households: counts.households ?? none,
  residents: counts.residents ?? none,
})

/** An import as calls give it. */
export function toImport(row: ImportRow): HouseholdImport {
  const { id: importId, state, done, total, fileName, bytes, faultCount, noticeCount, failure } = row
  return {
    importId,
    state,
    done,
    total,
    fileName,
    bytes,
    counts: countsOf(row),
    faultCount,
    noticeCount,
    failure,
    hasFile: row.filePath !== '',
    uploadedBy: row.accountName,
    createdAt: row.createdAt,
    confirmedBy: row.confirmedByName,
    completedAt: row.completedAt,
  }
}

/** The last imports, the newest first, at most 30. */
export const listImports = (lease: Lease): Promise<ImportRow[]> =>
  lease.db.select().from(i).orderBy(desc(i.createdAt), desc(i.id)).limit(most)

/** One import. Throws notFound. */
export async function getImport(lease: Lease, importId: string): Promise<ImportRow> {
  const [row] = await lease.db.select().from(i).where(eq(i.id, importId))
  if (!row) throw problems.notFound()
  return row
}

interface FaultQuery {
  importId: string
  offset: number
  maxCount: number
  sheet: string
  column: string
  isNotice?: boolean | undefined
}

/** What is wrong with a file, in the order of its cells. Throws notFound. */
export async function listFaults(lease: Lease, query: FaultQuery) {
  const { importId, offset, maxCount, sheet, column, isNotice } = query
  await getImport(lease, importId)
  const where = and(
    eq(f.importId, importId),
    sheet ? eq(f.sheet, sheet) : undefined,
    column ? eq(f.columnTitle, column) : undefined,
    isNotice === undefined ? undefined : eq(f.isNotice, isNotice),
  )
  const total = await lease.db.$count(f, where)
  const rows = await lease.db
    .select()
    .from(f)
    .where(where)
    .orderBy(asc(f.position))
    .offset(offset)
    .limit(maxCount)
  const data = rows.map(
    ({ sheet, rowNumber, columnIndex, columnTitle, problem, expected, value, isNotice }): ImportFault => ({
      sheet,
      cell: cellName({ row: rowNumber, column: columnIndex }),
      column: columnTitle,
      problem,
      expected,
      value,
      isNotice,
    }),
  )
  const groups = await lease.db
    .select({ sheet: f.sheet, column: f.columnTitle, isNotice: f.isNotice, count: count() })
    .from(f)
    .where(eq(f.importId, importId))
    .groupBy(f.sheet, f.columnTitle, f.isNotice)
    .orderBy(asc(f.isNotice), desc(f.sheet), desc(count()), asc(f.columnTitle))
  return { data, pagination: { offset, maxCount, total }, groups }
}

interface LineQuery {
  importId: string
  offset: number
  maxCount: number
  act?: 'added' | 'changed' | undefined
  text: string
}

/** What an import would do, households first. Throws notFound. */
export async function listLines(lease: Lease, query: LineQuery) {
  const { importId, offset, maxCount, act, text } = query
  await getImport(lease, importId)
  const where = and(
    eq(l.importId, importId),
    act ? eq(l.act, act) : undefined,
    text
      ? or(
          sql`strpos(lower(${l.label}), lower(${text})) > 0`,
          sql`strpos(lower(${l.name}), lower(${text})) > 0`,
        )
      : undefined,
  )
  const total = await lease.db.$count(l, where)
  const rows = await lease.db
    .select()
    .from(l)
    .where(where)
    .orderBy(asc(l.position))
    .offset(offset)
    .limit(maxCount)
  const data = rows.map(
    ({ kind, act, rowNumber, label, name, changes }): ImportLine => ({
      kind,
      act,
      rowNumber,
      label,
      name,
      changes,
    }),
  )
  return { data, pagination: { offset, maxCount, total } }
}
