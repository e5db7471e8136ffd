import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { pointTable } from '#modules/building/alarm-points/server/public.ts'
import { readingOf } from '#modules/building/alarm-points/contract.ts'
import type { AlarmEvent, PrivateAlert } from '../shapes.ts'
import { type EventRow, eventTable as e } from './tables.ts'

/** An alarm as lists show it. */
export function eventOf(row: EventRow, label: string, unit: string): AlarmEvent {
  const { id: eventId, value, acknowledgedByName: acknowledgedBy, processedByName: processedBy } = row
  return { ...row, eventId, label, unit, value: readingOf(value), acknowledgedBy, processedBy }
}

/** It came while somebody worked on its point, or somebody does now. */
const inMaintenance = sql<boolean>`${e.inMaintenance} or (${e.processedAt} is null and coalesce(${pointTable.maintenanceUntil} > now(), false))`

const label = sql<string>`coalesce(${householdTable.label}, '')`

/** Alarms as lists show them, the newest first, with what a cursor needs. */
export async function readEvents(
  lease: Lease,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<(AlarmEvent & { micros: number })[]> {
  const rows = await lease.db
    .select({ row: e, label, unit: pointTable.unit, inMaintenance, micros: microsOf(e.createdAt) })
    .from(e)
    .innerJoin(pointTable, eq(pointTable.id, e.pointId))
    .leftJoin(householdTable, eq(householdTable.id, e.householdId))
    .where(condition)
    .orderBy(desc(e.createdAt), desc(e.id))
    .limit(limit)
  return rows.map(({ row, label, unit, micros, ...rest }) => ({
    ...eventOf(row, label, unit),
    ...rest,
    micros,
  }))
}

/** What nobody is done with, the highest first and of these the newest: of the building, or of households (R206). */
export async function readUnfinished(
  lease: Lease,
  isPrivate: boolean,
): Promise<(AlarmEvent & PrivateAlert)[]> {
  const rows = await lease.db
    .select({ row: e, label, unit: pointTable.unit, inMaintenance })
    .from(e)
    .innerJoin(pointTable, eq(pointTable.id, e.pointId))
    .leftJoin(householdTable, eq(householdTable.id, e.householdId))
    .where(and(isNull(e.processedAt), eq(e.isPrivate, isPrivate), eq(e.isQuiet, false)))
    .orderBy(desc(e.level), desc(e.createdAt), asc(e.id))
    .limit(200)
  return rows.map(({ row, label, unit, ...rest }) => ({ ...eventOf(row, label, unit), ...rest }))
}
