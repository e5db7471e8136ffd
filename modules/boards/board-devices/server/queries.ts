import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { type DisplayDevice, silentSeconds } from '../contract.ts'
import { deviceTable as d } from './tables.ts'

export type DeviceRow = typeof d.$inferSelect

/** Whether a screen was heard of a moment ago. */
export const isOnline = ({ seenAt }: { seenAt: Date | null }, now: Date): boolean =>
  seenAt !== null && now.getTime() - seenAt.getTime() < silentSeconds * 1000

/** A row as people see it. */
export const toDevice = (row: DeviceRow, now: Date): DisplayDevice => ({
  displayDeviceId: row.id,
  name: row.name,
  groupName: row.groupName,
  boardId: row.boardId,
  onFrom: row.onFrom,
  onUntil: row.onUntil,
  status: isOnline(row, now) ? 'online' : 'offline',
  seenAt: row.seenAt,
  driftMs: row.driftMs,
  screen: row.screen,
  program: row.program,
  shownBoardId: row.shownBoardId,
  shownHash: row.shownHash,
  pairedAt: row.pairedAt,
  pairedBy: row.pairedByName,
  rowVersion: row.rowVersion,
})

/** The screens that were not removed, by name. */
export const deviceRows = (lease: Lease, condition?: SQL): Promise<DeviceRow[]> =>
  lease.db
    .select()
    .from(d)
    .where(and(isNull(d.removedAt), condition))
    .orderBy(asc(d.name), asc(d.id))

/** One screen, held against whoever changes it. Throws notFound. */
export async function lockedDevice(lease: Lease, condition: SQL): Promise<DeviceRow> {
  const [row] = await lease.db
    .select()
    .from(d)
    .where(and(isNull(d.removedAt), condition))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}

/** The screens of a board. */
export const ofBoard = (boardId: string): SQL => eq(d.boardId, boardId)
