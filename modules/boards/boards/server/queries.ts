import { and, asc, eq, isNull } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Board, Schedule } from '../contract.ts'
import { entries } from './schedule-entries.ts'
import { boardTable as b } from './tables.ts'

type Row = typeof b.$inferSelect

/** A row as people see it. */
export const toBoard = ({ id, category, changedByName, ...row }: Row): Board => ({
  boardId: id,
  name: row.name,
  categoryId: category,
  orientation: row.orientation,
  zones: row.zones,
  rowVersion: row.rowVersion,
  changedAt: row.changedAt,
  changedBy: changedByName,
})

/** All boards, by name. */
export async function listBoards(lease: Lease): Promise<Board[]> {
  const rows = await lease.db.select().from(b).where(isNull(b.deletedAt)).orderBy(asc(b.name), asc(b.id))
  return rows.map(toBoard)
}

/** One board, held against whoever deletes or changes it when asked so. Throws notFound. */
export async function boardRow(lease: Lease, boardId: string, lock?: 'update' | 'share'): Promise<Row> {
  const read = lease.db
    .select()
    .from(b)
    .where(and(eq(b.id, boardId), isNull(b.deletedAt)))
  const [row] = await (lock ? read.for(lock) : read)
  if (!row) throw problems.notFound()
  return row
}

/** Every entry of the schedule in its order, retired ones after them. */
export async function listSchedules(lease: Lease): Promise<Schedule[]> {
  const rows = (await entries.read(lease)).map((row) => ({
    scheduleId: row.id,
    name: row.name,
    boardId: row.boardId,
    turns: row.turns,
    groups: row.groups,
    weekdays: row.weekdays,
    fromTime: row.fromTime,
    untilTime: row.untilTime,
    firstDay: row.firstDay,
    lastDay: row.lastDay,
    isEnabled: row.retiredAt === null,
    rowVersion: row.version,
  }))
  return [...rows.filter((row) => row.isEnabled), ...rows.filter((row) => !row.isEnabled)]
}
